import { browserPriceStore, priceHistory$ } from '@dex/mf-shared/chain';
import type { ShellServices } from '@dex/mf-shared/contract';
import { historyKey } from '@dex/mf-shared/domain/history';
import { bridge } from '@dex/mf-shared/state';
import { historyReceived, historySlice, selectHistoryWish } from './state/historySlice';
import { swapSlice } from './state/swapSlice';

/** Reads the prices that somebody wants to look back at, from its call until the function that it gives is called. */
export function startHistory(services: ShellServices): () => void {
  const { store, reads, node } = services;
  store.addSlice(historySlice);
  const kept = browserPriceStore(globalThis, 'dex.prices');
  return bridge({
    services,
    slices: [swapSlice, historySlice],
    wanted: (state) => selectHistoryWish(state),
    watch: (wish) => priceHistory$({ reads, node, store: kept }, wish),
    received: (wish, facts) => historyReceived({ key: historyKey(wish), facts }),
    serialise: historyKey,
  });
}
