import { createRouteMatcher, type RoutePattern } from '@dex/mf-shared/contract';

/** The screens of this section and their paths. */
export const ROUTES = [
  { name: 'vote', pattern: '/vote' },
  { name: 'proposal', pattern: '/vote/:governorIndex/:id' },
  { name: 'createProposal', pattern: '/create-proposal' },
] as const satisfies readonly RoutePattern[];

export type RouteName = (typeof ROUTES)[number]['name'];

export const matchRoute = createRouteMatcher<RouteName>(ROUTES);
