import type { RemoteModule, RemoteName } from '@dex/mf-shared/contract';
import { err, ok } from '@dex/mf-shared/domain';
import type { Result } from '@dex/mf-shared/domain';
import type { Release } from '@dex/mf-shared/release';
import { diagnoseRelease } from './diagnoseRelease';
import { loadExposed, preloadExposed } from './federationRuntime';
import { parseRemoteModule } from './parseRemoteModule';
import type { Releases } from './releases';
import type { RemoteLoadError } from './remoteLoadError';

/** A section that is loaded, and the release that it came from. */
export interface LoadedRemote {
  readonly module: RemoteModule;
  readonly release: Release;
}

export interface RemoteLoader {
  /** Loads a section, or gives the one that is loaded already. After a failure the next call fetches again. */
  load(remote: RemoteName): Promise<Result<LoadedRemote, RemoteLoadError>>;
  /** Fetches a section's files ahead, for a link under the pointer. */
  preload(remote: RemoteName): void;
}

async function loadRelease(remote: RemoteName, release: Release): Promise<Result<LoadedRemote, RemoteLoadError>> {
  try {
    const module = parseRemoteModule(remote, await loadExposed(release));
    if (module) return ok({ module, release });
    return err({ code: 'corrupt', remote, detail: `${release.container} exposes no section ${remote}` });
  } catch (cause) {
    return err(await diagnoseRelease(remote, release, cause));
  }
}

/** How many earlier releases are tried after the chosen one; each may cost its time limit. */
const MAX_FALLBACKS = 2;

/** Loads sections from the releases that may run: the chosen one first, then those before it. */
export function createRemoteLoader(releases: Releases): RemoteLoader {
  const loaded = new Map<RemoteName, Promise<Result<LoadedRemote, RemoteLoadError>>>();
  const preloaded = new Set<RemoteName>();

  async function loadAny(remote: RemoteName): Promise<Result<LoadedRemote, RemoteLoadError>> {
    const choice = await releases.choose(remote);
    if (!choice.ok) return choice;
    const first = await loadRelease(remote, choice.value.release);
    if (first.ok) return first;
    for (const release of choice.value.fallbacks.slice(0, MAX_FALLBACKS)) {
      const next = await loadRelease(remote, release);
      if (next.ok) {
        console.warn(`${remote} ${choice.value.release.version} failed (${first.error.code}: ${first.error.detail}); ${release.version} runs instead`);
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
    preload(remote) {
      if (loaded.has(remote) || preloaded.has(remote)) return;
      preloaded.add(remote);
      void releases.choose(remote).then((choice) => {
        if (choice.ok) preloadExposed(choice.value.release);
        else preloaded.delete(remote);
      });
    },
  };
}
