import type { HistoryFacts, HistoryWish } from '@dex/mf-shared/domain/history';
import type { ThenAnswer } from './then';
import type { PairHistory, PairHistoryWish, PairThen, PairThenWish } from './v2/pairHistory';
import type { FeeGrowthAnswer, FeeRateWish } from './v3/feeRate';
import type { PurchaseAnswer, PurchaseWish } from './v3/purchase';
import type { SwapTicks, SwapTicksWish } from './v3/swapTicks';
import type { TierRatesAnswer, TierRatesWish } from './v3/tierRates';
import type { PositionThen, PositionThenWish } from './v3/positionThen';

/** What a part of the open screen asks the chain for by itself, beside what the screen reads; one is read after the other. */
export type Question =
  | (PairHistoryWish & { readonly kind: 'pairHistory' })
  | (FeeRateWish & { readonly kind: 'feeGrowth' })
  | (PurchaseWish & { readonly kind: 'purchase' })
  | (SwapTicksWish & { readonly kind: 'swapTicks' })
  | (PositionThenWish & { readonly kind: 'positionThen' })
  | (PairThenWish & { readonly kind: 'pairThen' })
  | (TierRatesWish & { readonly kind: 'tierRates' })
  | (HistoryWish & { readonly kind: 'priceHistory'; readonly key: string });

/** What is known so far of the question with this key. */
export type Answered =
  | { readonly kind: 'pairHistory'; readonly key: string; readonly answer: PairHistory }
  | { readonly kind: 'feeGrowth'; readonly key: string; readonly answer: FeeGrowthAnswer }
  | { readonly kind: 'purchase'; readonly key: string; readonly answer: PurchaseAnswer }
  | { readonly kind: 'swapTicks'; readonly key: string; readonly answer: SwapTicks }
  | { readonly kind: 'positionThen'; readonly key: string; readonly answer: ThenAnswer<PositionThen> }
  | { readonly kind: 'pairThen'; readonly key: string; readonly answer: ThenAnswer<PairThen> }
  | { readonly kind: 'tierRates'; readonly key: string; readonly answer: TierRatesAnswer }
  | { readonly kind: 'priceHistory'; readonly key: string; readonly answer: HistoryFacts | { readonly kind: 'failed' } };
