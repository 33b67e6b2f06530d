import { sameAddress, type Token } from '@dex/mf-shared/domain';
import type { QuoteOutcome, TradeType } from './quoteOutcome';
import type { PairV2 } from './v2/pairV2';
import { quotePairV2 } from './v2/quoteV2';
import type { PoolV3 } from './v3/poolV3';
import { quotePoolV3 } from './v3/quoteV3';

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

/** The other side of a route for a raw amount on the given side, hop by hop. */
export function quoteRoute(route: Route, amount: bigint, tradeType: TradeType): QuoteOutcome {
  const ordered = tradeType === 'exactInput' ? route.hops : [...route.hops].reverse();
  let outcome: QuoteOutcome = { kind: 'amount', amount };
  for (const hop of ordered) {
    outcome =
      hop.version === 'v2'
        ? quotePairV2(hop.pool, outcome.amount, hop.zeroForOne, tradeType)
        : quotePoolV3(hop.pool, outcome.amount, hop.zeroForOne, tradeType);
    if (outcome.kind !== 'amount') return outcome;
  }
  return outcome;
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

/** Every route from one token to the other over the given pools, in the order of their length; no pool twice. */
export function findRoutes(hops: readonly Hop[], from: Token, to: Token, maxHops: number): readonly Route[] {
  const found: Route[] = [];
  const visit = (taken: readonly Hop[], path: readonly Token[]): void => {
    const here = path.at(-1);
    if (!here || taken.length >= maxHops) return;
    for (const hop of hops) {
      const [sold, bought] = hop.zeroForOne ? [hop.pool.token0, hop.pool.token1] : [hop.pool.token1, hop.pool.token0];
      if (!sameAddress(sold.address, here.address) || taken.some(({ pool }) => pool === hop.pool)) continue;
      if (path.some((token) => sameAddress(token.address, bought.address))) continue;
      const next = [...taken, hop];
      if (sameAddress(bought.address, to.address)) found.push({ version: hop.version, hops: next, path: [...path, bought] });
      else visit(next, [...path, bought]);
    }
  };
  visit([], [from]);
  return found.sort((one, other) => one.hops.length - other.hops.length);
}

/** Both directions of each pool, as hops. */
export function hopsOf(pools: { readonly v2: readonly PairV2[] } | { readonly v3: readonly PoolV3[] }): readonly Hop[] {
  return 'v2' in pools
    ? pools.v2.flatMap((pool): Hop[] => [true, false].map((zeroForOne) => ({ version: 'v2', pool, zeroForOne })))
    : pools.v3.flatMap((pool): Hop[] => [true, false].map((zeroForOne) => ({ version: 'v3', pool, zeroForOne })));
}
