import { defer, from, switchMap } from 'rxjs';
import { documentVisibility } from '@dex/mf-shared/chain';
import type { RemoteModule, ShellServices } from '@dex/mf-shared/contract';
import { bridge } from '@dex/mf-shared/state';
import { defineRemote } from '@dex/mf-shared/ui';
import { confirmedQuote$ } from './chain/confirmedQuoteStream';
import { createSwapWrites } from './chain/createSwapWrites';
import { pools$ } from './chain/poolsStream';
import { createSwapFlow, type SwapFlow } from './state/createSwapFlow';
import { followAddress } from './state/followAddress';
import { poolsKey, quoteWishKey, selectPoolsWish, selectQuoteWish, selectSuggestionWish } from './state/selectQuote';
import { poolsReceived, quoteReceived, suggestionReceived, swapReducer, type WithSwap } from './state/swapSlice';

const flows = new WeakMap<ShellServices, SwapFlow>();

/** One flow for each set of services, so that screens and watchers share it. */
function flowOf(services: ShellServices): SwapFlow {
  const known = flows.get(services);
  if (known) return known;
  const flow = createSwapFlow({ store: services.store, writes: createSwapWrites(services), nowSeconds: () => Date.now() / 1000 });
  flows.set(services, flow);
  return flow;
}

function start(services: ShellServices): () => void {
  const { reads, chains, store } = services;
  const isHere = (pathname: string) => pathname === '/swap';
  const flow = flowOf(services);
  const stops = [
    bridge({
      services,
      wanted: (state: WithSwap, { pathname, search }) => (isHere(pathname) ? selectPoolsWish(state, search, chains) : null),
      watch: (wish) => pools$(reads, chains[wish.chainId], wish),
      received: (wish, facts) => poolsReceived({ key: poolsKey(wish), facts }),
      serialise: poolsKey,
    }),
    bridge({
      services,
      wanted: (state: WithSwap, { pathname, search }) => (isHere(pathname) ? selectQuoteWish(state, search, chains) : null),
      watch: (wish) => confirmedQuote$(reads, chains[wish.chainId], wish),
      received: ({ key }, quote) => quoteReceived({ key, quote }),
      serialise: quoteWishKey,
    }),
    ...suggestions(services),
    followAddress(services),
    store.subscribe(flow.checkIdentity),
  ];
  return () => stops.forEach((stop) => stop());
}

/** The operator's quote service, only where one is configured: its code is not even loaded otherwise. */
function suggestions(services: ShellServices): readonly (() => void)[] {
  const { chains, config } = services;
  const serviceUrl = config.quoteApiUrl;
  if (!serviceUrl) return [];
  const options = { fetch: globalThis.fetch, serviceUrl, visibility: documentVisibility(document) };
  return [
    bridge({
      services,
      wanted: (state: WithSwap, { pathname, search }) => (pathname === '/swap' ? selectSuggestionWish(state, search, chains) : null),
      watch: (wish) =>
        defer(() => from(import('./chain/quoteService'))).pipe(switchMap(({ quoteSuggestion$ }) => quoteSuggestion$(options, wish))),
      received: ({ key }, suggestion) => suggestionReceived({ key, suggestion }),
      serialise: ({ key }) => key,
    }),
  ];
}

/** The swap: its form and the send form, and the reading of pools that runs beside them. */
export const remote = defineRemote({
  name: 'swap',
  routes: ['swap', 'send'],
  dialogs: [],
  slices: [{ name: 'swap', reducer: swapReducer }],
  load: () => import('./ui/Root').then(({ createRoot }) => ({ Root: createRoot(flowOf) })),
  loadMessages: async (locale) => (locale === 'en-US' ? {} : (await import('./ui/messages/zh-CN.json')).default),
  start,
}) satisfies RemoteModule;
