import { sameAddress, type Token } from '@dex/mf-shared/domain';
import type { Hop, Route } from './route';
import type { PairV2 } from './v2/pairV2';
import type { PoolV3 } from './v3/poolV3';

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
      if (sameAddress(bought.address, to.address)) found.push({ version: versionOf(next), hops: next, path: [...path, bought] });
      else visit(next, [...path, bought]);
    }
  };
  visit([], [from]);
  return found.sort((one, other) => one.hops.length - other.hops.length);
}

function versionOf(hops: readonly Hop[]): Route['version'] {
  const [first, ...rest] = hops;
  return first && rest.every(({ version }) => version === first.version) ? first.version : 'mixed';
}

/** Both directions of each pool, as hops. */
export function hopsOf(pools: { readonly v2?: readonly PairV2[]; readonly v3?: readonly PoolV3[] }): readonly Hop[] {
  return [
    ...(pools.v2 ?? []).flatMap((pool): Hop[] => [true, false].map((zeroForOne) => ({ version: 'v2', pool, zeroForOne }))),
    ...(pools.v3 ?? []).flatMap((pool): Hop[] => [true, false].map((zeroForOne) => ({ version: 'v3', pool, zeroForOne }))),
  ];
}
