/** Whether the page can be seen; nothing is polled while it cannot (TX-5). */
export interface Visibility {
  isVisible(): boolean;
  /** Calls the listener on every change; gives a function that ends it. */
  onChange(listener: () => void): () => void;
}

/** The visibility of the browser's page. */
export function documentVisibility(page: Document): Visibility {
  return {
    isVisible: () => page.visibilityState !== 'hidden',
    onChange: (listener) => {
      page.addEventListener('visibilitychange', listener);
      return () => page.removeEventListener('visibilitychange', listener);
    },
  };
}

/** A page that is always seen (outside of browsers). */
export const alwaysVisible: Visibility = { isVisible: () => true, onChange: () => () => undefined };
