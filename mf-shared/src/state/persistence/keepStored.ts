import type { SharedState } from '../store/sharedState';
import { type StoragePort, STORED_PARTS } from './storedState';

export interface KeepStoredOptions {
  readonly store: { getState(): SharedState; subscribe(listener: () => void): () => void };
  /** Null when the browser refuses storage altogether. */
  readonly storage: StoragePort | null;
  /** Called once, when there is no storage ("unavailable") or it first refuses a write ("full"; what it holds stays): the visit goes on in memory. */
  readonly onTrouble: (trouble: 'unavailable' | 'full') => void;
  /** Milliseconds from the first change to the write; 1000 by default. */
  readonly debounceMs?: number;
}

/** Writes the changed parts at most once per second. `flush` writes at once, for a page that is about to go. */
export function keepStored({ store, storage, onTrouble, debounceMs = 1000 }: KeepStoredOptions): { flush(): void; stop(): void } {
  let written: SharedState = store.getState();
  let timer: ReturnType<typeof setTimeout> | null = null;
  let isTold = false;
  const texts = new Map<string, string>();

  const notify = (trouble: 'unavailable' | 'full') => {
    if (isTold) return;
    isTold = true;
    onTrouble(trouble);
  };
  const write = () => {
    timer = null;
    const state = store.getState();
    for (const { part, key, kept } of STORED_PARTS) {
      if (state[part] === written[part]) continue;
      const text = JSON.stringify(kept(state));
      if (texts.get(key) === text) continue;
      try {
        storage?.setItem(key, text);
        texts.set(key, text);
      } catch {
        notify('full');
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

  if (!storage) notify('unavailable');
  return {
    flush,
    stop: () => {
      flush();
      unsubscribe();
    },
  };
}
