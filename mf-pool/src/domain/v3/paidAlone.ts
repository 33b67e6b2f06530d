// Payouts that leave one side owed: a token that cannot be moved does not lock the other one in (V3-31).
import type { OrderProblem } from '@dex/mf-shared/orders';
import type { CollectFeesTerms, Side } from './positionTerms';
import type { ShownRemoval } from './shownTerms';

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
