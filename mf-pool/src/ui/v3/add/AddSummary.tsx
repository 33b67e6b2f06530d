import { formatFee, parseFeeTier, rawAmount, shortenSymbol, type ChainId } from '@dex/mf-shared/domain';
import { Badge } from '@dex/mf-shared/ui/controls';
import { Column, CurrencyPairLogo, Divider, PriceText, Row, Text, useLocation, sectionSelector, useServices } from '@dex/mf-shared/ui';
import type { ReactNode } from 'react';
import { FormattedDate, FormattedMessage } from 'react-intl';
import { isTurnedOver } from '../../../domain/rangePrice';
import type { ShownAddition, ShownCreation } from '../../../domain/v3/shownTerms';
import { marketGap } from '../../../domain/v3/startPrice';
import { selectMarket, marketSlice } from '../../../state/v3/marketSlice';
import { poolV3Slice } from '../../../state/v3/poolV3Slice';
import { poolAddressOf, selectPool } from '../../../state/v3/selectWishes';
import { wantedSlice } from '../../../state/wantedSlice';
import { AmountRow } from '../AmountRow';
import { PriceGapNotice, type PriceGap } from '../market/PriceGapText';
import { priceText, rangeTexts } from '../priceTexts';
import { orderTexts, positionTexts } from '../v3.messages';
import { shownSides, symbolsOf } from './shownSides';

const useV3Selector = sectionSelector(marketSlice, poolV3Slice, wantedSlice);

/** How the price that an order deposits at stands to the market as that is known now (V3-26). */
function useGap(terms: ShownAddition | ShownCreation, sqrtPriceX96: bigint, isNew: boolean): PriceGap {
  const { chains } = useServices();
  const location = useLocation();
  const market = useV3Selector((state) => selectMarket(state, location, chains));
  const [base, quote] = shownSides(terms);
  const gap = marketGap(sqrtPriceX96, market);
  const deposit =
    'tickLower' in terms
      ? { amounts: { amount0: BigInt(terms.amount0Desired), amount1: BigInt(terms.amount1Desired) }, range: terms }
      : null;
  return { pair: terms.pair, base, quote, sqrtPriceX96, isNew, gap, deposit };
}

interface StartPriceProps {
  readonly startSqrtPriceX96: string;
  readonly terms: ShownAddition | ShownCreation;
}

/** The price that a pool is made at, and how far it is from the market. */
export function StartPrice({ startSqrtPriceX96, terms }: StartPriceProps) {
  const gap = useGap(terms, BigInt(startSqrtPriceX96), true);
  const [base, quote] = symbolsOf(terms);
  return (
    <>
      <Line label={<FormattedMessage {...orderTexts.startPrice} />} testId="pool-v3-order-start">
        <PriceText text={priceText(startSqrtPriceX96, terms.pair)} /> <FormattedMessage {...positionTexts.per} values={{ base, quote }} />
      </Line>
      <PriceGapNotice of={gap} testId="pool-v3-order-start-gap" />
    </>
  );
}

interface SummaryProps {
  readonly terms: ShownAddition;
  readonly chainId: ChainId;
}

/** The price of a pool that there is already, where it is far from the market. */
export function PoolGap({ terms, chainId }: SummaryProps) {
  const { chains } = useServices();
  const pool = useV3Selector((state) => selectPool(state, poolAddressOf(chains, chainId, terms.token0, terms.token1, terms.fee)));
  const gap = useGap(terms, pool.kind === 'exists' ? BigInt(pool.sqrtPriceX96) : 0n, false);
  return pool.kind === 'exists' ? <PriceGapNotice of={gap} testId="pool-v3-order-pool-gap" /> : null;
}

/** What an addition is about: every figure is read from the order that will be sent. */
export function AddSummary({ terms, chainId }: SummaryProps) {
  const { pair } = terms;
  const [currencyA, currencyB] = shownSides(terms);
  const turned = isTurnedOver(pair);
  const [desiredA, desiredB] = turned ? [terms.amount1Desired, terms.amount0Desired] : [terms.amount0Desired, terms.amount1Desired];
  const [leastA, leastB] = turned ? [terms.amount1Min, terms.amount0Min] : [terms.amount0Min, terms.amount1Min];
  const range = rangeTexts(terms, pair, parseFeeTier(terms.fee));
  const [base, quote] = symbolsOf(terms);
  const symbols = { base, quote };
  const sides = [
    { currency: currencyA, desired: desiredA, least: leastA, name: 'a' },
    { currency: currencyB, desired: desiredB, least: leastB, name: 'b' },
  ];
  return (
    <Column $gap={12}>
      <Row $gap={8}>
        <CurrencyPairLogo one={currencyA} other={currencyB} size={24} />
        <Text $strong>
          <FormattedMessage {...positionTexts.pair} values={{ quote: symbols.base, base: symbols.quote }} />
        </Text>
        <Badge>
          <FormattedMessage {...positionTexts.percent} values={{ value: formatFee(terms.fee) }} />
        </Badge>
      </Row>
      {sides.map(({ currency, desired, name }) => (
        <AmountRow
          key={name}
          currency={currency}
          amount={rawAmount(BigInt(desired))}
          digits={6}
          rounding="up"
          testId={`pool-v3-order-${name}`}
        />
      ))}
      <Divider />
      {terms.startSqrtPriceX96 !== null ? (
        <StartPrice startSqrtPriceX96={terms.startSqrtPriceX96} terms={terms} />
      ) : (
        <PoolGap terms={terms} chainId={chainId} />
      )}
      <Line label={<FormattedMessage {...positionTexts.minPrice} />} testId="pool-v3-order-min-price">
        <PriceText text={range.min} /> <FormattedMessage {...positionTexts.per} values={symbols} />
      </Line>
      <Line label={<FormattedMessage {...positionTexts.maxPrice} />} testId="pool-v3-order-max-price">
        <PriceText text={range.max} /> <FormattedMessage {...positionTexts.per} values={symbols} />
      </Line>
      {sides.map(({ currency, least, name }) => (
        <AmountRow
          key={name}
          currency={currency}
          amount={rawAmount(BigInt(least))}
          digits={6}
          label={<FormattedMessage {...orderTexts.leastLabel} values={{ symbol: shortenSymbol(currency.symbol) }} />}
          testId={`pool-v3-order-least-${name}`}
        />
      ))}
      <Line label={<FormattedMessage {...orderTexts.deadline} />} testId="pool-v3-order-deadline">
        <FormattedDate value={terms.deadlineSeconds * 1000} dateStyle="medium" timeStyle="short" />
      </Line>
    </Column>
  );
}

function Line({ label, children, testId }: { readonly label: ReactNode; readonly children: ReactNode; readonly testId: string }) {
  return (
    <Row $justify="space-between" $gap={12}>
      <Text $size="small" $tone="textMuted">
        {label}
      </Text>
      <Text $size="small" $strong data-testid={testId}>
        {children}
      </Text>
    </Row>
  );
}
