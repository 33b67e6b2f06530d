import {
  compareRatios,
  formatFee,
  formatLiquidityAmount,
  rawAmount,
  shortenSymbol,
  significantDigits,
  type Currency,
} from '@dex/mf-shared/domain';
import { Notice, PriceText, useCurrency, useActiveChainId, useDollars } from '@dex/mf-shared/ui';
import { FormattedMessage } from 'react-intl';
import type { PriceReference } from '../../../domain/v3/market';
import type { PoolAmounts, TickRange } from '../../../domain/liquidityMath';
import { isTurnedOver, shownPrice, type ShownPair } from '../../../domain/rangePrice';
import { lossToMarket, type StartGap } from '../../../domain/v3/startPrice';
import { priceText } from '../priceTexts';
import { startPriceTexts as texts } from './startPrice.messages';

const Q192 = 1n << 192n;
/** Above this the figure says no more. */
const MOST_PERCENT = { numerator: 10_000n, denominator: 1n };

/** Where a price is known from. */
export function SourceText({ source }: { readonly source: PriceReference['source'] }) {
  const chainId = useActiveChainId();
  const over = useCurrency(source.kind === 'route' ? source.over : null, chainId);
  switch (source.kind) {
    case 'tier':
      return <FormattedMessage {...texts.tier} values={{ fee: formatFee(source.fee) }} />;
    case 'v2':
      return <FormattedMessage {...texts.pair} />;
    case 'route':
      return (
        <FormattedMessage {...texts.route} values={{ symbol: over.kind === 'known' ? shortenSymbol(over.currency.symbol) : source.over }} />
      );
  }
}

/** A price beside the market, and what is to be put in at it. */
export interface PriceGap {
  readonly pair: ShownPair;
  /** The two sides of the pair as they are named. */
  readonly base: Currency;
  readonly quote: Currency;
  /** The price (Q64.96) that is deposited at, and whether a pool is still to be made at it. */
  readonly sqrtPriceX96: bigint;
  readonly isNew: boolean;
  readonly gap: StartGap | null;
  /** Null while it is not typed whole. */
  readonly deposit: { readonly amounts: PoolAmounts; readonly range: TickRange } | null;
}

/** How far a price is from the market, where that is worth a word (V3-26). */
export function PriceGapNotice({ of: { gap, ...rest }, testId }: { readonly of: PriceGap; readonly testId: string }) {
  if (!gap || gap.standing === 'near') return null;
  return (
    <Notice kind={gap.standing === 'far' ? 'error' : 'warning'} testId={testId}>
      <PriceGapText of={{ ...rest, gap }} />
    </Notice>
  );
}

/** The words of it: the gap, and what it costs of the deposit. */
export function PriceGapText({ of }: { readonly of: PriceGap & { readonly gap: StartGap } }) {
  const { pair, base, quote, sqrtPriceX96, isNew, gap } = of;
  const market = BigInt(gap.reference.sqrtPriceX96);
  const loss = lossOf(of, market);
  const lossAmount = loss === null ? null : rawAmount(loss);
  const dollars = useDollars(quote, lossAmount);
  const [own, known] = [shownPrice(sqrtPriceX96, pair), shownPrice(market, pair)];
  const [one, other] = [own.numerator * known.denominator, known.numerator * own.denominator];
  const percent = { numerator: (one > other ? one - other : other - one) * 100n, denominator: other };
  const symbol = shortenSymbol(quote.symbol);
  return (
    <>
      <FormattedMessage
        {...(isNew ? texts.gap : texts.poolGap)}
        values={{
          percent: compareRatios(percent, MOST_PERCENT) > 0 ? '>10,000' : significantDigits(percent, 3),
          direction: compareRatios(own, known) > 0 ? 'above' : 'below',
          price: <PriceText text={priceText(market, pair)} />,
          quote: symbol,
          base: shortenSymbol(base.symbol),
          source: <SourceText source={gap.reference.source} />,
        }}
      />{' '}
      {lossAmount === null || lossAmount === '0' ? (
        <FormattedMessage {...texts.costOpen} />
      ) : (
        <FormattedMessage
          {...(dollars === null || dollars === '$-' ? texts.cost : texts.costInDollars)}
          values={{ amount: formatLiquidityAmount(lossAmount, quote.decimals), quote: symbol, dollars }}
        />
      )}
    </>
  );
}

/** The loss in raw units of the quote; null while no whole deposit is typed. */
function lossOf({ deposit, sqrtPriceX96, pair }: PriceGap, market: bigint): bigint | null {
  if (!deposit) return null;
  const loss = lossToMarket(sqrtPriceX96, market, deposit.range, deposit.amounts);
  return isTurnedOver(pair) ? (loss * Q192) / (market * market) : loss;
}
