import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime';

/**
 * The runtime keeps the promise of a shared part that it loads, also once it has failed, and gives it to all who ask later. Here a failed one
 * is forgotten, so that the next who needs that part fetches it again.
 */
export const forgetFailedShares: ModuleFederationRuntimePlugin = {
  name: 'forget-failed-shares',
  errorLoadShare({ pkgName, shareScopeMap }) {
    for (const scope of Object.values(shareScopeMap)) {
      for (const shared of Object.values(scope[pkgName] ?? {})) {
        if (!shared.loaded) shared.loading = null;
      }
    }
  },
};
