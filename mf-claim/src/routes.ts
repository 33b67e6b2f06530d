import { createRouteMatcher, type RoutePattern } from '@dex/mf-shared/contract';

/** The screens of this section and their paths. */
export const ROUTES = [{ name: 'claim', pattern: '/claim' }] as const satisfies readonly RoutePattern[];

export type RouteName = (typeof ROUTES)[number]['name'];

export const matchRoute = createRouteMatcher<RouteName>(ROUTES);
