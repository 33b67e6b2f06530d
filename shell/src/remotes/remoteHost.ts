import type { RemoteName, ShellServices } from '@dex/mf-shared/contract';
import { err, ok } from '@dex/mf-shared/domain';
import type { Result } from '@dex/mf-shared/domain';
import type { LoadedRemote, RemoteLoader } from './remoteLoader';
import { detailOf } from './remoteLoadError';
import type { RemoteLoadError } from './remoteLoadError';
import { guardWallet } from './guardWallet';
import { REVOKED_POPUP } from './offerReload';
import type { Releases } from './releases';
import type { SectionHealth } from './sectionHealth';

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
  mounted(loaded: LoadedRemote, tookMs?: number): void;
  mountFailed(loaded: LoadedRemote, code: RemoteLoadError['code']): void;
  /**
   * Something that a section draws broke. A build that is not the stable one is given up for this visit: it is stopped, and whoever shows it is
   * told through `onReplaced` to open the section anew; what was typed stays in the store. True when that was done.
   */
  crashed(loaded: LoadedRemote): Promise<boolean>;
  onReplaced(listener: (remote: RemoteName) => void): () => void;
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
  const handed = new Map<string, ShellServices>();
  const listeners = new Set<() => void>();
  const replacedListeners = new Set<(remote: RemoteName) => void>();
  let list: readonly LoadedRemote[] = [];
  const stops = new Map<RemoteName, () => void>();

  function servicesOf({ module: { name }, release }: LoadedRemote): ShellServices {
    const known = handed.get(release.id);
    if (known) return known;
    const wallet = guardWallet(services.wallet, {
      async isRevoked() {
        await releases.freshen(SIGNING_AGE_MS);
        return releases.standingOf(name, release.id) === 'revoked';
      },
      onRefused: () => services.bus.emit({ kind: 'popupShown', popup: REVOKED_POPUP }),
    });
    const own = { ...services, wallet };
    handed.set(release.id, own);
    return own;
  }

  function begin(loaded: LoadedRemote): Result<LoadedRemote, RemoteLoadError> {
    const { module } = loaded;
    if (running.has(module.name)) return ok(loaded);
    try {
      for (const slice of module.slices) services.store.addSlice(slice);
      stops.set(module.name, module.start(servicesOf(loaded)));
    } catch (cause) {
      return err({ code: 'threw', remote: module.name, detail: detailOf(cause) });
    }
    running.set(module.name, loaded);
    notifyRunning();
    return ok(loaded);
  }

  function notifyRunning(): void {
    list = [...running.values()];
    for (const listener of [...listeners]) listener();
  }

  /** Opens the best build that starts: one whose `start` throws is given up, and the next one is tried. */
  async function open(remote: RemoteName): Promise<Result<LoadedRemote, RemoteLoadError>> {
    for (;;) {
      const loaded = await loader.load(remote);
      if (!loaded.ok) return loaded;
      const begun = begin(loaded.value);
      if (begun.ok) return begun;
      console.error(`Section ${remote} ${loaded.value.release.version} did not start: ${begun.error.detail}`);
      health.failed(buildOf(loaded.value), begun.error.code);
      if (!(await loader.giveUp(remote, loaded.value.release.id))) return begun;
    }
  }

  async function crashed(loaded: LoadedRemote): Promise<boolean> {
    const { name } = loaded.module;
    health.crashed(buildOf(loaded));
    // What is stable has nothing better behind it: an older build is a decision of release people, not of a page.
    if (loaded.arm === 'stable') return false;
    if (running.get(name) !== loaded) return true;
    if (!(await loader.giveUp(name, loaded.release.id))) return false;
    // Its dialogs and its screen may have broken at once.
    if (running.get(name) !== loaded) return true;
    stops.get(name)?.();
    stops.delete(name);
    running.delete(name);
    notifyRunning();
    for (const listener of [...replacedListeners]) listener(name);
    return true;
  }

  return {
    services,
    servicesOf,
    open,
    crashed,
    onReplaced(listener) {
      replacedListeners.add(listener);
      return () => {
        replacedListeners.delete(listener);
      };
    },
    running: () => list,
    onOpened(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    mounted: (loaded, tookMs) => health.mounted(buildOf(loaded), tookMs),
    mountFailed: (loaded, code) => health.failed(buildOf(loaded), code),
    opened: (remote) => running.get(remote) ?? null,
    preload: (remote) => loader.preload(remote),
    stop() {
      for (const end of stops.values()) end();
      stops.clear();
      running.clear();
      health.stop();
    },
  };
}
