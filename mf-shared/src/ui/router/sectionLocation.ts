import type { MatchRoute } from '../../contract/routes';
import type { AppHistory, AppLocation } from '../../contract/services';

/** A place to read the address from, as React's external stores want it. */
export interface LocationSource {
  subscribe(listener: () => void): () => void;
  read(): AppLocation;
}

/**
 * The address as one section sees it: while the person is elsewhere, the last of its own. Without this a section that
 * is about to leave the page would draw itself for the path of the next one.
 */
export function sectionLocation(history: AppHistory, matchRoute: MatchRoute): LocationSource {
  let own = history.location;
  return {
    subscribe: (listener) => history.subscribe(listener),
    read: () => {
      const { location } = history;
      if (matchRoute(location.pathname)) own = location;
      return own;
    },
  };
}

/** The address as it is: for the shell and for dialogs, which lie over any page. */
export function wholeLocation(history: AppHistory): LocationSource {
  return { subscribe: (listener) => history.subscribe(listener), read: () => history.location };
}
