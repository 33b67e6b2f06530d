import type { RemoteModule, ShellServices } from '@dex/mf-shared/contract';
import { bridge } from '@dex/mf-shared/state';
import { defineRemote } from '@dex/mf-shared/ui';
import { supplyRead } from './chain/supplyRead';
import { matchRoute } from './routes';
import { sampleSlice, supplyReceived } from './state/sampleSlice';

function start(services: ShellServices): () => void {
  return bridge({
    services,
    slices: [sampleSlice],
    ...supplyRead(services),
    wanted: ({ application: { chainId } }, { pathname }) => (matchRoute(pathname) ? { chainId } : null),
    received: ({ chainId }, supply) => supplyReceived({ chainId, supply }),
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
