import type { SharedStore } from '../../contract/services';
import type { StoragePort } from '../persistence/storedState';
import { stateOf } from '../store/sharedState';
import { ordersSlice, batchesRemembered } from './ordersSlice';

const KEY = 'dex.withoutBatches';
const OWNER = /^\d+-0x[0-9a-f]{40}$/;

/**
 * Keeps over a reload for which accounts, on which networks, the wallet takes no batches after all (ORDER-5): it would else be asked
 * in vain once more. For this tab's session alone: an account may be upgraded later.
 */
export function keepRefusedBatches(store: SharedStore, storage: StoragePort | null): void {
  const refused = () => stateOf(store, ordersSlice).orders.withoutBatches;
  const stored = storedOwners(storage);
  if (stored.length > 0) store.dispatch(batchesRemembered(stored));
  let written = refused();
  store.subscribe(() => {
    const now = refused();
    if (now === written) return;
    written = now;
    try {
      storage?.setItem(KEY, JSON.stringify(now));
    } catch {
      // Full or blocked: it is known for as long as the page is there.
    }
  });
}

function storedOwners(storage: StoragePort | null): readonly string[] {
  try {
    const list: unknown = JSON.parse(storage?.getItem(KEY) ?? '[]');
    return Array.isArray(list) ? list.filter((owner: unknown): owner is string => typeof owner === 'string' && OWNER.test(owner)) : [];
  } catch {
    return [];
  }
}
