import type { RemoteName } from '@dex/mf-shared/contract';
import { err, ok } from '@dex/mf-shared/domain';
import type { Releases } from './releases';

/** Container names of the remotes that the development server builds beside the shell, by section. */
export type DevContainers = Readonly<Partial<Record<RemoteName, string>>>;

/** Releases as the development server has them: unsigned, unpinned, one each. Only in development builds. */
export function createDevReleases(containers: DevContainers): Releases {
  return {
    refresh: () => Promise.resolve(),
    freshen: () => Promise.resolve(),
    standingOf: () => 'good',
    shownShell: () => null,
    settingsAtHand: () => Promise.resolve(0),
    namedSettings: () => 0,
    freshness: () => null,
    choose(remote) {
      const container = containers[remote];
      if (!container) return Promise.resolve(err({ code: 'missing', remote, detail: 'not built by the development server' }));
      const release = {
        version: 'development',
        id: '0'.repeat(32),
        dir: `/dev/mf-${remote}/`,
        entry: 'remoteEntry.js',
        integrity: '',
        container,
        requires: { 'mf-shared': '*' },
        preloads: [],
        team: [],
      };
      return Promise.resolve(ok({ release, arm: 'stable', fallbacks: [], refused: [] }));
    },
  };
}
