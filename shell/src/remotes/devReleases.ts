import type { RemoteName } from '@dex/mf-shared/contract';
import { err, ok } from '@dex/mf-shared/domain';
import type { ListedSection, Release } from '@dex/mf-shared/release';
import type { Releases } from './releases';

/** A section that the development server builds beside the shell, and the name of its container. */
export interface DevSection extends ListedSection {
  readonly container: string;
}

/** A section as the development server has it: unpinned, at a place of the page's own origin. */
export function developmentRelease(remote: RemoteName, container: string): Release {
  return {
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
}

/** Releases as the development server has them: unsigned, unpinned, one each. Only in development builds. */
export function createDevReleases(sections: readonly DevSection[]): Releases {
  return {
    refresh: () => Promise.resolve(),
    freshen: () => Promise.resolve(),
    standingOf: () => 'good',
    shownShell: () => null,
    settingsAtHand: () => Promise.resolve(0),
    namedSettings: () => 0,
    mapInForce: () => null,
    check: () => Promise.resolve(err({ code: 'bad_schema', detail: 'the development server has no map' })),
    signersOf: () => Promise.resolve([]),
    freshness: () => null,
    sections: () => Promise.resolve(ok(sections)),
    choose(remote) {
      const container = sections.find(({ section }) => section === remote)?.container;
      if (!container) return Promise.resolve(err({ code: 'missing', remote, detail: 'not built by the development server' }));
      const release = developmentRelease(remote, container);
      return Promise.resolve(ok({ release, arm: 'stable', fallbacks: [], refused: [] }));
    },
  };
}
