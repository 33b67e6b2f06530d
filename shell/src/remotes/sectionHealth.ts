import type { RemoteName } from '@dex/mf-shared/contract';
import type { Arm, Beacon, Release } from '@dex/mf-shared/release';
import { brokeIn } from './brokeIn';
import type { RemoteLoadError } from './remoteLoadError';
import type { Vitals } from './vitals';

/** A build that was tried in this visit: of a section, or the page's shell. */
export interface TriedBuild {
  readonly remote: RemoteName;
  readonly release: Pick<Release, 'id' | 'dir'>;
  readonly arm: Arm;
}

/** Counts how sections fare: one beacon for each section and visit, nothing kept. */
export interface SectionHealth {
  failed(build: TriedBuild, code: RemoteLoadError['code']): void;
  /** `tookMs`: how long the mount took. */
  mounted(build: TriedBuild, tookMs?: number): void;
  /** Something that the build draws broke: it counts as one that cannot be mounted, unless the visit was told of it already. */
  crashed(build: TriedBuild): void;
  stop(): void;
}

/** The same, and what the page hears beside it. */
export interface CountedHealth extends SectionHealth {
  /** An error that nothing caught: it counts against the watched section whose script it came from. */
  erred(event: ErrorEvent | PromiseRejectionEvent): void;
  /** The page is hidden: it may never be seen again. */
  left(): void;
}

/** How long after its first mount an error of a section counts against it, in milliseconds. */
const WATCHED_MS = 30_000;

const OUTCOMES: Readonly<Record<RemoteLoadError['code'], Beacon['outcome']>> = {
  missing: 'load_fail',
  timeout: 'load_fail',
  incompatible: 'load_fail',
  expired: 'load_fail',
  clock: 'load_fail',
  unproved: 'load_fail',
  corrupt: 'integrity_fail',
  threw: 'mount_throw',
};

interface Watched {
  readonly build: TriedBuild;
  readonly timer: number;
  readonly mount: number | undefined;
}

/** Sends the first failure of a section at once, and `ok` when half a minute passed without one, or when the page is left before. */
export function createSectionHealth(page: Window, vitals: Vitals, send: (beacon: Beacon) => void): CountedHealth {
  const seen = new Set<RemoteName>();
  const watched = new Map<RemoteName, Watched>();
  let firstShown: RemoteName | null = null;

  function report({ remote, release, arm }: TriedBuild, outcome: Beacon['outcome']): void {
    const { timer, mount } = watched.get(remote) ?? {};
    page.clearTimeout(timer);
    watched.delete(remote);
    // The largest paint is that of the section the visit began with, and of the shell around it; it says nothing of later ones.
    const lcp = remote === firstShown || remote === 'shell' ? vitals.largestPaint() : undefined;
    send({ remote, id: release.id, arm, outcome, lcp, inp: vitals.slowestInteraction(), mount });
  }

  return {
    failed(build, code) {
      if (seen.has(build.remote)) return;
      seen.add(build.remote);
      report(build, OUTCOMES[code]);
    },
    mounted(build, mount) {
      if (seen.has(build.remote)) return;
      seen.add(build.remote);
      if (build.remote !== 'shell') firstShown ??= build.remote;
      watched.set(build.remote, { build, mount, timer: page.setTimeout(() => report(build, 'ok'), WATCHED_MS) });
    },
    crashed(build) {
      const isWatched = watched.get(build.remote)?.build.release.id === build.release.id;
      if (seen.has(build.remote) && !isWatched) return;
      seen.add(build.remote);
      report(build, 'mount_throw');
    },
    erred(event) {
      for (const { build } of [...watched.values()]) if (brokeIn(event, build.release.dir)) report(build, 'uncaught');
    },
    left() {
      for (const { build } of [...watched.values()]) report(build, 'ok');
    },
    stop() {
      for (const { timer } of watched.values()) page.clearTimeout(timer);
      watched.clear();
      vitals.stop();
    },
  };
}
