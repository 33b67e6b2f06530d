import { findRoutes, hopsOf } from '../findRoutes';
import { quoteRoute } from '../quoteRoute';
import { areApart, type Route } from '../route';
import type { TradeWish } from '../trade';
import { bestPrice, MOST_LEGS } from './bestPrice';
import { marketOf } from './market';
import { pairOf, poolOf, randomFrom, randomMarket, raw, tokens, type RandomMarket } from './market.fixtures';
import { routesBetween } from '../findTrades';

const GRID = 1000;
const { from, to, one } = tokens;

/**
 * The best of all sets of at most four routes that share no pool, each divided in thousandths. Giving each part to the route that makes
 * most of it is exhaustive, for a route never makes more of a later part than of an earlier one.
 */
function exhaustive(routes: readonly Route[], { amount }: RandomMarket, tradeType: 'exactInput' | 'exactOutput'): bigint | null {
  const isInput = tradeType === 'exactInput';
  const known = routes.map(() => new Map<number, bigint | null>());
  const at = (way: number, parts: number): bigint | null => {
    if (parts === 0) return 0n;
    const seen = known[way]?.get(parts);
    if (seen !== undefined) return seen;
    const route = routes[way];
    const outcome = route && quoteRoute(route, (amount * BigInt(parts)) / BigInt(GRID), tradeType);
    const value = outcome?.kind === 'amount' ? outcome.amount : null;
    known[way]?.set(parts, value);
    return value;
  };
  const divided = (set: readonly number[]): bigint | null => {
    const parts = set.map(() => 0);
    const nextOf = (index: number): bigint | null => {
      const [now, next] = [at(set[index] ?? 0, parts[index] ?? 0), at(set[index] ?? 0, (parts[index] ?? 0) + 1)];
      return now === null || next === null ? null : next - now;
    };
    const nexts = set.map((_, index) => nextOf(index));
    for (let part = 0; part < GRID; part += 1) {
      let chosen = -1;
      nexts.forEach((next, index) => {
        const best = nexts[chosen] ?? null;
        if (next !== null && (best === null || (isInput ? next > best : next < best))) chosen = index;
      });
      if (chosen < 0) return null;
      parts[chosen] = (parts[chosen] ?? 0) + 1;
      nexts[chosen] = nextOf(chosen);
    }
    return set.reduce((sum, way, index) => sum + (at(way, parts[index] ?? 0) ?? 0n), 0n);
  };
  let best: bigint | null = null;
  const fits = (set: readonly number[], route: Route) => set.every((way) => areApart(routes[way] ?? route, route));
  const measure = (set: readonly number[]): void => {
    const total = divided(set);
    if (total !== null && (best === null || (isInput ? total > best : total < best))) best = total;
  };
  const visit = (start: number, set: readonly number[]): void => {
    // A set that another way would fit into need not be measured: in the larger one that way may get nothing.
    if (set.length === MOST_LEGS || !routes.some((route) => fits(set, route))) return measure(set);
    routes.slice(start).forEach((route, offset) => {
      if (fits(set, route)) visit(start + offset + 1, [...set, start + offset]);
    });
  };
  visit(0, []);
  return best;
}

function wishOf(amount: bigint, tradeType: TradeWish['tradeType'] = 'exactInput'): TradeWish {
  return { input: from, output: to, amount, tradeType };
}

function priceIn(pools: RandomMarket['pools'], wish: TradeWish, gasPrice: bigint | null = 0n, mostLegs = MOST_LEGS) {
  const routes = routesBetween(pools, from, to, false);
  const fees = gasPrice === null ? null : { gasPrice, data: null };
  return bestPrice(routes, marketOf(routes, pools, from, to, one), wish, { mostLegs, fees }, {});
}

// SWAP-17
test('a trade is never worse by a millionth than the best of a grid over all sets of ways, and never worse than the best single way', () => {
  const random = randomFrom(20_261_128);
  let split = 0;
  for (let round = 0; round < 500; round += 1) {
    const market = randomMarket(random);
    const tradeType = round % 2 === 0 ? 'exactInput' : 'exactOutput';
    const { trade, alone } = priceIn(market.pools, wishOf(market.amount, tradeType));
    if (!trade) {
      expect({ round, alone }).toEqual({ round, alone: null });
      continue;
    }
    const isInput = tradeType === 'exactInput';
    const found = isInput ? trade.outputAmount : trade.inputAmount;
    if (alone) expect(isInput ? trade.outputAmount >= alone.outputAmount : trade.inputAmount <= alone.inputAmount).toBe(true);
    expect(trade.legs.reduce((sum, leg) => sum + (isInput ? leg.inputAmount : leg.outputAmount), 0n)).toBe(market.amount);
    expect(trade.legs.every((leg, index) => trade.legs.slice(index + 1).every((other) => areApart(leg.route, other.route)))).toBe(true);
    expect(trade.legs.length).toBeLessThanOrEqual(MOST_LEGS);
    if (trade.legs.length > 1) split += 1;
    const routes = findRoutes(hopsOf(market.pools), from, to, 3).filter(({ version, hops }) =>
      version === 'mixed' ? isInput : version === 'v2' || hops.length < 3,
    );
    const best = exhaustive(routes, market, tradeType);
    if (best === null) continue;
    const worse = Number(isInput ? best - found : found - best) / Number(best);
    expect({ round, tradeType, isWorse: worse > 1e-6, worse: worse > 1e-6 ? worse : 0 }).toEqual({
      round,
      tradeType,
      isWorse: false,
      worse: 0,
    });
  }
  expect(split).toBeGreaterThan(200);
}, 300_000);

// SWAP-17, SWAP-18
test('in a thousand markets a trade is never worse than any single way, with gas free or dear; its legs are what pools give, and add up', () => {
  const random = randomFrom(8);
  const seen = { split: 0, single: 0 };
  for (let round = 0; round < 1000; round += 1) {
    const { pools, amount } = randomMarket(random);
    const wish = wishOf(amount + BigInt(Math.floor(random() * 1e9)), round % 2 === 0 ? 'exactInput' : 'exactOutput');
    const isInput = wish.tradeType === 'exactInput';
    const gasPrice = round % 4 < 2 ? 0n : BigInt(Math.floor(random() * 1e12));
    const { trade } = priceIn(pools, wish, gasPrice);
    const ways = routesBetween(pools, from, to, false);
    const singles = [...ways.v2, ...ways.v3].flatMap((route) => {
      const outcome = quoteRoute(route, wish.amount, wish.tradeType);
      return outcome.kind === 'amount' && outcome.amount > 0n ? [outcome.amount] : [];
    });
    if (!trade) {
      expect({ round, singles }).toEqual({ round, singles: [] });
      continue;
    }
    const found = isInput ? trade.outputAmount : trade.inputAmount;
    expect({ round, better: singles.filter((single) => (isInput ? single > found : single < found)) }).toEqual({ round, better: [] });
    const typed = trade.legs.map((leg) => (isInput ? leg.inputAmount : leg.outputAmount));
    expect({ round, sum: typed.reduce((sum, part) => sum + part, 0n) }).toEqual({ round, sum: wish.amount });
    for (const { route, inputAmount, outputAmount } of trade.legs) {
      const [given, other] = isInput ? [inputAmount, outputAmount] : [outputAmount, inputAmount];
      expect({ round, outcome: quoteRoute(route, given, wish.tradeType) }).toMatchObject({
        round,
        outcome: { kind: 'amount', amount: other },
      });
    }
    seen[trade.legs.length > 1 ? 'split' : 'single'] += 1;
  }
  expect(seen.split).toBeGreaterThan(200);
  expect(seen.single).toBeGreaterThan(200);
}, 120_000);

describe('the best price', () => {
  // SWAP-17
  test('two equal pairs are used half and half when gas is free', () => {
    const v2 = [pairOf(from, to, 1000, 1000), pairOf(from, to, 1000, 1000)];
    const { trade, alone } = priceIn({ v2, v3: [] }, wishOf(raw(100)));
    expect(trade?.legs.map(({ inputAmount }) => inputAmount)).toEqual([raw(50), raw(50)]);
    expect(Number(trade?.outputAmount) / 1e18).toBeCloseTo(94.9659, 4);
    expect(Number(alone?.outputAmount) / 1e18).toBeCloseTo(90.661, 3);
  });

  // SWAP-17
  test('an odd number of units over three equal pools adds up to the unit', () => {
    const v2 = Array.from({ length: 3 }, () => ({ ...pairOf(from, to, 1000, 1000), reserve0: 10n ** 8n, reserve1: 10n ** 8n }));
    const { trade } = priceIn({ v2, v3: [] }, wishOf(1_000_001n));
    expect(trade?.legs).toHaveLength(3);
    expect(trade?.legs.reduce((sum, { inputAmount }) => sum + inputAmount, 0n)).toBe(1_000_001n);
  });

  test('of five equal pools four are used, none twice, and whole units add up', () => {
    const v2 = Array.from({ length: 5 }, () => pairOf(from, to, 1000, 1000));
    const { trade } = priceIn({ v2, v3: [] }, wishOf(1_000_001_000_001n));
    expect(trade?.legs).toHaveLength(4);
    expect(new Set(trade?.legs.map(({ route }) => route.hops[0]?.pool.address)).size).toBe(4);
    expect(trade?.inputAmount).toBe(1_000_001_000_001n);
  });

  // SWAP-15
  test('a way that changes version is taken where it is the best; not for an exact output, which the router cannot buy that way', () => {
    const v2 = [pairOf(from, one, 100_000, 100_000), pairOf(from, to, 100_000, 99_000)];
    const v3 = [poolOf(one, to, { fee: 100, tick: -150, positions: [[-100, 100, raw(1_000_000)]] })];
    const { trade } = priceIn({ v2, v3 }, wishOf(raw(1)));
    expect(trade).toMatchObject({ version: 'mixed', router: 'both', legs: [{ route: { hops: [{ version: 'v2' }, { version: 'v3' }] } }] });
    expect(priceIn({ v2, v3 }, wishOf(raw(1), 'exactOutput')).trade).toMatchObject({ version: 'v2' });
  });

  // SWAP-18
  test('a split is offered only when it gives more than its further gas costs, and not while that is not known', () => {
    const v2 = [pairOf(from, to, 1000, 1000), pairOf(from, to, 1000, 1000), pairOf(one, to, 1_000_000, 1_000_000)];
    const pools = { v2, v3: [] };
    // A further way costs 96,000 gas; one unit of the native coin is worth one of the output.
    const gain = Number(
      (priceIn(pools, wishOf(raw(10))).trade?.outputAmount ?? 0n) - (priceIn(pools, wishOf(raw(10))).alone?.outputAmount ?? 0n),
    );
    const breakEven = gain / 96_000;
    expect(priceIn(pools, wishOf(raw(10)), BigInt(Math.floor(breakEven * 0.95))).trade?.legs).toHaveLength(2);
    expect(priceIn(pools, wishOf(raw(10)), BigInt(Math.floor(breakEven * 1.05))).trade?.legs).toHaveLength(1);
    expect(priceIn(pools, wishOf(raw(10)), null).trade?.legs).toHaveLength(1);
    const unpriced = { v2: v2.slice(0, 2), v3: [] };
    expect(priceIn(unpriced, wishOf(raw(10)), 1n).trade?.legs).toHaveLength(1);
  });

  // SWAP-18
  test('nothing is split for who wants one way, which may change version', () => {
    const v2 = [pairOf(from, to, 1000, 1000), pairOf(from, to, 1000, 1000)];
    expect(priceIn({ v2, v3: [] }, wishOf(raw(100)), 0n, 1).trade?.legs).toHaveLength(1);
    const mixed = {
      v2: [pairOf(from, one, 100_000, 100_000), pairOf(from, to, 100_000, 99_000)],
      v3: [poolOf(one, to, { fee: 100, tick: -150, positions: [[-100, 100, raw(1_000_000)]] })],
    };
    expect(priceIn(mixed, wishOf(raw(1)), 0n, 1).trade).toMatchObject({ version: 'mixed', legs: [{}] });
  });
});

// SWAP-17
describe('pools that are empty, at their end, or known in part', () => {
  const good = pairOf(from, to, 1000, 1000);
  const position = [[-10, 10, raw(100_000)]] as const;

  test('leave the good one alone', () => {
    const flat = poolOf(from, to, { fee: 500, tick: 0, positions: position });
    const bad = [
      { ...flat, address: '0x1', liquidity: 0n, ticks: [] },
      { ...flat, address: '0x2', sqrtPriceX96: 0n },
      { ...flat, address: '0x3', words: null },
      { ...flat, address: '0x4', tick: -887_272, sqrtPriceX96: 4_295_128_739n, liquidity: 0n, ticks: [] },
    ];
    const { trade } = priceIn({ v2: [good, { ...good, address: '0x5', reserve0: 0n }], v3: bad }, wishOf(raw(10)));
    expect(trade?.legs).toHaveLength(1);
    expect(trade?.legs[0]?.route.hops[0]?.pool.address).toBe(good.address);
  });

  test('take part as far as they are known', () => {
    // Its last known tick is some forty units of input away; beyond it there might be anything.
    const pool = { ...poolOf(from, to, { fee: 100, tick: 0, positions: [[-200, 200, raw(10_000)]] }), words: { first: -1, last: 0 } };
    const { trade } = priceIn({ v2: [good], v3: [pool] }, wishOf(raw(1000)));
    const through = trade?.legs.find(({ route }) => route.version === 'v3');
    expect(trade?.legs).toHaveLength(2);
    expect(through && quoteRoute(through.route, through.inputAmount, 'exactInput').kind).toBe('amount');
    expect(through && quoteRoute(through.route, raw(1000), 'exactInput').kind).not.toBe('amount');
  });

  test.each([1n, 2n ** 112n, 2n ** 200n, 2n ** 256n - 1n])('an amount of %s gives a figure or none, never an exception', (amount) => {
    const pools = { v2: [good], v3: [poolOf(from, to, { fee: 500, tick: 0, positions: position })] };
    for (const tradeType of ['exactInput', 'exactOutput'] as const) {
      const { trade } = priceIn(pools, wishOf(amount, tradeType));
      if (amount > 1n) expect(trade).toBeNull();
    }
  });
});
