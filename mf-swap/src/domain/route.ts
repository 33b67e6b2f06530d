import { sameAddress, type Token } from '@dex/mf-shared/domain';
import type { PairV2 } from './v2/pairV2';
import type { PoolV3 } from './v3/poolV3';

/** One step of a route: a pool and the direction through it. */
export type Hop =
  | { readonly version: 'v2'; readonly pool: PairV2; readonly zeroForOne: boolean }
  | { readonly version: 'v3'; readonly pool: PoolV3; readonly zeroForOne: boolean };

/** A way from one token to another through one to three pools; `mixed` when it changes version on the way. `path` has one token more than `hops`. */
export interface Route {
  readonly version: 'v2' | 'v3' | 'mixed';
  readonly hops: readonly Hop[];
  readonly path: readonly Token[];
}

/** A text that is equal for equal routes, whatever the state of their pools. */
export function routeKey(route: Route): string {
  return [route.version, route.path[0]?.address, ...route.hops.map((hop) => hop.pool.address)].join('-').toLowerCase();
}

/** Names a question about a route: the raw amount of the typed side that goes this way. */
export function quoteKey(route: Route, amount: bigint): string {
  return `${routeKey(route)}@${amount}`;
}

/** True when two routes share no pool. */
export function areApart(one: Route, other: Route): boolean {
  return !one.hops.some(({ pool }) => other.hops.some((hop) => hop.pool.address === pool.address));
}

/** True for the version-3 route through these tokens and fee tiers. */
export function isRouteThrough(
  route: Route,
  { path, fees }: { readonly path: readonly string[]; readonly fees: readonly number[] },
): boolean {
  return (
    route.path.length === path.length &&
    route.path.every(({ address }, index) => sameAddress(address, path[index])) &&
    route.hops.every((hop, index) => hop.version === 'v3' && hop.pool.fee === fees[index])
  );
}
