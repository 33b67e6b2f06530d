// Apart from the slice: they come with the parts that ask.
import type { HistoryFacts } from '@dex/mf-shared/domain/history';
import type { ThenAnswer } from '../domain/then';
import type { GrantsAnswer, GrantsWish } from '../domain/allowances/grants';
import type { PairIdentity } from '../domain/migrate/pairIdentity';
import type { PairHistory, PairThen } from '../domain/v2/pairHistory';
import type { PairsFacts } from '../domain/v2/pairsWish';
import type { OfKind } from '../domain/wanted';
import type { FeeGrowthAnswer } from '../domain/v3/feeRate';
import type { PurchaseAnswer } from '../domain/v3/purchase';
import type { SwapTicks } from '../domain/v3/swapTicks';
import type { PositionThen } from '../domain/v3/positionThen';
import type { TierRatesAnswer } from '../domain/v3/tierRates';
import type { OnlyWanted } from './wantedSlice';

const LOADING = { kind: 'loading' } as const;

/** What is known of the history of an account's shares; null while nobody has asked for that of these very shares. */
export function selectPairHistory({ poolWanted: { wanted, received } }: OnlyWanted, key: string): PairHistory | null {
  if (!wanted.some((question) => question.key === key)) return null;
  const known = received[key];
  return known?.kind === 'pairHistory' ? known.answer : LOADING;
}

/** What is known of the fees that a range collects; `loading` until there is an answer to this very question. */
export function selectFeeGrowth({ poolWanted: { received } }: OnlyWanted, key: string): FeeGrowthAnswer {
  const known = received[key];
  return known?.kind === 'feeGrowth' ? known.answer : LOADING;
}

/** What is known of a position at some time; `loading` until there is an answer to this very question. */
export function selectPositionThen({ poolWanted: { received } }: OnlyWanted, key: string): ThenAnswer<PositionThen> {
  const known = received[key];
  return known?.kind === 'positionThen' ? known.answer : LOADING;
}

/** What is known of a pair at some time. */
export function selectPairThen({ poolWanted: { received } }: OnlyWanted, key: string): ThenAnswer<PairThen> {
  const known = received[key];
  return known?.kind === 'pairThen' ? known.answer : LOADING;
}

/** What is known of the way to buy what a range lacks. */
export function selectPurchase({ poolWanted: { received } }: OnlyWanted, key: string): PurchaseAnswer {
  const known = received[key];
  return known?.kind === 'purchase' ? known.answer : LOADING;
}

/** What is known of where a pool's swaps ended. */
export function selectSwapTicks({ poolWanted: { received } }: OnlyWanted, key: string): SwapTicks {
  const known = received[key];
  return known?.kind === 'swapTicks' ? known.answer : LOADING;
}

/** What is known of the fees of a pair's tiers. */
export function selectTierRates({ poolWanted: { received } }: OnlyWanted, key: string): TierRatesAnswer {
  const known = received[key];
  return known?.kind === 'tierRates' ? known.answer : LOADING;
}

/** What is known of past prices; null before the first answer, failed where what reads them did not come. */
export function selectPriceHistory(
  { poolWanted: { received } }: OnlyWanted,
  key: string,
): HistoryFacts | { readonly kind: 'failed' } | null {
  const known = received[key];
  return known?.kind === 'priceHistory' ? known.answer : null;
}

/** What is known of the pairs that a screen follows; null until there is an answer to this very wish. */
export function selectPairs({ poolWanted: { kept } }: OnlyWanted, key: string): PairsFacts | null {
  return kept.pairs?.kind === 'pairs' && kept.pairs.key === key ? kept.pairs.answer : null;
}

/** Which pair an address is. */
export function selectIdentity({ poolWanted: { kept } }: OnlyWanted, key: string): PairIdentity {
  return kept.identity?.kind === 'identity' && kept.identity.key === key ? kept.identity.answer : LOADING;
}

/** What is known of an owner's grants, be it from an older reading. */
export function selectGrants({ poolWanted: { kept } }: OnlyWanted, owner: GrantsWish['owner']): OfKind<GrantsAnswer, 'known'> | null {
  const known = kept.grants?.kind === 'grants' && kept.grants.owner === owner ? kept.grants.answer : null;
  return known?.kind === 'known' ? known : null;
}

/** Whether the newest reading of grants failed. */
export function selectAreGrantsFailed({ poolWanted: { received } }: OnlyWanted, key: string): boolean {
  const answer = received[key];
  return answer?.kind === 'grants' && answer.answer.kind === 'failed';
}
