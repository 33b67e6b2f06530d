import { formatAmount, formatExact, impactTone, rawAmount, type RawAmount, shortenSymbol, slippagePercent } from '@dex/mf-shared/domain';
import { Figure, Text } from '@dex/mf-shared/ui';
import { FormattedMessage } from 'react-intl';
import type { SwapFacts } from '../../state/swapFacts';
import { feeOfTrade, impactWithoutKept, type Trade } from '../../domain/trade';
import { swapTexts } from '../swap.messages';
import { detailTexts as texts } from './details.messages';
import { IMPACT_TONES, percentText } from './impactLook';
import { Line, List } from './Lines';
import { NetworkCost } from './NetworkCost';
import { RouteDiagram } from './RouteDiagram';

interface TradeDetailsProps {
  readonly trade: Trade;
  readonly facts: Pick<SwapFacts, 'limits' | 'impact' | 'slippage' | 'networkCost'>;
  /** These are the terms of a review: nothing in them follows the market. */
  readonly isAgreed?: boolean;
  /** What a trial says that the network takes, in place of an estimate; null while there was none. */
  readonly measuredCost?: RawAmount | null;
}

/** What a trade costs and what it is protected by. */
export function TradeDetails({ trade, facts, isAgreed = false, measuredCost = null }: TradeDetailsProps) {
  const { limits, slippage, networkCost } = facts;
  const kept = trade.keptByToken ? rawAmount(trade.keptByToken) : null;
  const impact = kept ? impactWithoutKept(trade) : facts.impact;
  const isExactInput = trade.tradeType === 'exactInput';
  const limited = isExactInput ? trade.output : trade.input;
  const limit = limits && (isExactInput ? limits.minimumOutput : limits.maximumInput);
  const feeShare = feeOfTrade(trade);
  const fee = rawAmount((trade.inputAmount * feeShare.numerator) / feeShare.denominator);
  return (
    <List data-testid="swap-details">
      <Line name={<FormattedMessage {...(isExactInput ? texts.atLeast : texts.atMost)} />}>
        <Figure
          // A limit is never shown better than the one that is enforced.
          shown={limit && formatAmount(limit, limited.decimals, 6, isExactInput ? 'down' : 'up')}
          exact={limit ? formatExact(limit, limited.decimals) : undefined}
          unit={shortenSymbol(limited.symbol)}
          testId="swap-limit"
        />
      </Line>
      <Line name={<FormattedMessage {...swapTexts.impact} />}>
        <Text $size="small" $tone={IMPACT_TONES[impactTone(impact)]} data-testid="swap-impact">
          {impact ? <FormattedMessage {...swapTexts.percent} values={{ value: percentText(impact) }} /> : '–'}
        </Text>
      </Line>
      {kept && (
        <Line name={<FormattedMessage {...texts.kept} />}>
          <Figure
            shown={formatAmount(kept, trade.output.decimals, 4, 'up')}
            exact={formatExact(kept, trade.output.decimals)}
            unit={shortenSymbol(trade.output.symbol)}
            testId="swap-kept"
          />
        </Line>
      )}
      <Line name={<FormattedMessage {...texts.fee} />}>
        <Figure
          shown={formatAmount(fee, trade.input.decimals, 4, 'up')}
          exact={formatExact(fee, trade.input.decimals)}
          unit={shortenSymbol(trade.input.symbol)}
        />
      </Line>
      <Line name={<FormattedMessage {...texts.networkCost} />}>
        <NetworkCost chainId={trade.input.chainId} cost={measuredCost ?? networkCost} isHeld={isAgreed && measuredCost === null} />
      </Line>
      <Line name={<FormattedMessage {...texts.slippage} />}>
        <FormattedMessage {...swapTexts.percent} values={{ value: slippagePercent(slippage) }} />
      </Line>
      <Line isSpread name={<FormattedMessage {...texts.route} />}>
        <RouteDiagram trade={trade} />
      </Line>
    </List>
  );
}
