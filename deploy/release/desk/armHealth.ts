import type { Beacon, ReleaseBase } from '@dex/mf-shared/release';
import { nextSum, planFor } from '../health/cusum';
import { namedCanary, namedStable } from '../map/effective';

/** How one build fared, as visitors' browsers reported it. Times in milliseconds, each the third quartile; null while none was reported. */
export interface ArmHealth {
  readonly sessions: number;
  /** Visits that began and of which nothing is heard, or not yet; null where pages do not tell that they begin. */
  readonly unheard: number | null;
  readonly failures: Readonly<Partial<Record<Beacon['outcome'], number>>>;
  readonly lcp: number | null;
  readonly inp: number | null;
  readonly mount: number | null;
}

/** The sum that decides about a canary, after each of its sessions, and where it is given up. */
export interface CusumCourse {
  readonly sums: readonly number[];
  readonly limit: number;
}

/** How a section fares; `unread` where no log of what browsers reported was read: that is not the same as no visit. */
export type HealthRead = SectionHealth | 'unread' | null;

export interface SectionHealth {
  readonly stable: ArmHealth;
  readonly canary: ArmHealth | null;
  readonly course: CusumCourse | null;
}

function thirdQuartile(values: readonly (number | undefined)[]): number | null {
  const sorted = values.filter((value) => value !== undefined).sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length * 0.75)] ?? null;
}

function armOf(beacons: readonly Beacon[], id: string): ArmHealth {
  const all = beacons.filter((beacon) => beacon.id === id);
  const own = all.filter(({ outcome }) => outcome !== 'begun');
  const begun = all.length - own.length;
  const failures: Partial<Record<Beacon['outcome'], number>> = {};
  for (const { outcome } of own) if (outcome !== 'ok') failures[outcome] = (failures[outcome] ?? 0) + 1;
  const quartileOf = (of: 'lcp' | 'inp' | 'mount') => thirdQuartile(own.map((beacon) => beacon[of]));
  const unheard = begun > 0 ? Math.max(0, begun - own.length) : null;
  return { sessions: own.length, unheard, failures, lcp: quartileOf('lcp'), inp: quartileOf('inp'), mount: quartileOf('mount') };
}

function courseOf(beacons: readonly Beacon[], stableId: string, canaryId: string): CusumCourse {
  const stable = { sessions: 0, failures: 0 };
  const sums: number[] = [];
  let { limit } = planFor(stable);
  for (const { id, outcome } of beacons) {
    if (outcome === 'begun') continue;
    const failed = outcome === 'ok' ? 0 : 1;
    if (id === stableId) {
      stable.sessions += 1;
      stable.failures += failed;
    } else if (id === canaryId) {
      const plan = planFor(stable);
      ({ limit } = plan);
      sums.push(nextSum(sums.at(-1) ?? 0, failed === 1, plan));
    }
  }
  return { sums, limit };
}

/** What the beacons of one section, or of the shell, say of the builds that stand in the map; null for one that is not in it. */
export function sectionHealth(beacons: readonly Beacon[] | null, base: ReleaseBase, remote: string): HealthRead {
  const stableId = namedStable(base, remote);
  if (stableId === undefined) return null;
  if (!beacons) return 'unread';
  const own = beacons.filter((beacon) => beacon.remote === remote && beacon.outcome !== 'integrity_fail');
  const canaryId = namedCanary(base, remote);
  return {
    stable: armOf(own, stableId),
    canary: canaryId === undefined ? null : armOf(own, canaryId),
    course: canaryId === undefined ? null : courseOf(own, stableId, canaryId),
  };
}
