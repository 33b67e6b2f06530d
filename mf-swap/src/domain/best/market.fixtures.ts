import { requireAddress, sortsBefore, TICK_SPACING, type FeeTier, type Token } from '@dex/mf-shared/domain';
import type { PairV2 } from '../v2/pairV2';
import type { PoolV3, Tick } from '../v3/poolV3';
import { sqrtRatioAtTick } from '@dex/mf-shared/domain/maths';

/** Numbers that repeat from run to run, so that a failure can be looked at again. */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

function tokenOf(digit: string): Token {
  return {
    kind: 'token',
    chainId: 1,
    address: requireAddress(`0x${digit.repeat(40)}`),
    decimals: 18,
    symbol: `T${digit}`,
    name: `Token ${digit}`,
  };
}

/** Four tokens: a trade goes from the first to the second, directly or over the others. */
export const tokens = { from: tokenOf('1'), to: tokenOf('2'), one: tokenOf('3'), other: tokenOf('4') };

let made = 0;

/** A pair with so many whole tokens on either side, eighteen decimals each. */
export function pairOf(one: Token, other: Token, amountOne: number, amountOther: number): PairV2 {
  const [token0, token1] = sortsBefore(one, other) ? [one, other] : [other, one];
  const [reserve0, reserve1] = (token0 === one ? [amountOne, amountOther] : [amountOther, amountOne]).map((amount) => raw(amount));
  made += 1;
  return { address: `0x${made.toString(16).padStart(40, '0')}`, token0, token1, reserve0: reserve0 ?? 0n, reserve1: reserve1 ?? 0n };
}

/** Whole tokens of eighteen decimals in raw units. */
export function raw(amount: number): bigint {
  return BigInt(Math.round(amount * 1e6)) * 10n ** 12n;
}

interface PoolWish {
  readonly fee: FeeTier;
  readonly tick: number;
  /** Positions as [from tick, to tick, liquidity], in spacings from the price. */
  readonly positions: readonly (readonly [number, number, bigint])[];
}

/** A pool of version 3 between two tokens with positions around its price. */
export function poolOf(one: Token, other: Token, { fee, tick, positions }: PoolWish): PoolV3 {
  const [token0, token1] = sortsBefore(one, other) ? [one, other] : [other, one];
  const tickSpacing = TICK_SPACING[fee];
  const base = Math.floor(tick / tickSpacing);
  const nets = new Map<number, bigint>();
  let liquidity = 0n;
  for (const [from, to, depth] of positions) {
    const [lower, upper] = [(base + from) * tickSpacing, (base + to) * tickSpacing];
    nets.set(lower, (nets.get(lower) ?? 0n) + depth);
    nets.set(upper, (nets.get(upper) ?? 0n) - depth);
    if (lower <= tick && tick < upper) liquidity += depth;
  }
  const ticks = [...nets].map(([index, liquidityNet]): Tick => ({ index, liquidityNet })).sort((a, b) => a.index - b.index);
  const word = Math.floor(base / 256);
  made += 1;
  return {
    address: `0x${made.toString(16).padStart(40, '0')}`,
    token0,
    token1,
    fee,
    tickSpacing,
    sqrtPriceX96: sqrtRatioAtTick(tick),
    tick,
    liquidity,
    ticks: ticks.filter(({ liquidityNet }) => liquidityNet !== 0n),
    words: { first: word - 1, last: word + 1 },
  };
}

export interface RandomMarket {
  readonly pools: { readonly v2: readonly PairV2[]; readonly v3: readonly PoolV3[] };
  readonly amount: bigint;
}

/** Pools at prices near one another, of very different depths, some shared by several routes. */
export function randomMarket(random: () => number): RandomMarket {
  const { from, to, one, other } = tokens;
  const sides: readonly (readonly [Token, Token])[] = [
    [from, to],
    [from, to],
    [from, one],
    [one, to],
    [from, other],
    [other, to],
    [one, other],
  ];
  const v2: PairV2[] = [];
  const v3: PoolV3[] = [];
  for (const [left, right] of sides) {
    const depth = 10 ** (2 + random() * 3);
    const lean = 1 + (random() - 0.5) * 0.02;
    if (random() < 0.55) v2.push(pairOf(left, right, depth, depth * lean));
    if (random() < 0.6) v3.push(randomPool(random, left, right));
  }
  if (v2.length + v3.length < 3) v2.push(pairOf(from, to, 500, 500), pairOf(from, to, 900, 905));
  else v2.push(pairOf(from, to, 300 + random() * 1000, 300 + random() * 1000));
  return { pools: { v2, v3 }, amount: raw(0.5 + random() * 10 ** (1 + random() * 1.5)) };
}

function randomPool(random: () => number, left: Token, right: Token): PoolV3 {
  const fee = ([100, 500, 3000, 10000] as const)[Math.floor(random() * 4)] ?? 3000;
  const positions = Array.from({ length: 1 + Math.floor(random() * 4) }, (): readonly [number, number, bigint] => {
    const [below, above] = [1 + Math.floor(random() * 60), 1 + Math.floor(random() * 60)];
    return [-below, above, raw(10 ** (2 + random() * 3))];
  });
  return poolOf(left, right, { fee, tick: Math.floor((random() - 0.5) * 300), positions });
}

const TIERS = [500, 3000, 10000] as const;

/**
 * A market of forty pools: a pair and a pool of three tiers between each two of five tokens, at prices near one another and of very
 * different depths. The same one each time.
 */
export function wideMarket(): RandomMarket['pools'] {
  const random = randomFrom(40);
  const all = [tokens.from, tokens.to, tokens.one, tokens.other, tokenOf('5')];
  const sides = all.flatMap((left, index) => all.slice(index + 1).map((right) => [left, right] as const));
  const depth = () => 10 ** (2 + random() * 3);
  const v2 = sides.map(([left, right]) => {
    const amount = depth();
    return pairOf(left, right, amount, amount * (1 + (random() - 0.5) * 0.02));
  });
  const v3 = sides.flatMap(([left, right]) =>
    TIERS.map((fee) => {
      const positions = Array.from({ length: 3 }, (): readonly [number, number, bigint] => [
        -2 - Math.floor(random() * 60),
        2 + Math.floor(random() * 60),
        raw(depth() * 10),
      ]);
      return poolOf(left, right, { fee, tick: Math.floor((random() - 0.5) * 100), positions });
    }),
  );
  return { v2, v3 };
}

/** What the page would read of the wide market: of version 3 the pools with one of the two tokens (SWAP-4), of version 2 all pairs. */
export function readMarket(): RandomMarket['pools'] {
  const { v2, v3 } = wideMarket();
  const ends: readonly Token[] = [tokens.from, tokens.to];
  return { v2, v3: v3.filter(({ token0, token1 }) => ends.includes(token0) || ends.includes(token1)) };
}
