import type { TypedSharedStore } from '@dex/mf-shared/state';
import { loadPatiently } from './loadPatiently';

/**
 * Starts a part of the page with the first state of the store that needs it, at once or later; a visit without one never loads its code. Code
 * that does not come is asked for again. Gives the function that ends it, started or not.
 */
export function startOnceNeeded(store: TypedSharedStore, isNeeded: () => boolean, load: () => Promise<() => void>): () => void {
  let hasBegun = false;
  let isOver = false;
  let stop: (() => void) | null = null;
  const begin = () => {
    if (hasBegun || isOver || !isNeeded()) return;
    hasBegun = true;
    loadPatiently(load, () => isOver, 'A part of the page did not come').then(
      (end) => {
        if (isOver) end();
        else stop = end;
      },
      // It was ended before it came.
      () => undefined,
    );
  };
  const unsubscribe = store.subscribe(begin);
  begin();
  return () => {
    isOver = true;
    unsubscribe();
    stop?.();
  };
}
