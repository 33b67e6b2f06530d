import type { RemoteName, RemoteProps, RemoteView } from '@dex/mf-shared/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { nextTask } from '../../nextTask';
import { mountGuarded } from '../../remotes/mountGuarded';
import type { MountedRemote } from '../../remotes/mountMini';
import type { RemoteHost } from '../../remotes/remoteHost';
import type { RemoteLoadError } from '../../remotes/remoteLoadError';

export type OutletState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'shown' }
  | { readonly kind: 'failed'; readonly error: RemoteLoadError };

interface MountedRemoteState {
  readonly container: RefObject<HTMLDivElement | null>;
  readonly state: OutletState;
  retry(): void;
}

interface Running {
  /** Set once the outlet is gone or shows something else. */
  over: boolean;
  mounted: MountedRemote | null;
  /** What this section was handed beside its view; null until it is there. */
  handed: Omit<RemoteProps, 'view'> | null;
}

function end(running: Running, element: HTMLElement): void {
  running.over = true;
  const { mounted } = running;
  // React finishes its own rendering first: a root may not be unmounted while another renders.
  setTimeout(() => {
    void (mounted?.unmount() ?? Promise.resolve()).catch((cause: unknown) => console.error(cause)).finally(() => element.remove());
  });
}

/** Loads a section and keeps it mounted in `container`, with the newest view; every mount has an element of its own. */
export function useMountedRemote(host: RemoteHost, remote: RemoteName, view: RemoteView): MountedRemoteState {
  const container = useRef<HTMLDivElement>(null);
  const newestView = useRef(view);
  const current = useRef<Running | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<OutletState>({ kind: 'loading' });

  useEffect(() => {
    newestView.current = view;
    const { mounted, handed } = current.current ?? {};
    if (handed) void mounted?.update({ ...handed, view });
  }, [host, view]);

  useEffect(() => {
    const element = document.createElement('div');
    container.current?.append(element);
    const running: Running = { over: false, mounted: null, handed: null };
    current.current = running;
    const fail = (error: RemoteLoadError) => {
      console.error(`Section ${error.remote} failed (${error.code}): ${error.detail}`);
      if (!running.over) setState({ kind: 'failed', error });
    };
    const begin = async () => {
      setState({ kind: 'loading' });
      const loaded = await host.open(remote);
      if (!loaded.ok) return fail(loaded.error);
      await nextTask(window);
      if (running.over) return;
      // A build that is given up is taken off by `onReplaced`; until then, and if it stays, its card stands.
      const crashed = () => host.crashed(loaded.value);
      const handed = { services: host.servicesOf(loaded.value), onCrash: () => void crashed() };
      const props = { ...handed, view: newestView.current };
      const onCrash = async (error: RemoteLoadError) => {
        if (!(await crashed())) fail(error);
      };
      const begun = performance.now();
      const mounted = await mountGuarded({ loaded: loaded.value, element, props, onCrash: (error) => void onCrash(error) });
      if (!mounted.ok) {
        host.mountFailed(loaded.value, mounted.error.code);
        return onCrash(mounted.error);
      }
      host.mounted(loaded.value, Math.round(performance.now() - begun));
      running.mounted = mounted.value;
      running.handed = handed;
      if (running.over) return end(running, element);
      if (newestView.current !== props.view) void mounted.value.update({ ...handed, view: newestView.current });
      setState({ kind: 'shown' });
    };
    void begin();
    const stopListening = host.onReplaced((replaced) => {
      if (replaced === remote) setAttempt((count) => count + 1);
    });
    return () => {
      stopListening();
      end(running, element);
    };
  }, [host, remote, attempt]);

  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  return { container, state, retry };
}
