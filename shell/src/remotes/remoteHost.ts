import type { RemoteName, ShellServices } from '@dex/mf-shared/contract';
import { err, ok } from '@dex/mf-shared/domain';
import type { Result } from '@dex/mf-shared/domain';
import type { LoadedRemote, RemoteLoader } from './remoteLoader';
import { detailOf } from './remoteLoadError';
import type { RemoteLoadError } from './remoteLoadError';

/** Sections as the page uses them: loaded, their slices in the store, started once. */
export interface RemoteHost {
  readonly services: ShellServices;
  open(remote: RemoteName): Promise<Result<LoadedRemote, RemoteLoadError>>;
  /** The section if it is running already. */
  opened(remote: RemoteName): LoadedRemote | null;
  preload(remote: RemoteName): void;
  /** Stops every section that was started. */
  stop(): void;
}

/** Joins the loader with what the shell hands to sections. */
export function createRemoteHost(loader: RemoteLoader, services: ShellServices): RemoteHost {
  const running = new Map<RemoteName, LoadedRemote>();
  const stops: (() => void)[] = [];

  function begin(loaded: LoadedRemote): Result<LoadedRemote, RemoteLoadError> {
    const { module } = loaded;
    if (running.has(module.name)) return ok(loaded);
    try {
      for (const slice of module.slices) services.store.addSlice(slice);
      stops.push(module.start(services));
    } catch (cause) {
      return err({ code: 'threw', remote: module.name, detail: detailOf(cause) });
    }
    running.set(module.name, loaded);
    return ok(loaded);
  }

  return {
    services,
    async open(remote) {
      const loaded = await loader.load(remote);
      return loaded.ok ? begin(loaded.value) : loaded;
    },
    opened: (remote) => running.get(remote) ?? null,
    preload: (remote) => loader.preload(remote),
    stop() {
      for (const end of stops.splice(0)) end();
      running.clear();
    },
  };
}
