// What the fees of a pair's tiers come to in a day, as a part of what lies in each pool (V3-36).
import { FEE_TIERS, type Address, type ChainId, type FeeTier } from '@dex/mf-shared/domain';
import { RATE_SPANS, wrapped } from './feeRate';

/** Which pools of which pair are asked about; a network without a subgraph has null. */
export interface TierRatesWish {
  readonly chainId: ChainId;
  readonly subgraphUrl: string | null;
  /** In the order of the pool. */
  readonly tokens: readonly [Address, Address];
  readonly pools: readonly { readonly fee: FeeTier; readonly address: Address }[];
  readonly key: string;
}

/** Parts of a whole for each tier, null where not known; `seconds` is the time that they were reckoned from. */
export type TierRatesAnswer =
  | { readonly kind: 'loading' | 'failed' }
  | {
      readonly kind: 'known';
      readonly source: 'subgraph' | 'chain';
      readonly seconds: number;
      readonly rates: Readonly<Partial<Record<FeeTier, number | null>>>;
    };

/** A pool's counters of fees for one unit of liquidity (Q128, modulo 2²⁵⁶), and what it holds. */
export interface PoolCounters {
  readonly then: readonly [bigint, bigint];
  readonly now: readonly [bigint, bigint];
  readonly sqrtPriceX96: bigint;
  readonly liquidity: bigint;
  readonly held: readonly [bigint, bigint];
}

const Q128 = 1n << 128n;
const Q192 = 1n << 192n;
const FINE = 10n ** 12n;

/**
 * What the fees of a pool come to in a day, by its counters at two moments and the liquidity that earns them now; null where nothing earns
 * any, or nothing lies in it.
 */
export function rateOfCounters({ then, now, sqrtPriceX96, liquidity, held }: PoolCounters, seconds: number): number | null {
  if (liquidity === 0n || seconds <= 0) return null;
  const earned = (side: 0 | 1) => (wrapped(now[side] - then[side]) * liquidity) / Q128;
  // In units of the second token, at the price of the pool.
  const worth = ([one, other]: readonly [bigint, bigint]) => one * sqrtPriceX96 * sqrtPriceX96 + other * Q192;
  const all = worth(held);
  if (all === 0n) return null;
  const part = (worth([earned(0), earned(1)]) * FINE * BigInt(RATE_SPANS.day)) / (all * BigInt(seconds));
  return Number(part) / Number(FINE);
}

/** A whole day of a pool by a subgraph, in dollars; `date` is when it began, in seconds. */
export interface PoolDay {
  readonly fee: FeeTier;
  readonly date: number;
  readonly fees: number;
  readonly locked: number;
}

/** A day that ended longer ago says nothing of now. */
const OLDEST_DAYS = 3;

/** The rates by the last whole day of each pool; null where a subgraph has no such day, or nothing was locked in it. */
export function ratesOfDays(days: readonly PoolDay[], now: number): Readonly<Partial<Record<FeeTier, number | null>>> {
  const whole = days.filter(({ date }) => date + RATE_SPANS.day <= now && date >= now - OLDEST_DAYS * RATE_SPANS.day);
  return Object.fromEntries(
    FEE_TIERS.map((tier) => {
      const own = whole.filter(({ fee, locked }) => fee === tier && locked > 0).sort((one, other) => other.date - one.date);
      const [last] = own;
      return [tier, last ? last.fees / last.locked : null];
    }),
  );
}
