import { TICK_SPACING, v2PairAddress, v3PoolAddress, type Address, type Chain } from '@dex/mf-shared/domain';
import { candidatePairs, feeTiers, MAX_HOPS, type TokenPair } from '../../domain/poolCandidates';
import type { PoolsWish } from '../../domain/ports';

/** A pool of version 3 that may exist. */
export interface PoolCandidate {
  readonly address: Address;
  readonly pair: TokenPair;
  readonly fee: number;
  readonly tickSpacing: number;
}

/** A pair of version 2 that may exist. */
export interface PairCandidate {
  readonly address: Address;
  readonly pair: TokenPair;
}

/** Whatever may carry a swap. */
export interface Candidates {
  readonly pairs: readonly PairCandidate[];
  readonly pools: readonly PoolCandidate[];
}

/** Bitmap words to know on each side of the price: fine ticks fill more words for the same price range. */
export function wordsAround(tickSpacing: number): number {
  return tickSpacing === 1 ? 4 : 1;
}

const byAddress = (one: { readonly address: Address }, other: { readonly address: Address }) => (one.address < other.address ? -1 : 1);

/**
 * The pools that may carry a swap between two tokens; a version that the network lacks has none. By address: both directions of a swap are one
 * list, and so one call, so that who turns the tokens round finds it answered.
 */
export function candidatesOf(chain: Chain, { tokenIn, tokenOut, directOnly }: PoolsWish): Candidates {
  const { v2, v3 } = chain;
  const tokensOf = (hops: number) => candidatePairs(chain, tokenIn, tokenOut, directOnly ? 1 : hops);
  return {
    pairs: v2
      ? tokensOf(MAX_HOPS.v2)
          .map((pair) => ({ pair, address: v2PairAddress(v2, pair[0].address, pair[1].address) }))
          .sort(byAddress)
      : [],
    pools: v3
      ? tokensOf(MAX_HOPS.v3)
          .flatMap((pair) =>
            feeTiers(chain).map((fee) => ({
              pair,
              fee,
              tickSpacing: TICK_SPACING[fee],
              address: v3PoolAddress(v3, pair[0].address, pair[1].address, fee),
            })),
          )
          .sort(byAddress)
      : [],
  };
}
