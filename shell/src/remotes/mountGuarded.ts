import type { RemoteProps } from '@dex/mf-shared/contract';
import { err, ok } from '@dex/mf-shared/domain';
import type { Result } from '@dex/mf-shared/domain';
import { explainMount } from './explainFailure';
import { mountMini } from './mountMini';
import type { MountedRemote } from './mountMini';
import type { LoadedRemote } from './remoteLoader';
import type { RemoteLoadError } from './remoteLoadError';

/** How long a section may take to draw itself for the first time, in milliseconds. */
const MOUNT_TIMEOUT_MS = 10_000;

interface CrashWatch {
  readonly crashed: Promise<string>;
  stop(): void;
}

/**
 * Watches for an error that escaped from this section's code and left its element empty: React takes down a root that nothing else
 * contains, and reports the error to the window.
 */
function watchCrash(element: HTMLElement, dir: string): CrashWatch {
  let report: (detail: string) => void = () => undefined;
  const crashed = new Promise<string>((resolve) => {
    report = resolve;
  });
  const onError = (event: ErrorEvent) => {
    const trace = event.error instanceof Error ? `${event.filename} ${event.error.stack ?? ''}` : event.filename;
    if (!trace.includes(dir)) return;
    // After the current task React has taken the root down.
    setTimeout(() => {
      if (element.childNodes.length === 0) report(event.message);
    });
  };
  window.addEventListener('error', onError);
  return { crashed, stop: () => window.removeEventListener('error', onError) };
}

interface GuardedMount {
  readonly loaded: LoadedRemote;
  readonly element: HTMLElement;
  readonly props: RemoteProps;
  /** Called when the section fails after it was mounted. */
  onCrash(error: RemoteLoadError): void;
}

/** Mounts a section so that its failures become values; unmounting also ends the watch. */
export async function mountGuarded({ loaded, element, props, onCrash }: GuardedMount): Promise<Result<MountedRemote, RemoteLoadError>> {
  const { module, release } = loaded;
  const watch = watchCrash(element, release.dir);
  const failure = (code: 'threw' | 'timeout', detail: string) => ({ code, remote: module.name, detail }) as const;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<'late'>((resolve) => {
    timer = setTimeout(() => resolve('late'), MOUNT_TIMEOUT_MS);
  });
  const crash = watch.crashed.then((detail) => ({ detail }));
  try {
    const outcome = await Promise.race([mountMini(module.lifecycles, element, props), late, crash]);
    if (outcome === 'late' || 'detail' in outcome) {
      watch.stop();
      return err(outcome === 'late' ? failure('timeout', 'it did not draw itself in time') : failure('threw', outcome.detail));
    }
    void crash.then(({ detail }) => onCrash(failure('threw', detail)));
    const unmount = async () => {
      watch.stop();
      await outcome.unmount();
    };
    return ok({ update: outcome.update, unmount });
  } catch (cause) {
    watch.stop();
    return err(await explainMount(module.name, cause));
  } finally {
    clearTimeout(timer);
  }
}
