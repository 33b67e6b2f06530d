import type { RemoteModule } from '@dex/mf-shared/contract';
import { defineRemote } from '@dex/mf-shared/ui';

/** Liquidity: version-3 positions, version-2 pools, migration and mining. */
export const remote = defineRemote({
  name: 'pool',
  routes: [
    'poolV2Find',
    'poolV2',
    'pool',
    'position',
    'createV2',
    'addV2',
    'add',
    'increase',
    'removeV2',
    'remove',
    'migrateV2',
    'migrateV2Pair',
    'mining',
    'miningPool',
  ],
  dialogs: ['poolOverviewOptions'],
  slices: [],
  load: () => import('./ui/Root'),
  loadMessages: (locale) => import(`./ui/messages/${locale}.json`).then((module) => module.default),
  start: () => () => undefined,
}) satisfies RemoteModule;
