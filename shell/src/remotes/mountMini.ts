import type { RemoteLifecycles, RemoteProps } from '@dex/mf-shared/contract';

/** The properties that single-spa gives to lifecycles: ours, a unique name, and the element to draw in. */
interface MountProps extends RemoteProps {
  readonly name: string;
  readonly domElement: HTMLElement;
}

/** A mounted section: `update` hands it new properties, `unmount` takes it off the page and frees what it held. */
export interface MountedRemote {
  update(props: RemoteProps): Promise<void>;
  unmount(): Promise<void>;
}

type Lifecycle = (props: MountProps) => Promise<unknown>;

function isLifecycle(value: unknown): value is Lifecycle {
  return typeof value === 'function';
}

const bootstrapped = new WeakMap<RemoteLifecycles, Promise<void>>();
let mountedCount = 0;

async function run(lifecycle: RemoteLifecycles['mount'] | undefined, props: MountProps): Promise<void> {
  for (const step of [lifecycle].flat()) {
    if (isLifecycle(step)) await step(props);
  }
}

/**
 * Mounts single-spa lifecycles on an element. Stands for single-spa's `mountRootParcel`, which keeps every root parcel and its listeners
 * for the life of the page (shell/docs/own-mount.md). Rejects when a lifecycle rejects.
 */
export async function mountMini(lifecycles: RemoteLifecycles, domElement: HTMLElement, props: RemoteProps): Promise<MountedRemote> {
  const name = `${domElement.id || 'remote'}-${(mountedCount += 1)}`;
  const withElement = (own: RemoteProps): MountProps => ({ ...own, name, domElement });
  const first = bootstrapped.get(lifecycles) ?? run(lifecycles.bootstrap, withElement(props));
  bootstrapped.set(lifecycles, first);
  await first.catch((cause: unknown) => {
    bootstrapped.delete(lifecycles);
    throw cause;
  });
  await run(lifecycles.mount, withElement(props));
  return {
    update: (own) => run(lifecycles.update, withElement(own)),
    unmount: () => run(lifecycles.unmount, withElement(props)),
  };
}
