import { requireAddress } from '@dex/mf-shared/domain';
import { squareRoot, sqrtRatioAtTick } from '@dex/mf-shared/domain/maths';
import { deepest, pairMarket, priceReferences, type Leg, type Market } from './market';
import { priceGap } from './priceGap';
import { areDoubtsSaid, doReferencesDisagree, gapToAgree, isMarketAwaited, isUnbacked, lossToMarket, startGap } from './startPrice';

const [A, B, H, S] = ['1', '2', '3', '4'].map((digit) => requireAddress(`0x${digit.repeat(40)}`));
if (!A || !B || !H || !S) throw new Error('Four tokens');
/** The square root of a whole price of raw units. */
const sqrtOf = (price: number, scale = 1_000_000n) => squareRoot((BigInt(Math.round(price * 1e6)) << 192n) / scale);
const tier = (price: number, liquidity: bigint, fee = 3000): Market => ({
  source: { kind: 'tier', fee },
  sqrtPriceX96: sqrtOf(price),
  liquidity,
});
const leg = (token0: typeof A, token1: typeof A, ...markets: Market[]): Leg => ({ token0, token1, markets });
const reference = (price: number, outweighs = false) => ({
  source: { kind: 'v2' } as const,
  sqrtPriceX96: String(sqrtOf(price)),
  outweighs,
});
const priceOf = (sqrt: string | undefined) => Number((BigInt(sqrt ?? 0) ** 2n * 1_000_000n) >> 192n) / 1e6;

// V3-26
test.each([
  [2000, 'near'],
  [2010, 'near'],
  [2019, 'near'],
  [2030, 'apart'],
  [1970, 'apart'],
  [2099, 'apart'],
  [2110, 'far'],
  [1890, 'far'],
] as const)('against 2,000 a start price of %d is %s, in either order', (typed, standing) => {
  expect(startGap(sqrtOf(typed), [reference(2000)])?.standing).toBe(standing);
  const turned = { source: { kind: 'v2' } as const, sqrtPriceX96: String((1n << 192n) / sqrtOf(2000)), outweighs: false };
  expect(startGap((1n << 192n) / sqrtOf(typed), [turned])?.standing).toBe(standing);
});

test('a far price of a pool without liquidity costs a typed word like that of a missing one, and not where liquidity stands behind it', () => {
  const [far, apart] = [startGap(sqrtOf(2110), [reference(2000)]), startGap(sqrtOf(2030), [reference(2000)])];
  const pool = { kind: 'exists', sqrtPriceX96: String(sqrtOf(2110)), tick: 76_544, liquidity: '0' } as const;
  for (const unbacked of [pool, { kind: 'notExists' } as const]) {
    expect(isUnbacked(unbacked)).toBe(true);
    expect(gapToAgree(unbacked, far)).toBe(far);
    expect(gapToAgree(unbacked, apart)).toBeNull();
    expect(gapToAgree(unbacked, null)).toBeNull();
    expect(isMarketAwaited(unbacked, { kind: 'loading' })).toBe(true);
    expect(isMarketAwaited(unbacked, { kind: 'known', references: [], isComplete: false })).toBe(false);
  }
  expect(gapToAgree({ ...pool, liquidity: '1' }, far)).toBeNull();
  expect(isMarketAwaited({ ...pool, liquidity: '1' }, { kind: 'loading' })).toBe(true);
  expect(isMarketAwaited({ kind: 'loading' }, { kind: 'loading' })).toBe(false);
  expect(isUnbacked({ kind: 'loading' })).toBe(false);
});

test.each([
  ['1', [], false, true],
  ['1', [reference(2000)], false, true],
  ['1', [], true, false],
  ['0', [], true, true],
])('with liquidity %s, %j known and all read: %s, doubts are said: %s', (liquidity, references, isComplete, expected) => {
  const pool = { kind: 'exists', sqrtPriceX96: String(sqrtOf(2110)), tick: 76_544, liquidity } as const;
  expect(areDoubtsSaid(pool, { kind: 'known', references, isComplete })).toBe(expected);
  expect(areDoubtsSaid(pool, { kind: 'loading' })).toBe(false);
});

test('without anything known there is no gap to speak of; of several references the farthest counts', () => {
  expect(startGap(sqrtOf(2000), [])).toBeNull();
  expect(startGap(sqrtOf(2000), [reference(2000), reference(1800)])).toMatchObject({ standing: 'far', reference: reference(1800) });
  expect(doReferencesDisagree([reference(2000), reference(1800)])).toBe(true);
  expect(doReferencesDisagree([reference(2000), reference(1990)])).toBe(false);
  expect(doReferencesDisagree([reference(2000)])).toBe(false);
});

test('the deepest market leads, whichever version it is of; one without liquidity is none', () => {
  expect(deepest([tier(1, 0n)])).toBeNull();
  expect(pairMarket(0n, 5n)).toBeNull();
  const pair = pairMarket(10n ** 6n, 4n * 10n ** 6n);
  expect(pair).toMatchObject({ liquidity: 2n * 10n ** 6n, sqrtPriceX96: 2n << 96n });
  expect(pair && deepest([tier(5, 10n ** 6n), pair])).toBe(pair);
  expect(pair && deepest([tier(5, 10n ** 7n), pair])?.source).toEqual({ kind: 'tier', fee: 3000 });
});

test('over a third token the price is the product of both halves, whatever their order in the pools', () => {
  // One A is 6 H, one S is 3 H: an A is 2 S. Seen from the other side a pool holds the turned price.
  const way = { over: H, first: leg(A, H, tier(6, 10n ** 12n)), second: leg(H, S, tier(1 / 3, 10n ** 12n)) };
  const [only] = priceReferences(leg(A, S), [way], null, 100);
  expect(only?.source).toEqual({ kind: 'route', over: H });
  expect(priceOf(only?.sqrtPriceX96)).toBeCloseTo(2, 4);
  const turned = { over: A, first: leg(A, B, tier(1 / 6, 10n ** 12n)), second: leg(A, S, tier(1 / 3, 10n ** 12n)) };
  // From B over A to S: a B is 6 A, an A is a third of an S.
  expect(priceOf(priceReferences(leg(B, S), [turned], null, 100)[0]?.sqrtPriceX96)).toBeCloseTo(2, 4);
  expect(priceReferences(leg(A, S), [{ ...way, second: leg(H, S) }], null, 100)).toEqual([]);
});

test('the deeper of two ways is taken, as the tokens in between are worth to each other', () => {
  const deep = (price: number) => tier(price, 10n ** 15n);
  const shallow = (price: number) => tier(price, 10n ** 9n);
  const overH = (make: typeof deep) => ({ over: H, first: leg(A, H, make(1)), second: leg(B, H, make(1)) });
  const overS = (make: typeof deep) => ({ over: S, first: leg(A, S, make(3)), second: leg(B, S, make(1)) });
  const between = leg(H, S, deep(1));
  const price = (ways: Parameters<typeof priceReferences>[1]) => priceOf(priceReferences(leg(A, B), ways, between, 100)[0]?.sqrtPriceX96);
  expect(price([overH(deep), overS(shallow)])).toBeCloseTo(1, 4);
  expect(price([overH(shallow), overS(deep)])).toBeCloseTo(3, 4);
});

test('the pair itself comes before the ways around it', () => {
  const way = { over: H, first: leg(A, H, tier(1, 10n ** 12n)), second: leg(B, H, tier(1, 10n ** 12n)) };
  expect(priceReferences(leg(A, B, tier(2, 5n, 500)), [way], null, 100).map(({ source }) => source.kind)).toEqual(['tier', 'route']);
});

test('what a wrong price costs grows with the gap, is nothing at the market, and is what an independent sum says', () => {
  const range = { tickLower: -60_000, tickUpper: 60_000 };
  const deposit = { amount0: 10n ** 18n, amount1: 10n ** 18n };
  const start = sqrtRatioAtTick(0);
  const loss = (price: number) => lossToMarket(start, sqrtOf(price), range, deposit);
  expect(loss(1)).toBe(0n);
  // Over a range without ends √(x·y) stays: from 1 and 1 at a price of 4 it becomes 0.5 and 2: worth 4 instead of 5.
  const wide = lossToMarket(start, 2n << 96n, { tickLower: -887_220, tickUpper: 887_220 }, deposit);
  expect(Number(wide) / 1e18).toBeCloseTo(1, 6);
  const losses = [1.01, 1.05, 1.5, 3, 10].map(loss);
  expect(losses).toEqual([...losses].sort((one, other) => (one < other ? -1 : 1)));
  expect(loss(0.5)).toBeGreaterThan(0n);
});

test('the gap is a part of the lower price', () => {
  const { numerator, denominator } = priceGap(2n << 96n, 1n << 96n);
  expect(numerator / denominator).toBe(3n);
});

describe('for a pool that has a price', () => {
  const way = { over: H, first: leg(A, H, tier(1, 10n ** 13n)), second: leg(B, H, tier(1, 10n ** 13n)) };
  const kindsFor = (...markets: Market[]) => priceReferences(leg(A, B, ...markets), [way], null, 3000).map(({ source }) => source.kind);

  test('its own price is no reference to itself, and one without liquidity hears all others', () => {
    expect(kindsFor(tier(9, 0n), tier(1, 5n, 500))).toEqual(['tier', 'route']);
    expect(priceReferences(leg(A, B, tier(9, 10n ** 11n)), [way], null, 3000)).toMatchObject([{ source: { kind: 'route' } }]);
  });

  test('a market with less than a tenth of its depth does not speak against it', () => {
    expect(kindsFor(tier(1, 10n ** 13n), tier(1.04, 10n ** 12n, 500))).toEqual(['tier', 'route']);
    expect(kindsFor(tier(1, 10n ** 13n + 10n), tier(1.04, 10n ** 12n, 500))).toEqual(['route']);
    expect(kindsFor(tier(1, 10n ** 15n), tier(1.04, 10n ** 12n, 500))).toEqual([]);
  });

  test('however deep it is, a market that is far from it is not silenced', () => {
    expect(kindsFor(tier(1, 10n ** 20n), tier(1.06, 10n ** 12n, 500))).toEqual(['tier']);
    expect(kindsFor(tier(1.06, 10n ** 20n), tier(1.05, 10n ** 12n, 500))).toEqual(['route']);
    const references = priceReferences(leg(A, B, tier(1, 10n ** 20n), tier(1.06, 5n, 500)), [], null, 3000);
    expect(startGap(sqrtOf(1), references)?.standing).toBe('far');
  });

  test('less than a tenth of the depth of a market that it is far from is as nothing behind its price', () => {
    const gapOf = (depth: bigint, ...markets: Market[]) => {
      const references = priceReferences(leg(A, B, tier(1, depth), ...markets), [], null, 3000);
      return gapToAgree({ kind: 'exists', liquidity: String(depth) }, startGap(sqrtOf(1), references));
    };
    expect(gapOf(1n, tier(1.06, 10n ** 12n, 500))).toMatchObject({ standing: 'far', isOutweighed: true });
    expect(gapOf(10n ** 11n, tier(1.06, 10n ** 12n, 500))).not.toBeNull();
    expect(gapOf(10n ** 11n + 1n, tier(1.06, 10n ** 12n, 500))).toBeNull();
    // One that it is near to does not call it dust, whatever others say.
    expect(gapOf(1n, tier(1.04, 10n ** 12n, 500))).toBeNull();
    const near = [reference(1.01, true), reference(1.2)];
    expect(startGap(sqrtOf(1), near)).toMatchObject({ standing: 'far', isOutweighed: false });
    expect(startGap(sqrtOf(1), [reference(1.1, true), reference(1.2)])).toMatchObject({ reference: reference(1.2), isOutweighed: true });
  });

  test('a pool is dust beside a way over a third token too', () => {
    const outweighs = (depth: bigint) => priceReferences(leg(A, B, tier(1.2, depth)), [way], null, 3000).map((known) => known.outweighs);
    expect([outweighs(10n ** 9n), outweighs(10n ** 13n)]).toEqual([[true], [false]]);
  });

  test('liquidity at a price far off is no depth: its weaker side counts', () => {
    expect(kindsFor(tier(1, 10n ** 15n))).toEqual([]);
    expect(kindsFor(tier(1e-4, 10n ** 15n))).toEqual(['route']);
    expect(kindsFor(tier(1e6, 10n ** 15n))).toEqual(['route']);
  });
});

// V2-14
test('a pair of version 2 is no reference to itself: it is held against the tiers and the ways, and against them it can be dust', () => {
  const pair = pairMarket(10n ** 6n, 5n * 10n ** 6n);
  if (!pair) throw new Error('The pair holds something');
  const references = priceReferences(leg(A, B, tier(1, 10n ** 12n), pair), [], null, 'v2');
  expect(references).toMatchObject([{ source: { kind: 'tier', fee: 3000 }, outweighs: true }]);
  expect(gapToAgree({ kind: 'exists', liquidity: String(pair.liquidity) }, startGap(pair.sqrtPriceX96, references))).toMatchObject({
    standing: 'far',
  });
  expect(priceReferences(leg(A, B, pair), [], null, 'v2')).toEqual([]);
});
