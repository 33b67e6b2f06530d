// What a pair trades at where it trades already: in the tiers of version 3, in version 2, and over a third token (V3-26).
import type { Address } from '@dex/mf-shared/domain';
import { squareRoot } from '../tickMath';

const Q96 = 1n << 96n;
const Q192 = 1n << 192n;

/** One market of two tokens: its price (Q64.96, raw token1 per token0) and its liquidity, which both versions count alike (√(x·y)). */
export interface Market {
  readonly source: { readonly kind: 'tier'; readonly fee: number } | { readonly kind: 'v2' };
  readonly sqrtPriceX96: bigint;
  readonly liquidity: bigint;
}

/** Two tokens in the order of the pool, with all markets of them. */
export interface Leg {
  readonly token0: Address;
  readonly token1: Address;
  readonly markets: readonly Market[];
}

/** A price of a pair that is known from elsewhere, as plain data: the square root price is Q64.96 in decimal text. */
export interface PriceReference {
  readonly source: Market['source'] | { readonly kind: 'route'; readonly over: Address };
  readonly sqrtPriceX96: string;
}

/** A pair of version 2 as a market; null for an empty one. */
export function pairMarket(reserve0: bigint, reserve1: bigint): Market | null {
  if (reserve0 === 0n || reserve1 === 0n) return null;
  return { source: { kind: 'v2' }, sqrtPriceX96: squareRoot((reserve1 << 192n) / reserve0), liquidity: squareRoot(reserve0 * reserve1) };
}

/** The market with the most liquidity, whose price costs most to push aside; null where there is none at all. */
export function deepest(markets: readonly Market[]): Market | null {
  return markets.reduce<Market | null>(
    (best, market) => (market.liquidity > (best?.liquidity ?? 0n) && market.sqrtPriceX96 > 0n ? market : best),
    null,
  );
}

/** A leg's deepest market from one token to the other: the price of the first in the second, and how much of the second stands behind it. */
function passage({ token0, markets }: Leg, from: Address): { readonly sqrtPriceX96: bigint; readonly depth: bigint } | null {
  const market = deepest(markets);
  if (!market) return null;
  const { sqrtPriceX96, liquidity } = market;
  if (from === token0) return { sqrtPriceX96, depth: (liquidity * sqrtPriceX96) / Q96 };
  return { sqrtPriceX96: Q192 / sqrtPriceX96, depth: (liquidity * Q96) / sqrtPriceX96 };
}

/** A way over a third token: from the pair's first token to it, and from it to the second. */
export interface Way {
  readonly over: Address;
  readonly first: Leg;
  readonly second: Leg;
}

/** The price that a way gives, and how much of the token in between stands behind its weaker half; null where a half has no market. */
function wayPrice({ over, first, second }: Way, token0: Address, token1: Address) {
  const [one, other] = [passage(first, token0), passage(second, over)];
  // Counted in the token between: for the second half that is what stands on its other side.
  const back = passage(second, token1);
  if (!one || !other || !back) return null;
  const sqrtPriceX96 = (one.sqrtPriceX96 * other.sqrtPriceX96) / Q96;
  return sqrtPriceX96 === 0n ? null : { over, sqrtPriceX96, depth: one.depth < back.depth ? one.depth : back.depth };
}

/**
 * What a pair is known to trade at: its own deepest market first, then the deepest way over a third token. `between` are the markets of
 * the first two tokens in between, by which their depths are compared; without them the first way that has a price is taken.
 */
export function priceReferences(direct: Leg, ways: readonly Way[], between: Leg | null): readonly PriceReference[] {
  const own = deepest(direct.markets);
  const priced = ways.flatMap((way) => wayPrice(way, direct.token0, direct.token1) ?? []);
  const [one, other] = priced;
  const inOther = one && other && between ? passage(between, one.over) : null;
  const route = one && other && inOther && (one.depth * inOther.sqrtPriceX96 * inOther.sqrtPriceX96) / Q192 < other.depth ? other : one;
  return [
    ...(own ? [{ source: own.source, sqrtPriceX96: String(own.sqrtPriceX96) }] : []),
    ...(route ? [{ source: { kind: 'route', over: route.over } as const, sqrtPriceX96: String(route.sqrtPriceX96) }] : []),
  ];
}
