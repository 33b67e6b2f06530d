/** Whether the device has a network at all, as far as the browser knows. */
export interface Connectivity {
  isOnline(): boolean;
  /** Calls the listener on every change; gives a function that ends it. */
  onChange(listener: () => void): () => void;
}

/** What the browser says of the device's network. */
export function windowConnectivity(page: Window): Connectivity {
  return {
    isOnline: () => page.navigator.onLine,
    onChange: (listener) => {
      page.addEventListener('online', listener);
      page.addEventListener('offline', listener);
      return () => {
        page.removeEventListener('online', listener);
        page.removeEventListener('offline', listener);
      };
    },
  };
}

/** A device that always has a network (outside of browsers). */
export const alwaysOnline: Connectivity = { isOnline: () => true, onChange: () => () => undefined };
