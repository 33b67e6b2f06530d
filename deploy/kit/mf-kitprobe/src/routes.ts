import { createRouteMatcher, type RoutePattern } from '@dex/mf-shared/contract';

/** The one screen, which the kit opens between two mounts of the section that it looks at. */
export const ROUTES = [{ name: 'kitprobe', pattern: '/kitprobe' }] as const satisfies readonly RoutePattern[];

export const matchRoute = createRouteMatcher<'kitprobe'>(ROUTES);
