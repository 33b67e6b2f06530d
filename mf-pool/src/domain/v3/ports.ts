import type { Address } from '@dex/mf-shared/domain';
import type { PriceReference } from './market';
import type { PositionFacts } from './position';
import type { InitialisedTick } from './poolState';

/** The positions of an account. `failed` keeps what was known before. */
export type PositionsAnswer =
  | { readonly kind: 'loading' }
  | { readonly kind: 'known'; readonly positions: readonly PositionFacts[] }
  | { readonly kind: 'failed'; readonly positions: readonly PositionFacts[] | null };

/** One position with its owner and what its metadata say; `missing` when the manager knows no such id. */
export type PositionAnswer =
  | { readonly kind: 'loading' }
  | { readonly kind: 'missing' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'known'; readonly position: PositionFacts; readonly owner: Address; readonly image: PositionPicture };

/** The picture of a position: a checked image source, or none. */
export type PositionPicture =
  | { readonly kind: 'loading' }
  | { readonly kind: 'none' }
  | { readonly kind: 'known'; readonly source: string };

/** What a collection would pay now, in raw decimal text; `failed` when the chain could not say. */
export type FeesAnswer =
  | { readonly kind: 'loading' }
  | { readonly kind: 'known'; readonly amount0: string; readonly amount1: string }
  | { readonly kind: 'failed' };

/** Two amounts in raw decimal text, in the order of the pool. */
export interface OwedFees {
  readonly amount0: string;
  readonly amount1: string;
}

/** What a collection of each position would pay, by its id, null where the chain or the node could not say; and the price of gas in the coin's smallest unit. */
export type AllFeesAnswer =
  | { readonly kind: 'loading' }
  | { readonly kind: 'known'; readonly fees: Readonly<Record<string, OwedFees | null>>; readonly gasPrice: string | null };

/** The initialised ticks around a pool's price, lowest first, at most 500. */
export type TicksAnswer =
  | { readonly kind: 'loading' }
  | { readonly kind: 'known'; readonly ticks: readonly InitialisedTick[] }
  | { readonly kind: 'failed' };

/** The share of the total value locked per fee in whole percent, null for a fee without a pool. */
export type TierSharesAnswer =
  | { readonly kind: 'loading' }
  | { readonly kind: 'known'; readonly shares: Readonly<Record<number, number | null>> }
  | { readonly kind: 'failed'; readonly reason: string };

/** What a pair trades at elsewhere; not complete where some of the markets could not be read. */
export type MarketAnswer =
  | { readonly kind: 'loading' }
  | { readonly kind: 'known'; readonly references: readonly PriceReference[]; readonly isComplete: boolean };
