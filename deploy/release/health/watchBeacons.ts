import { parseBeacon } from '@dex/mf-shared/release';
import type { Beacon, ReleaseBase } from '@dex/mf-shared/release';
import { namedCanary, namedStable } from '../map/effective';
import { nextSum, planFor } from './cusum';

/** What the watch wants done: give a canary up, or stop all releases. It can never ask for more of anything. */
export type Alarm =
  | { readonly kind: 'abort'; readonly remote: string; readonly id: string; readonly sessions: number; readonly failures: number }
  | { readonly kind: 'freeze'; readonly remote: string; readonly id: string };

interface Count {
  sessions: number;
  failures: number;
}

export interface BeaconWatch {
  /** Takes one beacon into account; beacons about builds that are not in the map are ignored. */
  see(beacon: Beacon, base: ReleaseBase): Alarm | null;
}

/** The beacon in one line of an access log (the query after `/b?`), or null. */
export function beaconOfLine(line: string): Beacon | null {
  const query = /\/b\?([^\s"]+)/.exec(line)?.[1];
  return query === undefined ? null : parseBeacon(query);
}

/** Compares each canary with the stable release of its section, that of the shell with the page of everybody else, by CUSUM (deploy/docs/health.md). An integrity failure of any build in the map asks for a freeze: whoever answers looks at the files first. */
export function createBeaconWatch(): BeaconWatch {
  const counts = new Map<string, Count>();
  const sums = new Map<string, number>();
  const countOf = (key: string): Count => {
    const count = counts.get(key) ?? { sessions: 0, failures: 0 };
    counts.set(key, count);
    return count;
  };
  return {
    see({ remote, id, outcome }, base) {
      const stable = namedStable(base, remote);
      const isCanary = namedCanary(base, remote) === id;
      if (stable === undefined || !(isCanary || stable === id)) return null;
      if (outcome === 'integrity_fail') return { kind: 'freeze', remote, id };
      const key = `${remote} ${id}`;
      const count = countOf(key);
      const failed = outcome !== 'ok';
      count.sessions += 1;
      count.failures += failed ? 1 : 0;
      if (!isCanary) return null;
      const plan = planFor(countOf(`${remote} ${stable}`));
      const sum = nextSum(sums.get(key) ?? 0, failed, plan);
      sums.set(key, sum);
      if (sum < plan.limit) return null;
      // counted anew: should the canary be brought back, it is judged by what it does then
      sums.delete(key);
      return { kind: 'abort', remote, id, ...count };
    },
  };
}
