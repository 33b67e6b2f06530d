import type { AppHistory, AppLocation } from '../contract/services';

function parsed(to: string): AppLocation {
  const { pathname, search, hash } = new URL(to, 'http://app.test');
  return { pathname, search, hash };
}

/** A history in memory that behaves as the shell's: one place at a time, listeners told of every change. */
export function createFakeHistory(start = '/swap'): AppHistory {
  const entries = [parsed(start)];
  const listeners = new Set<(location: AppLocation) => void>();
  const current = () => entries.at(-1) ?? parsed('/swap');
  const changed = () => listeners.forEach((listener) => listener(current()));
  return {
    get location() {
      return current();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    push: (to) => {
      entries.push(parsed(to));
      changed();
    },
    replace: (to) => {
      entries.splice(-1, 1, parsed(to));
      changed();
    },
    back: () => {
      if (entries.length > 1) entries.pop();
      changed();
    },
  };
}
