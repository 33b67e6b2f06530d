// Payouts that leave one side owed: a token that cannot be moved does not lock the other one in (V3-31).
import type { OrderProblem } from '@dex/mf-shared/orders';
import type { PoolAmounts } from '../liquidityMath';
import { isClosed, type PositionFacts } from './position';
import type { CollectFeesTerms, Side } from './positionTerms';
import type { ShownRemoval, Unread } from './shownTerms';

/** The same payout for one side only; of the other nothing is expected, and it stays owed to the position. */
export function paidAlone<Terms extends CollectFeesTerms>(terms: Terms, side: Side): Terms {
  return { ...terms, only: side, ...(side === 0 ? { expected1: '0' } : { expected0: '0' }) };
}

/** What a removal takes of both sides, in raw decimal text: nothing of the side that stays owed. */
export function takenAmounts({ only, freed0, freed1 }: Pick<ShownRemoval, 'only' | 'freed0' | 'freed1'>): readonly [string, string] {
  return [only === 1 ? '0' : freed0, only === 0 ? '0' : freed1];
}

/** Whether one of the two tokens may be what stands in the way: the whole payout fails, or nothing of a token arrives. */
export function mayOneTokenFail(problem: OrderProblem): boolean {
  return problem.kind === 'wouldFail' || (problem.kind === 'arrivesLess' && problem.measured === '0');
}

interface LeftOwed extends Unread {
  readonly position: Pick<PositionFacts, 'liquidity' | 'tokensOwed0' | 'tokensOwed1'>;
  /** What a collection would pay; null where that could not be calculated. */
  readonly owed: PoolAmounts | null;
}

/**
 * The side of a closed position that is still owed, while the token of the other does not say what it is: a removal, which pays it otherwise,
 * has no liquidity there to begin from. Null for none.
 */
export function sideLeftOwed({ position, unread, owed }: LeftOwed): Side | null {
  const [lost] = unread;
  if (lost === undefined || unread.length > 1 || !isClosed(position)) return null;
  const [owed0, owed1] = owed ? [owed.amount0, owed.amount1] : [BigInt(position.tokensOwed0), BigInt(position.tokensOwed1)];
  if (lost === 0) return owed1 > 0n ? 1 : null;
  return owed0 > 0n ? 0 : null;
}
