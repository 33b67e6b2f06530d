import type { Route } from '../route';

/**
 * Gas of the parts of a swap through the router of both versions, in units: every swap, each way after the first, each pool, each
 * change of version on a way. Means over tokens as the local chain measures them, whose own transfers cost more or less
 * (`bestPrice.chain.test.ts` holds the table true within a tenth).
 */
const GAS = { base: 75_000, furtherWay: 14_000, v2: 82_000, v3: 75_000, change: 18_000 } as const;

/** Gas of one more way beside others. */
export function gasOfWay({ hops }: Route): number {
  const changes = hops.filter(({ version }, index) => index > 0 && version !== hops[index - 1]?.version).length;
  return GAS.furtherWay + changes * GAS.change + hops.reduce((sum, { version }) => sum + GAS[version], 0);
}

/** Gas of a whole swap over these ways. */
export function gasOfTrade(routes: readonly Route[]): number {
  return GAS.base - GAS.furtherWay + routes.reduce((sum, route) => sum + gasOfWay(route), 0);
}
