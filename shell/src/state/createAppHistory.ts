import type { AppHistory, AppLocation, SectionTable } from '@dex/mf-shared/contract';
import { redirectOf } from '../domain/redirectOf';

/** The browser's own history, as far as this application needs it. */
export interface HistoryPort {
  read(): AppLocation;
  write(to: string, how: 'push' | 'replace'): void;
  back(): void;
  onPop(listener: () => void): () => void;
}

export function browserHistory(page: Window): HistoryPort {
  return {
    read: () => {
      const { pathname, search, hash } = page.location;
      return { pathname, search, hash };
    },
    write: (to, how) => {
      // Each entry has a name of its own, which an address that takes its place leaves it: by it the page knows where it was scrolled to.
      if (how === 'push') page.history.pushState({ entry: Math.random() }, '', to);
      else page.history.replaceState(page.history.state, '', to);
    },
    back: () => page.history.back(),
    onPop: (listener) => {
      page.addEventListener('popstate', listener);
      return () => page.removeEventListener('popstate', listener);
    },
  };
}

/** The one history. Every address passes the redirects before anyone sees it, so no listener ever meets a replaced path. */
export function createAppHistory(port: HistoryPort, sections: SectionTable): AppHistory {
  const listeners = new Set<(location: AppLocation) => void>();
  let location = port.read();

  const settle = () => {
    const target = redirectOf(sections, port.read());
    if (target !== null) port.write(target, 'replace');
    location = port.read();
  };
  const announce = () => {
    settle();
    for (const listener of [...listeners]) listener(location);
  };
  const go = (how: 'push' | 'replace') => (to: string) => {
    port.write(to, how);
    announce();
  };

  settle();
  port.onPop(announce);
  return {
    get location() {
      return location;
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    push: go('push'),
    replace: go('replace'),
    back: () => port.back(),
  };
}
