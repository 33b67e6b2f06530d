import type { ShellServices } from '@dex/mf-shared/contract';
import type { RemoteHost } from './remoteHost';

const NONE_RUNNING: ReturnType<RemoteHost['running']> = [];

/** A host for tests of what stands around sections: none of them is there. */
export function createFakeHost(services: ShellServices, own: Partial<RemoteHost> = {}): RemoteHost {
  return {
    services,
    servicesOf: () => services,
    open: async (remote) => ({ ok: false, error: { code: 'missing', remote, detail: 'not in this test' } }),
    opened: () => null,
    preload: () => undefined,
    running: () => NONE_RUNNING,
    onOpened: () => () => undefined,
    mounted: () => undefined,
    mountFailed: () => undefined,
    crashed: async () => false,
    onReplaced: () => () => undefined,
    stop: () => undefined,
    ...own,
  };
}
