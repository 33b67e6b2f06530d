import { nextSum, planFor } from './cusum';
import type { CusumPlan } from './cusum';

/** A fixed sequence, so that the figures below are those of every run. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Sessions until a release with this error rate is given up; null if it survives. */
function sessionsToAbort(plan: CusumPlan, errorRate: number, sessions: number, random: () => number): number | null {
  let sum = 0;
  for (let session = 1; session <= sessions; session += 1) {
    sum = nextSum(sum, random() < errorRate, plan);
    if (sum >= plan.limit) return session;
  }
  return null;
}

const RUNS = 500;

describe.each([
  ['before anything is known of stable', 0.01, 0],
  ['stable fails in 1 %', 0.01, 100_000],
  ['stable fails in 3 %', 0.03, 2000],
  ['stable fails in 0.2 %', 0.002, 20_000],
])('%s', (_, rate, sessions) => {
  const plan = planFor({ sessions, failures: Math.round(rate * sessions) });

  // DELIVERY-16
  it('a canary as good as stable survives 5,000 sessions in 99 of 100 cases', () => {
    const random = createRandom(1);
    const aborted = Array.from({ length: RUNS }, () => sessionsToAbort(plan, rate, 5000, random)).filter((session) => session !== null);
    expect(aborted.length / RUNS).toBeLessThan(0.01);
  });

  it('one that fails in 10 % more is stopped within 300 sessions in 95 of 100 cases', () => {
    const random = createRandom(2);
    const sessionsNeeded = Array.from({ length: RUNS }, () => sessionsToAbort(plan, rate + 0.1, 300, random));
    expect(sessionsNeeded.filter((session) => session === null).length / RUNS).toBeLessThan(0.05);
  });
});

it('1 % to 10 %: caught within 200 sessions, in 98 of 100 cases, after 85 on average', () => {
  const random = createRandom(3);
  const plan = planFor({ sessions: 100_000, failures: 1000 });
  const caught = Array.from({ length: RUNS }, () => sessionsToAbort(plan, 0.1, 200, random)).filter((session) => session !== null);
  expect(caught.length / RUNS).toBeGreaterThan(0.98);
  expect(caught.reduce((sum, session) => sum + session, 0) / caught.length).toBeLessThan(90);
});
