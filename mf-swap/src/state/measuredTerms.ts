import { impactSeverity, rawAmount, sameAddress } from '@dex/mf-shared/domain';
import type { OrderProblem } from '@dex/mf-shared/orders';
import { priceImpact, withArrived } from '../domain/trade';
import type { Review } from './swapSlice';

/**
 * What a measured figure can become: the terms of a review in place of those that it broke, `tooDear` where only experts may take them
 * (SWAP-2), or nothing.
 */
export type MeasuredTerms = { readonly kind: 'offered' | 'tooDear'; readonly review: Omit<Review, 'isOpened'> } | { readonly kind: 'none' };

const NONE: MeasuredTerms = { kind: 'none' };

/**
 * The terms under which a swap could go on whose trial brought less than its minimum. Amounts, limit, impact and what is recorded all follow
 * the figure, so that nothing that is shown is better than what is enforced. What leaves beyond its maximum is no such figure.
 */
export function measuredTerms({ agreedKey, wish, facts }: Review, problem: OrderProblem, isExpert: boolean): MeasuredTerms {
  const { trade } = wish;
  // Only the variants of version 2 that measure what arrived hold such a minimum, and of several ways none does.
  if (trade.version !== 'v2' || trade.tradeType !== 'exactInput' || trade.legs.length > 1) return NONE;
  if (problem.kind !== 'arrivesLess') return NONE;
  const isOutput =
    trade.output.kind === 'native'
      ? problem.asset === 'native'
      : problem.asset !== 'native' && sameAddress(problem.asset, trade.output.address);
  const arrived = BigInt(problem.measured);
  if (!isOutput || arrived <= 0n || arrived > trade.outputAmount) return NONE;
  const net = withArrived(trade, arrived);
  const minimumOutput = rawAmount(arrived);
  const impact = priceImpact(net);
  const severity = impactSeverity(impact);
  return {
    kind: severity > 3 && !isExpert ? 'tooDear' : 'offered',
    review: {
      agreedKey,
      wish: { ...wish, trade: net, acceptedMinimum: minimumOutput },
      facts: { ...facts, limits: facts.limits && { ...facts.limits, minimumOutput }, impact, impactSeverity: severity },
    },
  };
}
