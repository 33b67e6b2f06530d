import type { RemoteModule, RemoteName } from '@dex/mf-shared/contract';
import { err, ok } from '@dex/mf-shared/domain';
import type { Result } from '@dex/mf-shared/domain';
import type { Arm, Release } from '@dex/mf-shared/release';
import { preloadRelease } from './ahead/preloadRelease';
import { explainLoad } from './explainFailure';
import { loadExposed } from './loadExposed';
import { parseRemoteModule } from './parseRemoteModule';
import type { Releases } from './releases';
import type { RemoteLoadError } from './remoteLoadError';
import type { SectionHealth } from './sectionHealth';

/** A section that is loaded, and the release that it came from. */
export interface LoadedRemote {
  readonly module: RemoteModule;
  readonly release: Release;
  /** Why this browser has this release. */
  readonly arm: Arm;
}

export interface RemoteLoader {
  /** Loads a section, or gives the one that is loaded already. After a failure the next call fetches again. */
  load(remote: RemoteName): Promise<Result<LoadedRemote, RemoteLoadError>>;
  /** Fetches a section's files ahead, for a link under the pointer. */
  preload(remote: RemoteName): void;
  /** Gives a build up for this visit, since it broke. True when another one of the section is left: the next `load` brings it. */
  giveUp(remote: RemoteName, id: string): Promise<boolean>;
}

async function loadOnce(remote: RemoteName, release: Release, arm: Arm): Promise<Result<LoadedRemote, RemoteLoadError>> {
  try {
    const module = parseRemoteModule(remote, await loadExposed(release));
    if (module) return ok({ module, release, arm });
    return err({ code: 'corrupt', remote, detail: `${release.container} exposes no section ${remote}` });
  } catch (cause) {
    return err(await explainLoad(remote, release, cause));
  }
}

/**
 * A browser keeps a preload that failed and hands it to the first script that asks for the same file, however long after. So a chunk that
 * did not load although its file is good now is asked for once more; the failed preload is used up by then.
 */
async function loadRelease(remote: RemoteName, release: Release, arm: Arm): Promise<Result<LoadedRemote, RemoteLoadError>> {
  const first = await loadOnce(remote, release, arm);
  const staleChunk = !first.ok && first.error.code === 'threw' && /^Loading chunk \S+ failed/.test(first.error.detail);
  return staleChunk ? loadOnce(remote, release, arm) : first;
}

interface Candidate {
  readonly release: Release;
  readonly arm: Arm;
}

/** How many earlier releases are tried after the chosen one; each may cost its time limit. */
const MAX_FALLBACKS = 2;

/** Loads sections from the releases that may run: the chosen one first, then those before it (DELIVERY-4; deploy/docs/integrity.md). Tells the failures of the chosen one to `health`. */
export function createRemoteLoader(releases: Releases, health: SectionHealth): RemoteLoader {
  const loaded = new Map<RemoteName, Promise<Result<LoadedRemote, RemoteLoadError>>>();
  const preloaded = new Set<RemoteName>();
  const givenUp = new Set<string>();

  /** The builds to try, best first, without those that broke in this visit; all of them again once none would be left. */
  async function candidatesOf(remote: RemoteName): Promise<Result<readonly Candidate[], RemoteLoadError>> {
    const choice = await releases.choose(remote);
    if (!choice.ok) return choice;
    const { release, arm, fallbacks } = choice.value;
    const all: readonly Candidate[] = [{ release, arm }, ...fallbacks.map((fallback) => ({ release: fallback, arm: 'stable' as const }))];
    const left = all.filter((candidate) => !givenUp.has(candidate.release.id));
    return ok(left.length > 0 ? left : all);
  }

  async function loadAny(remote: RemoteName): Promise<Result<LoadedRemote, RemoteLoadError>> {
    const candidates = await candidatesOf(remote);
    if (!candidates.ok) return candidates;
    const [best, ...others] = candidates.value;
    if (!best) return err({ code: 'missing', remote, detail: 'no release' });
    const { release: chosen, arm } = best;
    // Its scripts name one another: asked for together they cost one round trip, not one each. The development server pins nothing.
    if (chosen.integrity) preloadRelease(document, chosen);
    const first = await loadRelease(remote, chosen, arm);
    if (first.ok) return first;
    health.failed({ remote, release: chosen, arm }, first.error.code);
    for (const { release } of others.slice(0, MAX_FALLBACKS)) {
      const next = await loadRelease(remote, release, 'stable');
      if (next.ok) {
        console.warn(`${remote} ${chosen.version} failed (${first.error.code}: ${first.error.detail}); ${release.version} runs instead`);
        return next;
      }
    }
    return first;
  }

  return {
    load(remote) {
      const running = loaded.get(remote);
      if (running) return running;
      const started = loadAny(remote);
      loaded.set(remote, started);
      void started.then((result) => {
        if (!result.ok) loaded.delete(remote);
      });
      return started;
    },
    async giveUp(remote, id) {
      givenUp.add(id);
      loaded.delete(remote);
      const candidates = await candidatesOf(remote);
      return candidates.ok && candidates.value.some(({ release }) => !givenUp.has(release.id));
    },
    preload(remote) {
      if (loaded.has(remote) || preloaded.has(remote)) return;
      preloaded.add(remote);
      void releases.choose(remote).then((choice) => {
        if (choice.ok) preloadRelease(document, choice.value.release);
        else preloaded.delete(remote);
      });
    },
  };
}
