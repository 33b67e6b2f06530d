// Apart from the slice: they come with the parts that ask.
import type { HistoryFacts } from '@dex/mf-shared/domain/history';
import type { ThenAnswer } from '../domain/then';
import type { PairHistory, PairThen } from '../domain/v2/pairHistory';
import type { FeeGrowthAnswer } from '../domain/v3/feeRate';
import type { PurchaseAnswer } from '../domain/v3/purchase';
import type { SwapTicks } from '../domain/v3/swapTicks';
import type { PositionThen } from '../domain/v3/positionThen';
import type { TierRatesAnswer } from '../domain/v3/tierRates';
import type { WithQuestion } from './questionSlice';

const LOADING = { kind: 'loading' } as const;

/** What is known of the history of an account's shares; null while nobody has asked for that of these very shares. */
export function selectPairHistory(
  { poolQuestion: { asked, answered } }: Pick<WithQuestion, 'poolQuestion'>,
  key: string,
): PairHistory | null {
  if (!asked.some((question) => question.key === key)) return null;
  const known = answered[key];
  return known?.kind === 'pairHistory' ? known.answer : LOADING;
}

/** What is known of the fees that a range collects; `loading` until there is an answer to this very question. */
export function selectFeeGrowth({ poolQuestion: { answered } }: Pick<WithQuestion, 'poolQuestion'>, key: string): FeeGrowthAnswer {
  const known = answered[key];
  return known?.kind === 'feeGrowth' ? known.answer : LOADING;
}

/** What is known of a position at some time; `loading` until there is an answer to this very question. */
export function selectPositionThen(
  { poolQuestion: { answered } }: Pick<WithQuestion, 'poolQuestion'>,
  key: string,
): ThenAnswer<PositionThen> {
  const known = answered[key];
  return known?.kind === 'positionThen' ? known.answer : LOADING;
}

/** What is known of a pair at some time. */
export function selectPairThen({ poolQuestion: { answered } }: Pick<WithQuestion, 'poolQuestion'>, key: string): ThenAnswer<PairThen> {
  const known = answered[key];
  return known?.kind === 'pairThen' ? known.answer : LOADING;
}

/** What is known of the way to buy what a range lacks. */
export function selectPurchase({ poolQuestion: { answered } }: Pick<WithQuestion, 'poolQuestion'>, key: string): PurchaseAnswer {
  const known = answered[key];
  return known?.kind === 'purchase' ? known.answer : LOADING;
}

/** What is known of where a pool's swaps ended. */
export function selectSwapTicks({ poolQuestion: { answered } }: Pick<WithQuestion, 'poolQuestion'>, key: string): SwapTicks {
  const known = answered[key];
  return known?.kind === 'swapTicks' ? known.answer : LOADING;
}

/** What is known of the fees of a pair's tiers. */
export function selectTierRates({ poolQuestion: { answered } }: Pick<WithQuestion, 'poolQuestion'>, key: string): TierRatesAnswer {
  const known = answered[key];
  return known?.kind === 'tierRates' ? known.answer : LOADING;
}

/** What is known of past prices; null before the first answer, failed where what reads them did not come. */
export function selectPriceHistory(
  { poolQuestion: { answered } }: Pick<WithQuestion, 'poolQuestion'>,
  key: string,
): HistoryFacts | { readonly kind: 'failed' } | null {
  const known = answered[key];
  return known?.kind === 'priceHistory' ? known.answer : null;
}
