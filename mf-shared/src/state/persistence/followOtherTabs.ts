import type { Action } from '@reduxjs/toolkit';
import type { StoragePort } from './storedState';
import { SHARED_KEYS, storedText, takeOver } from './takeOver';

/**
 * Takes over what other tabs keep, so that the last one to write does not lose what the others know. A page that comes back out of the
 * browser's cache was told nothing while it lay there, and reads what was written meanwhile.
 */
export function followOtherTabs(
  page: Pick<Window, 'addEventListener' | 'removeEventListener'>,
  store: { dispatch(action: Action): unknown },
  storage: StoragePort | null,
  saw: (key: string, text: string | null) => void = () => undefined,
): () => void {
  const onStorage = ({ key, newValue, oldValue }: StorageEvent) => {
    takeOver(store, key, newValue, oldValue);
    if (key !== null) saw(key, newValue);
  };
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) {
      for (const key of SHARED_KEYS) {
        const text = storedText(storage, key);
        takeOver(store, key, text);
        saw(key, text);
      }
    }
  };
  page.addEventListener('storage', onStorage);
  page.addEventListener('pageshow', onShow);
  return () => {
    page.removeEventListener('storage', onStorage);
    page.removeEventListener('pageshow', onShow);
  };
}
