import type { Address } from '@dex/mf-shared/domain';
import type { PairSource } from '../v2/pair';

/** Which pair an address is; `unknown` when it is none of a factory that can be migrated from, or no pair at all; `failed` when no node could say. */
export type PairIdentity =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'known'; readonly source: PairSource; readonly factory: Address; readonly token0: Address; readonly token1: Address };
