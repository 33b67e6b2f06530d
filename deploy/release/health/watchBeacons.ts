import { parseBeacon } from '@dex/mf-shared/release';
import type { Beacon, ReleaseBase } from '@dex/mf-shared/release';
import { namedCanary, namedStable } from '../map/effective';
import { createBegunVisits } from './begunVisits';
import { createTally } from './tally';
import type { BuildInMap, Count } from './tally';

/** What the watch wants done: give a canary up, or stop all releases. It can never ask for more of anything. */
export type Alarm =
  | {
      readonly kind: 'abort';
      readonly remote: string;
      readonly id: string;
      /** What it did in so many sessions. */
      readonly fault: 'failed' | 'said nothing';
      readonly sessions: number;
      readonly failures: number;
    }
  | { readonly kind: 'freeze'; readonly remote: string; readonly id: string };

export interface BeaconWatch {
  /** Takes one beacon into account, `at` in seconds since 1970; beacons about builds that are not in the map are ignored. */
  see(beacon: Beacon, base: ReleaseBase, at: number): Alarm | null;
}

/** The beacon in one line of an access log (the query after `/b?`), or null. */
export function beaconOfLine(line: string): Beacon | null {
  const query = /\/b\?([^\s"]+)/.exec(line)?.[1];
  return query === undefined ? null : parseBeacon(query);
}

/** When a line was written, by the time that it begins with, in seconds since 1970; null where it begins with none. */
export function timeOfLine(line: string): number | null {
  const time = Date.parse(/^\d{4}-\d\d-\d\dT\S+/.exec(line)?.[0] ?? '');
  return Number.isNaN(time) ? null : time / 1000;
}

/** What a build is in the map, and the stable one beside it; null for one that is neither stable nor canary. */
function armOf(base: ReleaseBase, remote: string, id: string): BuildInMap | null {
  const stable = namedStable(base, remote);
  const isCanary = namedCanary(base, remote) === id;
  return stable !== undefined && (isCanary || stable === id) ? { remote, id, stable, isCanary } : null;
}

/**
 * Compares each canary with the stable release of its section, that of the shell with the page of everybody else, by CUSUM (deploy/docs/health.md): in how many
 * sessions it failed, and, where pages tell that they begin, of how many nothing was heard afterwards. An integrity failure of any build in the map asks for a
 * freeze: whoever answers looks at the files first.
 */
export function createBeaconWatch(): BeaconWatch {
  const [outcomes, silences] = [createTally(), createTally()];
  const begun = createBegunVisits();
  const abortOf = (build: BuildInMap, count: Count | null, fault: 'failed' | 'said nothing'): Alarm | null =>
    count && { kind: 'abort', remote: build.remote, id: build.id, fault, ...count };

  /** The visits of which nothing was heard in time. All are counted; the first alarm is given, and the next ones raise it again. */
  function lookAtSilent(base: ReleaseBase, at: number): Alarm | null {
    let alarm: Alarm | null = null;
    for (const { remote, id } of begun.unheardOf(at)) {
      const build = armOf(base, remote, id);
      if (build) alarm ??= abortOf(build, silences.count(build, true), 'said nothing');
    }
    return alarm;
  }

  return {
    see({ remote, id, outcome }, base, at) {
      const silent = lookAtSilent(base, at);
      const build = armOf(base, remote, id);
      if (!build) return silent;
      if (outcome === 'begun') {
        begun.begin(build, at);
        return silent;
      }
      if (begun.heardOf(build)) silences.count(build, false);
      if (outcome === 'integrity_fail') return { kind: 'freeze', remote, id };
      return abortOf(build, outcomes.count(build, outcome !== 'ok'), 'failed') ?? silent;
    },
  };
}
