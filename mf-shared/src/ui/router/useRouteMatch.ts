import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { matchRoute, type RouteMatch } from '../../contract/routes';

/** The screen that the address names, with its decoded parameters; null where no route of the table matches. */
export function useRouteMatch(): RouteMatch | null {
  const { pathname } = useLocation();
  return useMemo(() => matchRoute(pathname), [pathname]);
}
