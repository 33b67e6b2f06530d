import type { RemoteModule, ShellServices } from '@dex/mf-shared/contract';
import { defineRemote } from '@dex/mf-shared/ui';
import { matchRoute } from './routes';
import { followAddress } from './state/followAddress';
import { lazyEngine, type LazyEngine } from './state/swapEngine';
import { swapSlice } from './state/swapSlice';

const engines = new WeakMap<ShellServices, LazyEngine>();

/** One engine for each set of services, so that screens and watchers share it. */
function engineOf(services: ShellServices): LazyEngine {
  const known = engines.get(services);
  if (known) return known;
  const engine = lazyEngine(async () => (await import(/* webpackChunkName: "startEngine" */ './engine')).startEngine(services));
  engines.set(services, engine);
  return engine;
}

function start(services: ShellServices): () => void {
  const engine = engineOf(services);
  const stopFollowing = followAddress(services);
  return () => {
    stopFollowing();
    engine.stop();
    engines.delete(services);
  };
}

/** The swap: its form and the send form, and the reading of pools that runs beside them. */
export const remote = defineRemote({
  name: 'swap',
  matchRoute,
  slices: [swapSlice],
  load: () => import(/* webpackMode: "eager" */ './ui/Root').then(({ createRoot }) => ({ Root: createRoot(engineOf) })),
  loadMessages: async (locale) => (locale === 'en-US' ? {} : (await import('./ui/messages/zh-CN.json')).default),
  start,
}) satisfies RemoteModule;
