import { browserPriceStore, priceHistory$ } from '@dex/mf-shared/chain';
import type { ShellServices } from '@dex/mf-shared/contract';
import { historyKey } from '@dex/mf-shared/domain/history';
import { bridge } from '@dex/mf-shared/state';
import { historyReceived, historyReducer, selectHistoryWish, type WithHistory } from './state/historySlice';

/** Reads the prices that somebody wants to look back at, from its call until the function that it gives is called. */
export function startHistory(services: ShellServices): () => void {
  const { store, reads, node } = services;
  store.addSlice({ name: 'swapHistory', reducer: historyReducer });
  const kept = browserPriceStore(globalThis, 'dex.prices');
  return bridge({
    services,
    wanted: (state: WithHistory) => selectHistoryWish(state),
    watch: (wish) => priceHistory$({ reads, node, store: kept }, wish),
    received: (wish, facts) => historyReceived({ key: historyKey(wish), facts }),
    serialise: historyKey,
  });
}
