import type { Route } from '../route';

/** What a network asks for, in wei: a unit of gas, and on a rollup the bytes that it publishes elsewhere (null where there are none). */
export interface NetworkFees {
  readonly gasPrice: bigint;
  readonly data: DataFee | null;
}

/** The fee for publishing a transaction of so many bytes, in wei: `base` and `perByte` for each. */
export interface DataFee {
  readonly base: bigint;
  readonly perByte: bigint;
}

/**
 * Gas of the parts of a swap through the router of both versions, in units: every swap, each way after the first, each pool, each
 * change of version on a way. Means over tokens as the local chain measures them, whose own transfers cost more or less
 * (`bestPrice.chain.test.ts` holds the table true within a tenth).
 */
const GAS = { base: 75_000, furtherWay: 14_000, v2: 82_000, v3: 75_000, change: 18_000 } as const;

/**
 * Bytes of the same: the signed envelope with the multicall and its last step; each way's call with its place in the multicall; each pool
 * on it (an address, a word in the call).
 */
const BYTES = { base: 440, way: 290, pool: 32 } as const;

/** Gas of one more way beside others. */
export function gasOfWay({ hops }: Route): number {
  const changes = hops.filter(({ version }, index) => index > 0 && version !== hops[index - 1]?.version).length;
  return GAS.furtherWay + changes * GAS.change + hops.reduce((sum, { version }) => sum + GAS[version], 0);
}

/** Gas of a whole swap over these ways. */
export function gasOfTrade(routes: readonly Route[]): number {
  return GAS.base - GAS.furtherWay + routes.reduce((sum, route) => sum + gasOfWay(route), 0);
}

/** What one more way costs beside others, in wei. */
export function costOfWay(route: Route, { gasPrice, data }: NetworkFees): bigint {
  return BigInt(gasOfWay(route)) * gasPrice + (data ? data.perByte * BigInt(bytesOfWay(route)) : 0n);
}

/** What a whole swap over these ways costs, in wei. */
export function costOfTrade(routes: readonly Route[], { gasPrice, data }: NetworkFees): bigint {
  const bytes = BYTES.base + routes.reduce((sum, route) => sum + bytesOfWay(route), 0);
  return BigInt(gasOfTrade(routes)) * gasPrice + (data ? data.base + data.perByte * BigInt(bytes) : 0n);
}

function bytesOfWay({ hops }: Route): number {
  return BYTES.way + hops.length * BYTES.pool;
}
