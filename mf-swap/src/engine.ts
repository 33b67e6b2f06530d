import { documentVisibility } from '@dex/mf-shared/chain';
import type { ShellServices } from '@dex/mf-shared/contract';
import { bridge } from '@dex/mf-shared/state';
import { confirmedQuote$ } from './chain/confirmedQuoteStream';
import { networkFees } from './chain/networkFeesStream';
import { pools$ } from './chain/poolsStream';
import { quoteSuggestionLater$ } from './chain/quoteServiceLater';
import {
  poolsKey,
  quoteWishKey,
  selectAlternatives,
  selectCostInToken,
  selectFeesWish,
  selectPoolsWish,
  selectQuote,
  selectQuoteWish,
  selectSuggestionWish,
} from './state/selectQuote';
import { selectTradeWish } from './state/selectPair';
import type { SwapEngine } from './state/swapEngine';
import { networkFeesReceived, poolsReceived, quoteReceived, storedFees, suggestionReceived, swapSlice } from './state/swapSlice';

const isHere = (pathname: string) => pathname === '/swap';

/** Starts the reading of pools and quotes, and gives the section's prices. */
export function startEngine(services: ShellServices): SwapEngine {
  const { reads, chains, node } = services;
  const fees$ = networkFees({ node, visibility: documentVisibility(document), now: () => performance.now() });
  const stops = [
    bridge({
      services,
      slices: [swapSlice],
      wanted: (state, { pathname, search }) => {
        const wish = isHere(pathname) ? selectPoolsWish(state, search, chains) : null;
        // Without an amount no block changes what is shown: what was read waits for the first that is typed.
        return wish && { wish, isIdle: !selectTradeWish(state, search, chains) };
      },
      watch: ({ wish, isIdle }) => pools$(reads, chains[wish.chainId], wish, isIdle),
      received: ({ wish }, facts) => poolsReceived({ key: poolsKey(wish), facts }),
    }),
    bridge({
      services,
      slices: [swapSlice],
      wanted: (state, { pathname, search }) => (isHere(pathname) ? selectQuoteWish(state, search, chains) : null),
      watch: (wish) => confirmedQuote$(reads, chains[wish.chainId], wish),
      received: ({ key, revision }, quote) => quoteReceived({ key, revision, quote }),
      serialise: quoteWishKey,
    }),
    bridge({
      services,
      slices: [swapSlice],
      wanted: (state, { pathname, search }) => (isHere(pathname) ? selectFeesWish(state, search, chains) : null),
      watch: fees$,
      received: (chainId, fees) => networkFeesReceived({ chainId, fees: fees && storedFees(fees) }),
      serialise: String,
    }),
    ...suggestions(services),
  ];
  const history = historyLater(services);
  return {
    selectQuote,
    selectAlternatives,
    selectCostInToken,
    openHistory: history.open,
    stop: () => {
      history.stop();
      stops.forEach((stop) => stop());
    },
  };
}

/** Past prices: their code comes with the first who wants to see them. A load that failed is tried again by the next. */
function historyLater(services: ShellServices): { open(): Promise<void>; stop(): void } {
  let opened: Promise<() => void> | null = null;
  return {
    open: async () => {
      opened ??= import('./history').then(({ startHistory }) => startHistory(services));
      const opening = opened;
      try {
        await opening;
      } catch (cause) {
        if (opened === opening) opened = null;
        throw cause;
      }
    },
    stop: () => {
      opened?.then(
        (stop) => stop(),
        () => undefined,
      );
    },
  };
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
      slices: [swapSlice],
      wanted: (state, { pathname, search }) => (isHere(pathname) ? selectSuggestionWish(state, search, chains) : null),
      watch: (wish) => quoteSuggestionLater$(options, wish),
      received: ({ key }, suggestion) => suggestionReceived({ key, suggestion }),
      serialise: ({ key }) => key,
    }),
  ];
}
