import type { Token } from '@dex/mf-shared/domain';

/** A version-2 pair at one block; reserves are raw. */
export interface PairV2 {
  readonly address: string;
  readonly token0: Token;
  readonly token1: Token;
  readonly reserve0: bigint;
  readonly reserve1: bigint;
}
