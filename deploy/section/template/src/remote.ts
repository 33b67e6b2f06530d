import type { RemoteModule, ShellServices } from '@dex/mf-shared/contract';
import { bridge } from '@dex/mf-shared/state';
import { defineRemote } from '@dex/mf-shared/ui';
import { supply$ } from './chain/supplyStream';
import { matchRoute } from './routes';
import { sampleSlice, supplyReceived } from './state/sampleSlice';

function start(services: ShellServices): () => void {
  const { reads, chains } = services;
  return bridge({
    services,
    wanted: ({ application }, { pathname }) => (matchRoute(pathname) ? application.chainId : null),
    watch: (chainId) => supply$(reads, chainId, chains[chainId].wrappedNative.address),
    received: (chainId, supply) => supplyReceived({ chainId, supply }),
  });
}

/** A section of one page. */
export const remote = defineRemote({
  name: 'sample',
  matchRoute,
  slices: [sampleSlice],
  load: () => import(/* webpackChunkName: "sample-screen" */ './ui/Root'),
  loadMessages: async (locale) => (locale === 'en-US' ? {} : (await import('./ui/messages/zh-CN.json')).default),
  start,
}) satisfies RemoteModule;
