import type { SharedState } from '../store/sharedState';
import { type StoragePort, STORED_PARTS } from './storedState';

export interface KeepStoredOptions {
  readonly store: { getState(): SharedState; subscribe(listener: () => void): () => void };
  /** Null when the browser refuses storage altogether. */
  readonly storage: StoragePort | null;
  /** Called once, when a write fails for the first time or there is no storage: the visit goes on in memory. */
  readonly onUnavailable: () => void;
  /** Milliseconds from the first change to the write; 1000 by default. */
  readonly debounceMs?: number;
}

/** Writes the changed parts at most once per second. `flush` writes at once, for a page that is about to go. */
export function keepStored({ store, storage, onUnavailable, debounceMs = 1000 }: KeepStoredOptions): { flush(): void; stop(): void } {
  let written: SharedState = store.getState();
  let timer: ReturnType<typeof setTimeout> | null = null;
  let isUnavailable = false;

  const giveUp = () => {
    if (isUnavailable) return;
    isUnavailable = true;
    onUnavailable();
  };
  const write = () => {
    timer = null;
    const state = store.getState();
    for (const { part, key } of STORED_PARTS) {
      if (state[part] === written[part]) continue;
      try {
        storage?.setItem(key, JSON.stringify(state[part]));
      } catch {
        giveUp();
      }
    }
    written = state;
  };
  const unsubscribe = store.subscribe(() => {
    const state = store.getState();
    if (timer === null && STORED_PARTS.some(({ part }) => state[part] !== written[part])) timer = setTimeout(write, debounceMs);
  });
  const flush = () => {
    if (timer === null) return;
    clearTimeout(timer);
    write();
  };

  if (!storage) giveUp();
  return {
    flush,
    stop: () => {
      flush();
      unsubscribe();
    },
  };
}
