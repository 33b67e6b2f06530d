// A position as it was at some time, and what has come of it since (V3-35).
import type { Address } from '@dex/mf-shared/domain';
import { amountsOfLiquidity, type PoolAmounts, type TickRange } from '../liquidityMath';
import type { ThenWish } from '../then';
import { earnedSince, type FeeGrowth } from './feeRate';
import { liquidityAfter, positionResult, type Opening, type PlacedEvent, type PositionResult } from './positionHistory';
import type { PositionFacts } from './position';

/** Which position of which pool is asked about. */
export interface PositionThenWish extends ThenWish, TickRange {
  readonly manager: Address;
  readonly pool: Address;
  readonly tokenId: string;
}

/** What the manager kept of a position then, with its pool's price (Q64.96) and counters of fees; raw figures are decimal text. */
export interface PositionThen {
  readonly position: Pick<
    PositionFacts,
    'liquidity' | 'feeGrowthInside0LastX128' | 'feeGrowthInside1LastX128' | 'tokensOwed0' | 'tokensOwed1'
  >;
  readonly sqrtPriceX96: string;
  readonly growth: FeeGrowth;
}

/** What a position held and was owed then, rounded as its contract rounds; null where its counters do not say. */
export function openingOf({ position, sqrtPriceX96, growth }: PositionThen, range: TickRange): Opening | null {
  const liquidity = BigInt(position.liquidity);
  const last = [BigInt(position.feeGrowthInside0LastX128), BigInt(position.feeGrowthInside1LastX128)] as const;
  // A position without liquidity earns nothing, whatever became of the ends of its range.
  const earned = liquidity === 0n ? { amount0: 0n, amount1: 0n } : earnedSince(last, growth, range, liquidity);
  return (
    earned && {
      liquidity,
      held: amountsOfLiquidity(BigInt(sqrtPriceX96), range, liquidity, 'payOut'),
      owed: { amount0: earned.amount0 + BigInt(position.tokensOwed0), amount1: earned.amount1 + BigInt(position.tokensOwed1) },
    }
  );
}

/**
 * The result of a position since a block: what it held then counts as put in. Null unless the events before it account for what it held,
 * and those after it for what it holds.
 */
export function positionResultSince(
  { events, isFromStart }: { readonly events: readonly PlacedEvent[]; readonly isFromStart: boolean },
  { block, facts }: { readonly block: number; readonly facts: PositionThen },
  held: { readonly range: TickRange; readonly liquidity: string; readonly now: PoolAmounts; readonly owed: PoolAmounts },
): PositionResult | null {
  const opening = openingOf(facts, held.range);
  const [before, later] = [
    events.filter(({ blockNumber }) => blockNumber <= block),
    events.filter(({ blockNumber }) => blockNumber > block),
  ];
  if (!opening || liquidityAfter(0n, before) !== opening.liquidity) return null;
  return positionResult({ events: later, isFromStart }, held.liquidity, held.now, held.owed, opening);
}
