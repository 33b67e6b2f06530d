// Payouts that leave one side owed: a token that cannot be moved does not lock the other one in (V3-31).
import type { OrderProblem } from '@dex/mf-shared/orders';
import type { CollectFeesTerms, Side } from './positionTerms';

/** The same payout for one side only; of the other nothing is expected, and it stays owed to the position. */
export function paidAlone<Terms extends CollectFeesTerms>(terms: Terms, side: Side): Terms {
  return { ...terms, only: side, ...(side === 0 ? { expected1: '0' } : { expected0: '0' }) };
}

/** Whether one of the two tokens may be what stands in the way: the whole payout fails, or nothing of a token arrives. */
export function mayOneTokenFail(problem: OrderProblem): boolean {
  return problem.kind === 'wouldFail' || (problem.kind === 'arrivesLess' && problem.measured === '0');
}
