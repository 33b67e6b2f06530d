import type { Action } from '@reduxjs/toolkit';
import type { SharedState } from '../store/sharedState';
import { type StoragePort, STORED_PARTS } from './storedState';
import { storedText, takeOver } from './takeOver';

export interface KeepStoredOptions {
  readonly store: { getState(): SharedState; dispatch(action: Action): unknown; subscribe(listener: () => void): () => void };
  /** Null when the browser refuses storage altogether. */
  readonly storage: StoragePort | null;
  /** Called once, when there is no storage ("unavailable") or it first refuses a write ("full"; what it holds stays): the visit goes on in memory. */
  readonly onTrouble: (trouble: 'unavailable' | 'full') => void;
  /** Milliseconds from the first change to the write; 1000 by default. */
  readonly debounceMs?: number;
}

/** `saw` is told what another tab wrote and this one has taken over: what differs from it later is this tab's own. */
interface StoreKeeper {
  flush(): void;
  stop(): void;
  saw(key: string, text: string | null): void;
}

/**
 * Writes the changed parts at most once per second, together with what other tabs wrote; at once what a wallet was asked and what became of it,
 * lest another tab takes what the chain shows for its own. `flush` writes at once, for a page that is about to go.
 */
export function keepStored({ store, storage, onTrouble, debounceMs = 1000 }: KeepStoredOptions): StoreKeeper {
  let written: SharedState = store.getState();
  let timer: ReturnType<typeof setTimeout> | null = null;
  let isTold = false;
  const atStart = new Map(STORED_PARTS.map(({ key }) => [key, storedText(storage, key)]));
  const texts = new Map<string, string | null>();

  const notify = (trouble: 'unavailable' | 'full') => {
    if (isTold) return;
    isTold = true;
    onTrouble(trouble);
  };
  const write = () => {
    for (const { part, key, kept } of STORED_PARTS) {
      if (store.getState()[part] === written[part]) continue;
      // What another tab wrote meanwhile, of which this one was not told yet, must not be lost by what it writes itself.
      const found = storedText(storage, key);
      if (found !== texts.get(key)) takeOver(store, key, found, texts.has(key) ? texts.get(key) : atStart.get(key));
      const state = store.getState();
      written = { ...written, [part]: state[part] };
      const text = JSON.stringify(kept(state));
      if (found === text) continue;
      try {
        storage?.setItem(key, text);
        texts.set(key, text);
      } catch {
        notify('full');
      }
    }
    timer = null;
    // What was taken over of one part may have changed another that was written before.
    later();
  };
  const later = () => {
    const state = store.getState();
    // Not within the change itself: what is taken over of another tab is one more change.
    if (state.outstanding !== written.outstanding) return queueMicrotask(writeOutstanding);
    if (timer === null && STORED_PARTS.some(({ part }) => state[part] !== written[part])) timer = setTimeout(write, debounceMs);
  };
  const writeOutstanding = () => {
    if (store.getState().outstanding !== written.outstanding) writeNow();
  };
  const writeNow = () => {
    if (timer !== null) clearTimeout(timer);
    write();
  };
  const unsubscribe = store.subscribe(later);
  const flush = () => {
    if (timer !== null) writeNow();
    else writeOutstanding();
  };

  if (!storage) notify('unavailable');
  return {
    flush,
    saw: (key, text) => {
      // Told late: what this tab wrote since then lies there, and is not somebody else's.
      if (!texts.has(key) || texts.get(key) !== storedText(storage, key)) texts.set(key, text);
    },
    stop: () => {
      flush();
      unsubscribe();
    },
  };
}
