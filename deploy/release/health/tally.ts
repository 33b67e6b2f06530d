import { nextSum, planFor } from './cusum';

/** A build that is stable or canary, and the stable one that a canary is compared with. */
export interface BuildInMap {
  readonly remote: string;
  readonly id: string;
  readonly stable: string;
  readonly isCanary: boolean;
}

export interface Count {
  readonly sessions: number;
  readonly failures: number;
}

const NONE: Count = { sessions: 0, failures: 0 };

/** Counts one kind of failure of builds by session. */
export interface Tally {
  /** Counts a session; gives what was counted of a canary that is to be given up for it. */
  count(build: BuildInMap, failed: boolean): Count | null;
}

/** A tally with nothing counted yet. */
export function createTally(): Tally {
  const counts = new Map<string, Count>();
  const sums = new Map<string, number>();
  const keyOf = (remote: string, id: string) => `${remote} ${id}`;
  return {
    count({ remote, id, stable, isCanary }, failed) {
      const key = keyOf(remote, id);
      const before = counts.get(key) ?? NONE;
      const count = { sessions: before.sessions + 1, failures: before.failures + (failed ? 1 : 0) };
      counts.set(key, count);
      if (!isCanary) return null;
      const plan = planFor(counts.get(keyOf(remote, stable)) ?? NONE);
      const sum = nextSum(sums.get(key) ?? 0, failed, plan);
      sums.set(key, sum);
      if (sum < plan.limit) return null;
      // counted anew: should the canary be brought back, it is judged by what it does then
      sums.delete(key);
      return count;
    },
  };
}
