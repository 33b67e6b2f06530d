import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import type { MatchRoute, RouteMatch } from '../../contract/routes';

/** The screen of a section that the address names, with its decoded parameters; null where none of the section's routes matches. */
export function useRouteMatch<Name extends string>(matchRoute: MatchRoute<Name>): RouteMatch<Name> | null {
  const { pathname } = useLocation();
  return useMemo(() => matchRoute(pathname), [matchRoute, pathname]);
}
