import type { RemoteName, ShellServices } from '@dex/mf-shared/contract';
import { err, ok } from '@dex/mf-shared/domain';
import type { Result } from '@dex/mf-shared/domain';
import type { LoadedRemote, RemoteLoader } from './remoteLoader';
import { detailOf } from './remoteLoadError';
import type { RemoteLoadError } from './remoteLoadError';
import { guardWallet } from './guardWallet';
import type { Releases } from './releases';
import type { SectionHealth } from './sectionHealth';

const REVOKED_POPUP = {
  key: 'releaseRevoked',
  content: { kind: 'notice', notice: 'releaseRevoked' },
  removeAfterMs: null,
} as const;

/** Sections as the page uses them: loaded, their slices in the store, started once. */
export interface RemoteHost {
  readonly services: ShellServices;
  /** The services as one running section gets them: its wallet refuses to sign once its build is revoked. */
  servicesOf(loaded: LoadedRemote): ShellServices;
  open(remote: RemoteName): Promise<Result<LoadedRemote, RemoteLoadError>>;
  /** The section if it is running already. */
  opened(remote: RemoteName): LoadedRemote | null;
  preload(remote: RemoteName): void;
  /** Sections that run, in the order in which they were opened; the same array until another one is. */
  running(): readonly LoadedRemote[];
  onOpened(listener: () => void): () => void;
  /** A section was drawn, or could not be: for the count of how builds fare. */
  mounted(loaded: LoadedRemote): void;
  mountFailed(loaded: LoadedRemote, code: RemoteLoadError['code']): void;
  /** Stops every section that was started. */
  stop(): void;
}

export interface RemoteHostInput {
  readonly loader: RemoteLoader;
  readonly releases: Releases;
  readonly health: SectionHealth;
  readonly services: ShellServices;
}

/** How old the last look at the map may be when something is to be signed, in milliseconds. */
const SIGNING_AGE_MS = 15_000;

function buildOf({ module, release, arm }: LoadedRemote) {
  return { remote: module.name, release, arm };
}

/** Joins the loader with what the shell hands to sections. */
export function createRemoteHost({ loader, releases, health, services }: RemoteHostInput): RemoteHost {
  const running = new Map<RemoteName, LoadedRemote>();
  const handed = new Map<RemoteName, ShellServices>();
  const listeners = new Set<() => void>();
  let list: readonly LoadedRemote[] = [];
  const stops: (() => void)[] = [];

  function servicesOf({ module: { name }, release }: LoadedRemote): ShellServices {
    const known = handed.get(name);
    if (known) return known;
    const wallet = guardWallet(services.wallet, {
      async isRevoked() {
        await releases.freshen(SIGNING_AGE_MS);
        return releases.standingOf(name, release.id) === 'revoked';
      },
      onRefused: () => services.bus.emit({ kind: 'popupShown', popup: REVOKED_POPUP }),
    });
    const own = { ...services, wallet };
    handed.set(name, own);
    return own;
  }

  function begin(loaded: LoadedRemote): Result<LoadedRemote, RemoteLoadError> {
    const { module } = loaded;
    if (running.has(module.name)) return ok(loaded);
    try {
      for (const slice of module.slices) services.store.addSlice(slice);
      stops.push(module.start(servicesOf(loaded)));
    } catch (cause) {
      return err({ code: 'threw', remote: module.name, detail: detailOf(cause) });
    }
    running.set(module.name, loaded);
    list = [...running.values()];
    for (const listener of [...listeners]) listener();
    return ok(loaded);
  }

  return {
    services,
    servicesOf,
    async open(remote) {
      const loaded = await loader.load(remote);
      if (!loaded.ok) return loaded;
      const begun = begin(loaded.value);
      if (!begun.ok) health.failed(buildOf(loaded.value), begun.error.code);
      return begun;
    },
    running: () => list,
    onOpened(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    mounted: (loaded) => health.mounted(buildOf(loaded)),
    mountFailed: (loaded, code) => health.failed(buildOf(loaded), code),
    opened: (remote) => running.get(remote) ?? null,
    preload: (remote) => loader.preload(remote),
    stop() {
      for (const end of stops.splice(0)) end();
      running.clear();
      health.stop();
    },
  };
}
