import { compareRatios, sameAddress, type Chain, type Currency, type Token } from '@dex/mf-shared/domain';
import { priceAtTick, type ShownPair } from '../rangePrice';
import type { TickRange } from '../liquidityMath';

const ONE = { numerator: 1n, denominator: 1n };
/** Tokens that other tokens are priced in, by symbol within the chain's own table. */
const DOLLARS = new Set(['DAI', 'USDC', 'USDT']);

/** The order in which a position's prices read best: in dollars where one token is a dollar, per native coin where one is that, else so that the prices are not below one. */
export function shownOrder(token0: Token, token1: Token, range: TickRange, chain: Chain): ShownPair {
  const straight = { base: token0, quote: token1 };
  const turned = { base: token1, quote: token0 };
  const isDollar = (token: Token) => chain.tokens.some((known) => sameAddress(known.address, token.address) && DOLLARS.has(known.symbol));
  if (isDollar(token0)) return turned;
  if (sameAddress(token1.address, chain.wrappedNative.address)) return turned;
  return compareRatios(priceAtTick(range.tickUpper, straight), ONE) < 0 ? turned : straight;
}

/** The native coin for its wrapped form, any other token as it is: how a position's tokens are named. */
export function unwrapped(token: Token, chain: Pick<Chain, 'native' | 'wrappedNative'>): Currency {
  return sameAddress(token.address, chain.wrappedNative.address) ? chain.native : token;
}
