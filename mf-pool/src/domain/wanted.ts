import type { Address, ChainId, FeeTier } from '@dex/mf-shared/domain';
import type { GrantsAnswer, GrantsWish } from './allowances/grants';
import type { PairIdentity } from './migrate/pairIdentity';
import type { Answered, Question } from './question';
import type { PairsFacts, PairsWish } from './v2/pairsWish';
import type { PoolState } from './v3/poolState';

/** The version-3 pool that a migration would go into. */
export interface TargetWish {
  readonly key: string;
  readonly chainId: ChainId;
  readonly pool: Address;
  readonly tokens: readonly [Address, Address];
  readonly fee: FeeTier;
}

/** The pair that the address of the page names, whatever it is. */
export interface IdentityWish {
  readonly key: string;
  readonly chainId: ChainId;
  readonly pair: Address;
}

/** What a screen follows from block to block while it is open; of each kind the newest is read, beside everything else. */
export type Followed =
  | (PairsWish & { readonly kind: 'pairs' })
  | (TargetWish & { readonly kind: 'target' })
  | (IdentityWish & { readonly kind: 'identity' })
  | (GrantsWish & { readonly kind: 'grants' });

/** What a part of the open screen wants to know of the chain. Equal wishes have equal keys; no two kinds share one. */
export type Wanted = Question | Followed;

/** What is known so far of the wish with this key. */
export type Received =
  | Answered
  | { readonly kind: 'pairs'; readonly key: string; readonly answer: PairsFacts }
  | { readonly kind: 'target'; readonly key: string; readonly answer: PoolState }
  | { readonly kind: 'identity'; readonly key: string; readonly answer: PairIdentity }
  | { readonly kind: 'grants'; readonly key: string; readonly owner: string; readonly answer: GrantsAnswer };

/** Of a wish or an answer of one kind. */
export type OfKind<Any extends { readonly kind: string }, Kind> = Extract<Any, { readonly kind: Kind }>;
