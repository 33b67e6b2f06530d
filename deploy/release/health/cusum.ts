/** What a canary is tested for: the error rate that is normal, the one that must not be missed, and the sum at which it is given up. */
export interface CusumPlan {
  readonly normalRate: number;
  readonly badRate: number;
  readonly limit: number;
}

/**
 * The limit of the log-likelihood sum. At 10 a canary as good as its stable release survives 5,000 sessions in more than 99 of 100 cases and one
 * that fails ten times as often is stopped within 200 sessions in about 98 of 100 (test: `cusum.test.ts`); "twice the stable rate" would stop half of all good ones.
 */
export const CUSUM_LIMIT = 10;

/** The next value of the cumulative sum of log-likelihood ratios, never below 0 (Page 1954). */
export function nextSum(sum: number, failed: boolean, { normalRate, badRate }: CusumPlan): number {
  const step = failed ? Math.log(badRate / normalRate) : Math.log((1 - badRate) / (1 - normalRate));
  return Math.max(0, sum + step);
}

const PRIOR_SESSIONS = 200;
const PRIOR_RATE = 0.01;
const LEAST_RATE = 0.005;

/** The plan for a section whose stable release had so many sessions and failures. Few sessions count little; the estimate errs upwards by one standard error. */
export function planFor(stable: { readonly sessions: number; readonly failures: number }): CusumPlan {
  const sessions = stable.sessions + PRIOR_SESSIONS;
  const rate = (stable.failures + PRIOR_RATE * PRIOR_SESSIONS) / sessions;
  const cautious = rate + Math.sqrt((rate * (1 - rate)) / sessions) * (stable.sessions === 0 ? 0 : 1);
  const normalRate = Math.min(0.4, Math.max(LEAST_RATE, cautious));
  return { normalRate, badRate: Math.min(0.8, Math.max(3 * normalRate, normalRate + 0.04)), limit: CUSUM_LIMIT };
}
