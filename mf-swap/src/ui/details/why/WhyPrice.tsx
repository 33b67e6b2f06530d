import { formatInFull, rawAmount, shortenSymbol, slippagePercent, type Currency } from '@dex/mf-shared/domain';
import { Column, Figure, Text, useLocation, sectionSelector, useServices } from '@dex/mf-shared/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { priceSums, shownSums, type PriceSums } from '../../../domain/priceSums';
import type { Trade } from '../../../domain/trade';
import type { SwapEngine } from '../../../state/swapEngine';
import type { SwapFacts } from '../../../state/swapFacts';
import { swapSlice } from '../../../state/swapSlice';
import { useReadyEngine } from '../../SwapEngineContext';
import { Line, List } from '../Lines';
import { Alternatives } from './Alternatives';
import { whyTexts as texts } from './whyPrice.messages';

interface WhyPriceProps {
  readonly trade: Trade;
  readonly facts: Pick<SwapFacts, 'limits' | 'slippage'>;
}

const useSwapSelector = sectionSelector(swapSlice);

/** The price taken apart into sums that add up, and what else it was chosen from (SWAP-22). */
export function WhyPrice(props: WhyPriceProps) {
  const engine = useReadyEngine();
  return engine && <Taken {...props} engine={engine} />;
}

function Taken({ trade, facts: { limits, slippage }, engine }: WhyPriceProps & { readonly engine: SwapEngine }) {
  const { chains } = useServices();
  const { search } = useLocation();
  const cost = useSwapSelector((state) => engine.selectCostInToken(state, search, chains));
  const alternatives = useSwapSelector((state) => engine.selectAlternatives(state, search, chains));
  const sums = limits && priceSums(trade, limits, cost);
  const currency = trade.tradeType === 'exactInput' ? trade.output : trade.input;
  return (
    <Column $gap={12} data-testid="swap-why">
      {sums ? (
        <Sums sums={shownSums(sums, trade)} trade={trade} currency={currency} percent={slippagePercent(slippage)} />
      ) : (
        <Text $size="small">
          <FormattedMessage {...texts.none} />
        </Text>
      )}
      <Alternatives alternatives={alternatives} trade={trade} currency={currency} />
    </Column>
  );
}

interface SumsProps {
  readonly sums: PriceSums;
  readonly trade: Trade;
  readonly currency: Currency;
  readonly percent: string;
}

function Sums({ sums, trade: { tradeType }, currency, percent }: SumsProps) {
  const intl = useIntl();
  const isInput = tradeType === 'exactInput';
  const amountOf = (value: bigint) => formatInFull(rawAmount(value), currency.decimals);
  /** What is taken from an output, or comes on top of an input; the other way round when it is below zero. */
  const taken = (value: bigint | null) => {
    if (value === null) return null;
    const amount = amountOf(value < 0n ? -value : value);
    return intl.formatMessage(value < 0n === isInput ? texts.more : texts.less, { amount });
  };
  const unit = shortenSymbol(currency.symbol);
  return (
    <List>
      <Line name={<FormattedMessage {...texts.atMid} />}>
        <Figure shown={amountOf(sums.atMid)} unit={unit} testId="swap-why-mid" />
      </Line>
      <Line name={<FormattedMessage {...texts.impact} />}>
        <Figure shown={taken(sums.impact)} unit={unit} testId="swap-why-impact" />
      </Line>
      <Line name={<FormattedMessage {...texts.fees} />}>
        <Figure shown={taken(sums.fees)} unit={unit} testId="swap-why-fees" />
      </Line>
      {sums.kept > 0n && (
        <Line name={<FormattedMessage {...texts.kept} />}>
          <Figure shown={taken(sums.kept)} unit={unit} testId="swap-why-kept" />
        </Line>
      )}
      <Line isTotal name={<FormattedMessage {...(isInput ? texts.receives : texts.pays)} />}>
        <Figure shown={amountOf(BigInt(sums.quoted))} unit={unit} testId="swap-why-quoted" />
      </Line>
      <Line name={<FormattedMessage {...texts.networkCost} />}>
        <Figure shown={taken(sums.networkCost)} unit={unit} testId="swap-why-cost" />
      </Line>
      <Line isTotal name={<FormattedMessage {...(isInput ? texts.afterCost : texts.withCost)} />}>
        <Figure shown={sums.withCost === null ? null : signedText(sums.withCost, amountOf)} unit={unit} testId="swap-why-net" />
      </Line>
      <Line name={<FormattedMessage {...texts.tolerance} values={{ percent }} />}>
        <Figure shown={taken(sums.tolerance)} unit={unit} testId="swap-why-tolerance" />
      </Line>
      <Line isTotal name={<FormattedMessage {...(isInput ? texts.atLeast : texts.atMost)} />}>
        <Figure shown={amountOf(BigInt(sums.limit))} unit={unit} testId="swap-why-limit" />
      </Line>
    </List>
  );
}

/** A small trade can cost more than it gives. */
function signedText(value: bigint, amountOf: (value: bigint) => string): string {
  return value < 0n ? `−${amountOf(-value)}` : amountOf(value);
}
