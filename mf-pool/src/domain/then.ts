// What was true in the last block before a day began, wherever the node still says it (V3-35).
import type { ChainId } from '@dex/mf-shared/domain';

/**
 * `noState`: the node keeps no state that old; `notYet`: that time has not come; `before`: what is asked about was not there yet. Never a
 * guess in place of what the node does not say.
 */
export type ThenAnswer<Facts> =
  | { readonly kind: 'loading' | 'failed' | 'noState' | 'notYet' | 'before' }
  | { readonly kind: 'known'; readonly block: number; readonly facts: Facts };

/** A time in seconds, and the first block that what is asked about has something in. */
export interface ThenWish {
  readonly chainId: ChainId;
  readonly seconds: number;
  readonly firstBlock: number;
  readonly key: string;
}
