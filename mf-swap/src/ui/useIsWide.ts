import { theme } from '@dex/mf-shared/ui';
import { useSyncExternalStore } from 'react';

const WIDE = `(min-width: ${theme.breakpoint.medium}px)`;

function subscribe(onChange: () => void): () => void {
  const wide = matchMedia(WIDE);
  wide.addEventListener('change', onChange);
  return () => wide.removeEventListener('change', onChange);
}

/** Whether the window has room for what a phone keeps behind a press. */
export function useIsWide(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(WIDE).matches,
    // The first picture is drawn where there is no window.
    () => false,
  );
}
