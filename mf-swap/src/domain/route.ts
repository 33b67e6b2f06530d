import { sameAddress, type Token } from '@dex/mf-shared/domain';
import type { PairV2 } from './v2/pairV2';
import type { PoolV3 } from './v3/poolV3';

/** One step of a route: a pool and the direction through it. */
export type Hop =
  | { readonly version: 'v2'; readonly pool: PairV2; readonly zeroForOne: boolean }
  | { readonly version: 'v3'; readonly pool: PoolV3; readonly zeroForOne: boolean };

/** A way from one token to another through one to three pools of one version; `path` has one token more than `hops`. */
export interface Route {
  readonly version: 'v2' | 'v3';
  readonly hops: readonly Hop[];
  readonly path: readonly Token[];
}

/** A text that is equal for equal routes, whatever the state of their pools. */
export function routeKey(route: Route): string {
  return [route.version, route.path[0]?.address, ...route.hops.map((hop) => hop.pool.address)].join('-').toLowerCase();
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
