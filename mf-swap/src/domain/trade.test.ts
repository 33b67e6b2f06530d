import { requireAddress, type Token } from '@dex/mf-shared/domain';
import type { Route } from './route';
import {
  bestTrade,
  executionPrice,
  feeOfTrade,
  gainOver,
  isBetterByThreshold,
  liquidityFee,
  priceImpact,
  sharesOf,
  tradeKey,
  type Trade,
} from './trade';
import type { PairV2 } from './v2/pairV2';

const tokenOf = (digit: string): Token => ({
  kind: 'token',
  chainId: 1,
  address: requireAddress(`0x${digit.repeat(40)}`),
  decimals: 18,
  symbol: digit,
  name: digit,
});
const [A, B, C, D] = ['1', '2', '3', '4'].map(tokenOf) as [Token, Token, Token, Token];
const pairOf = (token0: Token, token1: Token, reserve0 = 10n ** 24n, reserve1 = 10n ** 24n): PairV2 => ({
  address: `${token0.symbol}${token1.symbol}`,
  token0,
  token1,
  reserve0,
  reserve1,
});

function routeOf(...tokens: readonly Token[]): Route {
  const hops = tokens.slice(1).map((token, index) => {
    const from = tokens[index] ?? A;
    const zeroForOne = from.address < token.address;
    return { version: 'v2' as const, zeroForOne, pool: zeroForOne ? pairOf(from, token) : pairOf(token, from) };
  });
  return { version: 'v2', hops, path: tokens };
}

function tradeOf(outputAmount: bigint, route: Route, inputAmount = 1_000_000n): Trade {
  return {
    version: route.version,
    router: 'v2',
    tradeType: 'exactInput',
    input: A,
    output: route.path.at(-1) ?? B,
    inputAmount,
    outputAmount,
    legs: [{ route, inputAmount, outputAmount }],
    confirmed: true,
  };
}

const direct = routeOf(A, D);
const twoHops = routeOf(A, B, D);
const threeHops = routeOf(A, B, C, D);

describe('the preference for fewer hops', () => {
  test.each([
    [1_004_900n, false],
    [1_004_999n, false],
    [1_005_000n, true],
    [1_006_000n, true],
  ])('a longer route that gives %s instead of 1000000 wins: %s', (output, wins) => {
    const [short, long] = [tradeOf(1_000_000n, direct), tradeOf(output, twoHops)];
    expect(isBetterByThreshold(short, long)).toBe(wins);
    expect(bestTrade([long, short], true)).toBe(wins ? long : short);
    expect(bestTrade([long, short], false)).toBe(long);
  });

  // SWAP-3
  test('each further hop must bring as much again', () => {
    const trades = [tradeOf(1_000_000n, direct), tradeOf(1_006_000n, twoHops), tradeOf(1_010_000n, threeHops)];
    expect(bestTrade(trades, true)).toBe(trades[1]);
  });

  test('of one length the better price wins', () => {
    const [one, other] = [tradeOf(1_000_000n, twoHops), tradeOf(1_000_001n, twoHops)];
    expect(bestTrade([one, other], true)).toBe(other);
    expect(bestTrade([], true)).toBeNull();
  });
});

// SWAP-3
test('unlike trades cannot be compared', () => {
  expect(() => isBetterByThreshold(tradeOf(1n, direct), { ...tradeOf(1n, direct), tradeType: 'exactOutput' })).toThrow(
    'Comparing incomparable trades',
  );
  expect(() => isBetterByThreshold(tradeOf(1n, direct), tradeOf(1n, routeOf(A, C)))).toThrow('Comparing incomparable trades');
});

// SWAP-14
test('the fee of version 2 is 30 basis points a hop, compounded', () => {
  expect(liquidityFee(direct)).toEqual({ numerator: 3000n, denominator: 1_000_000n });
  const { numerator, denominator } = liquidityFee(twoHops);
  expect((numerator * 10n ** 9n) / denominator).toBe(5_991_000n);
});

test('the price impact leaves the fee out', () => {
  // Without any movement of the price the output is the input less the fee: no impact.
  const { numerator } = priceImpact(tradeOf(997_000n, direct)) ?? { numerator: 1n };
  expect(numerator).toBe(0n);
  const moved = priceImpact(tradeOf(947_000n, direct));
  expect(moved && (moved.numerator * 10_000n) / moved.denominator).toBe(500n);
  expect(
    priceImpact(
      tradeOf(1n, {
        ...direct,
        hops: direct.hops.map((hop) => (hop.version === 'v2' ? { ...hop, pool: { ...hop.pool, reserve0: 0n } } : hop)),
      }),
    ),
  ).toBeNull();
});

test('a trade has the shape that people and transactions need', () => {
  const trade = tradeOf(2_000_000n, direct);
  expect(executionPrice(trade)).toEqual({ numerator: 2_000_000n, denominator: 1_000_000n });
  expect(tradeKey(trade)).not.toBe(tradeKey({ ...trade, outputAmount: 2_000_001n }));
  expect(tradeKey(trade)).not.toBe(tradeKey({ ...trade, legs: tradeOf(2_000_000n, twoHops).legs }));
  expect(tradeKey(trade)).toBe(tradeKey({ ...trade, confirmed: false }));
});

describe('a trade of several ways', () => {
  const legs = [
    { route: direct, inputAmount: 600_000n, outputAmount: 568_200n },
    { route: twoHops, inputAmount: 400_000n, outputAmount: 397_603n },
  ];
  const split: Trade = { ...tradeOf(965_803n, direct), legs };

  test('pays the fee of each by its part, and moves the price as a whole', () => {
    const fee = feeOfTrade(split);
    // 60 % at 0.3 % and 40 % at 0.5991 %.
    expect((fee.numerator * 10n ** 9n) / fee.denominator).toBe(4_196_400n);
    const impact = priceImpact(split);
    expect(impact && (impact.numerator * 10n ** 6n) / impact.denominator).toBe(30_000n);
  });

  test('has shares that add up to a hundred, and is another trade when they move', () => {
    expect(sharesOf(split)).toEqual([60, 40]);
    expect(sharesOf({ ...split, inputAmount: 3n, legs: legs.map((leg) => ({ ...leg, inputAmount: 1n })) })).toEqual([67, 33]);
    const [one, other] = legs;
    if (!one || !other) throw new Error('Two ways');
    const moved = [
      { ...one, inputAmount: 600_001n },
      { ...other, inputAmount: 399_999n },
    ];
    expect(tradeKey({ ...split, legs: moved })).not.toBe(tradeKey(split));
  });

  test('saves what it gives more, or takes less', () => {
    expect(gainOver(split, tradeOf(965_000n, direct))).toBe(803n);
    expect(gainOver(split, tradeOf(965_803n, direct))).toBeNull();
    const exactOutput = { ...split, tradeType: 'exactOutput' } as const;
    expect(gainOver(exactOutput, { ...exactOutput, inputAmount: 1_000_007n })).toBe(7n);
  });
});
