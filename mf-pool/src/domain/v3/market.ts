// What a pair trades at where it trades already: in the tiers of version 3, in version 2, and over a third token (V3-26).
import type { Address, FeeTier } from '@dex/mf-shared/domain';
import { squareRoot } from '@dex/mf-shared/domain/maths';
import { gapStanding, priceGap } from './priceGap';

const Q96 = 1n << 96n;
const Q192 = 1n << 192n;

/** One market of two tokens: its price (Q64.96, raw token1 per token0) and its liquidity, which both versions count alike (√(x·y)). */
export interface Market {
  readonly source: { readonly kind: 'tier'; readonly fee: number } | { readonly kind: 'v2' };
  readonly sqrtPriceX96: bigint;
  readonly liquidity: bigint;
}

/** Where something is put in, which is no reference to itself: a tier of version 3, or the pair of version 2. */
export type OwnMarket = FeeTier | 'v2';

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
  /** At least ten times as deep as the pool that it is held against: what stands behind that one's price is dust beside it. */
  readonly outweighs: boolean;
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
 * A market that is less than this part of a pool's depth does not speak against the pool unless it is far from it: a tenth. Depth alone
 * proves no price: what is laid around a wrong one within a tick spacing counts as very deep, and costs little.
 */
const HEARD_PART = 10n;

/** How much of a way's token in between stands behind the weaker side of a pool, at the prices of the way; null where the way has none. */
function depthInBetween({ liquidity, sqrtPriceX96 }: Market, { first, second }: Way, { token0, token1 }: Leg): bigint | null {
  const [one, other] = [passage(first, token0), passage(second, token1)];
  if (!one || !other || sqrtPriceX96 === 0n) return null;
  const inOver = (amount: bigint, price: bigint) => (((amount * price) / Q96) * price) / Q96;
  const [side0, side1] = [(liquidity * Q96) / sqrtPriceX96, (liquidity * sqrtPriceX96) / Q96];
  const [depth0, depth1] = [inOver(side0, one.sqrtPriceX96), inOver(side1, other.sqrtPriceX96)];
  return depth0 < depth1 ? depth0 : depth1;
}

/**
 * What a pair is known to trade at beside one of its own markets: its deepest other market first, then the deepest way over a third
 * token. `between` are the markets of the first two tokens in between, by which their depths are compared; without them the first way that
 * has a price is taken. Where its own market has liquidity, a market that is shallow beside it is heard only if it is far from it.
 */
export function priceReferences(leg: Leg, ways: readonly Way[], between: Leg | null, own: OwnMarket): readonly PriceReference[] {
  const isOwn = ({ source }: Market) => (source.kind === 'v2' ? own === 'v2' : source.fee === own);
  const pool = leg.markets.find(isOwn);
  const direct = { ...leg, markets: leg.markets.filter((market) => !isOwn(market)) };
  const other = deepest(direct.markets);
  const isFar = (price: bigint) =>
    pool !== undefined && pool.sqrtPriceX96 > 0n && gapStanding(priceGap(pool.sqrtPriceX96, price)) === 'far';
  // The pool's own depth is less than a tenth of the market's.
  const isDust = (beside: bigint, depth: bigint) => beside * HEARD_PART <= depth;
  const isHeard = other && (!pool || other.liquidity * HEARD_PART >= pool.liquidity || isFar(other.sqrtPriceX96));
  const heard = isHeard ? other : null;
  const priced = ways.flatMap((way) => {
    const price = wayPrice(way, direct.token0, direct.token1);
    const beside = pool ? (depthInBetween(pool, way, direct) ?? 0n) : 0n;
    const isHeard = price && (price.depth * HEARD_PART >= beside || isFar(price.sqrtPriceX96));
    return isHeard ? [{ ...price, outweighs: isDust(beside, price.depth) }] : [];
  });
  const [one, second] = priced;
  const inSecond = one && second && between ? passage(between, one.over) : null;
  const route =
    one && second && inSecond && (one.depth * inSecond.sqrtPriceX96 * inSecond.sqrtPriceX96) / Q192 < second.depth ? second : one;
  return [
    ...(heard
      ? [{ source: heard.source, sqrtPriceX96: String(heard.sqrtPriceX96), outweighs: isDust(pool?.liquidity ?? 0n, heard.liquidity) }]
      : []),
    ...(route
      ? [{ source: { kind: 'route', over: route.over } as const, sqrtPriceX96: String(route.sqrtPriceX96), outweighs: route.outweighs }]
      : []),
  ];
}
