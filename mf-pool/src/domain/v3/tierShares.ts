import { FEE_TIERS, type FeeTier } from '@dex/mf-shared/domain';
import type { TierSharesAnswer } from './ports';

/** The value that one pool of a pair holds, in whole tokens. */
export interface TierPool {
  readonly fee: number;
  readonly locked0: number;
  readonly locked1: number;
}

/** Data that lag further behind are not used (V3-11). */
export const STALE_BLOCKS = 20;

/** Shares in whole percent per tier, of both tokens together as each tier's mean part; stale beyond 20 blocks. */
export function tierShares(pools: readonly TierPool[], block: number, height: number): TierSharesAnswer {
  if (height - block > STALE_BLOCKS) return { kind: 'failed', reason: `Graph stale (latest block: ${height})` };
  const total0 = pools.reduce((sum, { locked0 }) => sum + locked0, 0);
  const total1 = pools.reduce((sum, { locked1 }) => sum + locked1, 0);
  const shares = Object.fromEntries(
    FEE_TIERS.map((fee): [FeeTier, number | null] => {
      const own = pools.filter((pool) => pool.fee === fee);
      if (own.length === 0) return [fee, null];
      const part0 = own.reduce((sum, { locked0 }) => sum + locked0, 0);
      const part1 = own.reduce((sum, { locked1 }) => sum + locked1, 0);
      const parts = [...(total0 > 0 ? [part0 / total0] : []), ...(total1 > 0 ? [part1 / total1] : [])];
      return [fee, parts.length === 0 ? 0 : (parts.reduce((sum, part) => sum + part, 0) / parts.length) * 100];
    }),
  );
  return { kind: 'known', shares };
}

/** The tier to choose first: the one with the largest share among those that the chain has, whatever the subgraph says; on a tie the lowest fee (V3-11). */
export function largestTier(shares: Readonly<Record<number, number | null>>, existing: readonly FeeTier[]): FeeTier | null {
  let largest: FeeTier | null = null;
  for (const fee of existing) {
    const share = shares[fee] ?? 0;
    if (share > 0 && (largest === null || share > (shares[largest] ?? 0))) largest = fee;
  }
  return largest;
}
