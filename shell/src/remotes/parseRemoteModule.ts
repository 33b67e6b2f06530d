import type { RemoteModule, RemoteName } from '@dex/mf-shared/contract';

function isRemoteModule(value: unknown): value is RemoteModule {
  if (typeof value !== 'object' || value === null) return false;
  const module: Partial<Record<keyof RemoteModule, unknown>> = value;
  return (
    typeof module.name === 'string' &&
    Array.isArray(module.slices) &&
    typeof module.lifecycles === 'object' &&
    module.lifecycles !== null &&
    typeof module.loadMessages === 'function' &&
    typeof module.start === 'function'
  );
}

/** The section in what a container exposes (its export `remote`), or null when it is no section or another one. */
export function parseRemoteModule(name: RemoteName, exposed: unknown): RemoteModule | null {
  const candidate: unknown = typeof exposed === 'object' && exposed !== null ? Reflect.get(exposed, 'remote') : null;
  return isRemoteModule(candidate) && candidate.name === name ? candidate : null;
}
