import {
  compareRatios,
  formatFee,
  formatLiquidityAmount,
  rawAmount,
  shortenSymbol,
  significantDigits,
  type Currency,
} from '@dex/mf-shared/domain';
import { PriceText, useCurrency, useActiveChainId } from '@dex/mf-shared/ui';
import { FormattedMessage } from 'react-intl';
import type { PriceReference } from '../../../domain/v3/market';
import { shownPrice } from '../../../domain/rangePrice';
import { lossToMarket, type StartGap } from '../../../domain/v3/startPrice';
import { priceText } from '../priceTexts';
import { useDollars } from '../useDollars';
import { startPriceTexts as texts } from './startPrice.messages';
import type { AddScreenForm } from './useAddForm';

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

interface GapProps {
  readonly form: AddScreenForm;
  readonly startGap: StartGap;
  /** The price (Q64.96) that the pool is made at. */
  readonly startSqrtPriceX96: bigint;
}

/** How far a start price is from the market, and what that costs of the deposit that is typed. */
export function StartGapText({ form, startGap, startSqrtPriceX96 }: GapProps) {
  const { facts, currencyA, currencyB } = form;
  const market = BigInt(startGap.reference.sqrtPriceX96);
  const loss = lossOf(form, startSqrtPriceX96, market);
  const lossAmount = loss === null ? null : rawAmount(loss);
  const dollars = useDollars(currencyB, lossAmount);
  if (!facts.pair || !currencyA || !currencyB) return null;
  const [start, known] = [shownPrice(startSqrtPriceX96, facts.pair), shownPrice(market, facts.pair)];
  const [one, other] = [start.numerator * known.denominator, known.numerator * start.denominator];
  const percent = { numerator: (one > other ? one - other : other - one) * 100n, denominator: other };
  const quote = shortenSymbol(currencyB.symbol);
  return (
    <>
      <FormattedMessage
        {...texts.gap}
        values={{
          percent: compareRatios(percent, MOST_PERCENT) > 0 ? '>10,000' : significantDigits(percent, 3),
          direction: compareRatios(start, known) > 0 ? 'above' : 'below',
          price: <PriceText text={priceText(market, facts.pair)} />,
          quote,
          base: shortenSymbol(currencyA.symbol),
          source: <SourceText source={startGap.reference.source} />,
        }}
      />{' '}
      {lossAmount === null || lossAmount === '0' ? (
        <FormattedMessage {...texts.costOpen} />
      ) : (
        <FormattedMessage
          {...(dollars === null || dollars === '$-' ? texts.cost : texts.costInDollars)}
          values={{ amount: lossText(lossAmount, currencyB), quote, dollars }}
        />
      )}
    </>
  );
}

function lossText(amount: ReturnType<typeof rawAmount>, { decimals }: Currency): string {
  return formatLiquidityAmount(amount, decimals);
}

/** The loss in raw units of the second currency; null while no whole deposit is typed. */
function lossOf({ facts }: AddScreenForm, start: bigint, market: bigint): bigint | null {
  const { deposit, range, isTurned } = facts;
  if (!deposit || range.lower === null || range.upper === null) return null;
  const loss = lossToMarket(start, market, { tickLower: range.lower, tickUpper: range.upper }, deposit.desired);
  return isTurned ? (loss * Q192) / (market * market) : loss;
}
