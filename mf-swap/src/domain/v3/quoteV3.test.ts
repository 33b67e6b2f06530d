import { Token as SdkToken, CurrencyAmount } from '@uniswap/sdk-core';
import { Pool, TickListDataProvider, TickMath } from '@uniswap/v3-sdk';
import fc from 'fast-check';
import { requireAddress, TICK_BOUNDS, type Token } from '@dex/mf-shared/domain';
import { sqrtRatioAtTick, wordOfTick } from '@dex/mf-shared/domain/maths';
import type { PoolV3 } from './poolV3';
import { quotePoolV3 } from './quoteV3';

const tokenOf = (digit: string): Token => ({
  kind: 'token',
  chainId: 1,
  address: requireAddress(`0x${digit.repeat(40)}`),
  decimals: 18,
  symbol: 'T',
  name: 'Token',
});
const [token0, token1] = [tokenOf('1'), tokenOf('2')];
const [sdk0, sdk1] = [token0, token1].map(({ address }) => new SdkToken(1, address, 18)) as [SdkToken, SdkToken];

interface Position {
  readonly lower: number;
  readonly upper: number;
  readonly liquidity: bigint;
}

function poolOf(fee: number, tickSpacing: number, tick: number, positions: readonly Position[]): PoolV3 {
  const net = new Map<number, bigint>();
  let liquidity = 0n;
  for (const position of positions) {
    net.set(position.lower, (net.get(position.lower) ?? 0n) + position.liquidity);
    net.set(position.upper, (net.get(position.upper) ?? 0n) - position.liquidity);
    if (position.lower <= tick && tick < position.upper) liquidity += position.liquidity;
  }
  const ticks = [...net].map(([index, liquidityNet]) => ({ index, liquidityNet })).sort((one, other) => one.index - other.index);
  const words = { first: wordOfTick(TICK_BOUNDS.min, tickSpacing), last: wordOfTick(TICK_BOUNDS.max, tickSpacing) };
  return { address: '0x', token0, token1, fee, tickSpacing, sqrtPriceX96: sqrtRatioAtTick(tick), tick, liquidity, ticks, words };
}

const spacings = [
  { fee: 100, spacing: 1 },
  { fee: 500, spacing: 10 },
  { fee: 3000, spacing: 60 },
  { fee: 10000, spacing: 200 },
];

const poolArbitrary = fc.constantFrom(...spacings).chain(({ fee, spacing }) => {
  const bound = Math.floor(100_000 / spacing);
  const position = fc
    .tuple(fc.integer({ min: -bound, max: bound }), fc.integer({ min: 1, max: bound }), fc.bigInt({ min: 1n, max: 10n ** 24n }))
    .map(([lower, width, liquidity]): Position => ({ lower: lower * spacing, upper: (lower + width) * spacing, liquidity }));
  return fc
    .tuple(fc.integer({ min: -90_000, max: 90_000 }), fc.array(position, { minLength: 1, maxLength: 6 }))
    .map(([tick, positions]) =>
      poolOf(fee, spacing, tick, [...positions, { lower: -spacing * 4430, upper: spacing * 4430, liquidity: 10n ** 20n }]),
    );
});

async function sdkQuote(pool: PoolV3, amount: bigint, zeroForOne: boolean, exactInput: boolean): Promise<bigint | null> {
  const provider = new TickListDataProvider(
    pool.ticks
      .filter(({ liquidityNet }) => liquidityNet !== 0n)
      .map(({ index, liquidityNet }) => ({
        index,
        liquidityNet: String(liquidityNet),
        liquidityGross: String(liquidityNet < 0n ? -liquidityNet : liquidityNet),
      })),
    pool.tickSpacing,
  );
  const sdkPool = new Pool(sdk0, sdk1, pool.fee, String(pool.sqrtPriceX96), String(pool.liquidity), pool.tick, provider);
  const [input, output] = zeroForOne ? [sdk0, sdk1] : [sdk1, sdk0];
  const given = CurrencyAmount.fromRawAmount(exactInput ? input : output, String(amount));
  try {
    const [other] = exactInput ? await sdkPool.getOutputAmount(given) : await sdkPool.getInputAmount(given);
    return BigInt(other.quotient.toString());
  } catch {
    return null;
  }
}

test('tick prices are those of the contract', () => {
  fc.assert(
    fc.property(fc.integer({ min: TICK_BOUNDS.min, max: TICK_BOUNDS.max }), (tick) => {
      expect(String(sqrtRatioAtTick(tick))).toBe(TickMath.getSqrtRatioAtTick(tick).toString());
    }),
  );
});

test('a quote equals the one of the reference implementation, to the wei, where the swap is filled', async () => {
  let filled = 0;
  await fc.assert(
    fc.asyncProperty(
      poolArbitrary,
      fc.bigInt({ min: 1n, max: 10n ** 21n }),
      fc.boolean(),
      fc.boolean(),
      async (base, amount, zeroForOne, exactInput) => {
        // Ticks whose joining and leaving liquidity cancel out are not initialised on the chain.
        const pool = { ...base, ticks: base.ticks.filter(({ liquidityNet }) => liquidityNet !== 0n) };
        const local = quotePoolV3(pool, amount, zeroForOne, exactInput ? 'exactInput' : 'exactOutput');
        const reference = await sdkQuote(pool, amount, zeroForOne, exactInput);
        if (local.kind === 'amount') {
          expect(local.amount).toBe(reference);
          filled += 1;
        } else {
          expect(local.kind).toBe('insufficient');
        }
      },
    ),
    { numRuns: 400 },
  );
  expect(filled).toBeGreaterThan(100);
});

test('a quote that leaves the known ticks is unknown, never a figure', () => {
  const pool = poolOf(3000, 60, 0, [{ lower: -600, upper: 600, liquidity: 10n ** 18n }]);
  const narrow: PoolV3 = { ...pool, words: { first: 0, last: 0 } };
  expect(quotePoolV3(narrow, 10n ** 10n, false, 'exactInput').kind).toBe('amount');
  expect(quotePoolV3(narrow, 10n ** 30n, false, 'exactInput')).toEqual({ kind: 'unknown' });
  expect(quotePoolV3({ ...pool, words: null }, 1n, true, 'exactInput')).toEqual({ kind: 'unknown' });
});

test('a pool without price or liquidity cannot fill a swap', () => {
  const pool = poolOf(3000, 60, 0, []);
  expect(quotePoolV3(pool, 1000n, true, 'exactOutput')).toEqual({ kind: 'insufficient' });
  expect(quotePoolV3({ ...pool, sqrtPriceX96: 0n }, 1000n, true, 'exactInput')).toEqual({ kind: 'insufficient' });
});
