import type { Visibility } from '@dex/mf-shared/chain';

/**
 * Calls the listener whenever the page may be about to go: when it is left, and when it is hidden, for a phone may drop a hidden page
 * without another word (ORDER-7). Gives a function that ends it.
 */
export function onLeaving(
  page: Pick<Window, 'addEventListener' | 'removeEventListener'>,
  visibility: Visibility,
  listener: () => void,
): () => void {
  page.addEventListener('pagehide', listener);
  const stopVisibility = visibility.onChange(() => {
    if (!visibility.isVisible()) listener();
  });
  return () => {
    page.removeEventListener('pagehide', listener);
    stopVisibility();
  };
}
