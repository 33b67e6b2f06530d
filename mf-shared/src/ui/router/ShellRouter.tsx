import { type ReactNode, useMemo, useState, useSyncExternalStore } from 'react';
import { createPath, type Navigator, Router } from 'react-router-dom';
import type { AppHistory } from '../../contract/services';
import type { MatchRoute } from '../../contract/routes';
import { useServices } from '../services/ServicesContext';
import { sectionLocation, wholeLocation } from './sectionLocation';

function navigatorOf(history: AppHistory): Navigator {
  const textOf = (to: Parameters<Navigator['createHref']>[0]) => (typeof to === 'string' ? to : createPath(to));
  return {
    createHref: textOf,
    push: (to) => history.push(textOf(to)),
    replace: (to) => history.replace(textOf(to)),
    go: (delta) => {
      if (delta === -1) history.back();
      else window.history.go(delta);
    },
  };
}

interface ShellRouterProps {
  /** The routes of the section whose own addresses count; without them every address does. */
  readonly matchRoute?: MatchRoute;
  readonly children: ReactNode;
}

/** Links and hooks of the router over the shell's one history. */
export function ShellRouter({ matchRoute, children }: ShellRouterProps) {
  const { history } = useServices();
  const [source] = useState(() => (matchRoute ? sectionLocation(history, matchRoute) : wholeLocation(history)));
  const location = useSyncExternalStore(source.subscribe, source.read, source.read);
  const navigator = useMemo(() => navigatorOf(history), [history]);
  return (
    <Router location={location} navigator={navigator}>
      {children}
    </Router>
  );
}
