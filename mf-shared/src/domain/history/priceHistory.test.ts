import { areaOf, lineOf, nearestPoint, placePoints } from './chartShape';
import { keepable, lastBefore, mergePrices, priceIn, pricesOfEvents } from './knownPrices';
import { lookedBlocks, timeOfBlock } from './lookedBlocks';
import { lineToNow, numberOf, pricePoints } from './priceHistory';

// SWAP-24
describe('what events say of the price', () => {
  const known = pricesOfEvents(
    [
      { block: 10, value: 'a' },
      { block: 13, value: 'b' },
      { block: 30, value: 'c' },
    ],
    40,
    [16, 24, 32, 40],
  );

  it('holds until the next event; what held in no block that is looked at is not kept', () => {
    expect(known).toEqual([
      { from: 13, to: 29, value: 'b' },
      { from: 30, to: 40, value: 'c' },
    ]);
    expect([12, 16, 29, 32, 41].map((block) => priceIn(known, block)?.value ?? null)).toEqual([null, 'b', 'b', 'c', null]);
  });

  it('is joined with what was known before, and the last before a block is found', () => {
    expect(mergePrices([{ from: 1, to: 5, value: 'z' }, ...known], [{ from: 1, to: 12, value: 'z' }])[0]).toEqual({
      from: 1,
      to: 12,
      value: 'z',
    });
    expect(lastBefore(known, 50)?.value).toBe('c');
    expect(lastBefore(known, 30)?.value).toBe('b');
    expect(lastBefore(known, 13)).toBeNull();
  });

  it('is kept only as far as no block will be replaced, and not for ever', () => {
    expect(keepable(known, 35, 0)).toEqual([
      { from: 13, to: 29, value: 'b' },
      { from: 30, to: 35, value: 'c' },
    ]);
    expect(keepable(known, 29, 0)).toHaveLength(1);
    expect(keepable(known, 100, 30)).toHaveLength(1);
  });
});

describe('the blocks that are looked at', () => {
  it.each([
    [18_000_000, 18_007_200],
    [18_000_000, 18_050_400],
    [18_000_000, 18_216_000],
    [0, 40],
    [7, 7],
  ])('from %d to %d are few, and all within', (first, newest) => {
    const blocks = lookedBlocks(first, newest);
    expect(blocks.length).toBeLessThanOrEqual(66);
    expect(blocks.at(-1)).toBe(newest);
    expect(blocks.length).toBeGreaterThanOrEqual(Math.min(31, newest - first));
    expect(blocks.every((block) => block >= first && block <= newest)).toBe(true);
  });

  it('are the same at a later visit, and those of a longer span are among them', () => {
    const day = lookedBlocks(18_000_000, 18_007_200);
    const even = day.slice(0, -1);
    expect(lookedBlocks(18_000_300, 18_007_500).filter((block) => block < 18_007_200)).toEqual(even.filter((block) => block >= 18_000_300));
    const week = lookedBlocks(18_007_200 - 50_400, 18_007_200).filter((block) => block >= 18_000_000);
    expect(week.every((block) => day.includes(block))).toBe(true);
  });

  it('have the time between those that are known', () => {
    const times = [
      { block: 10, time: 100 },
      { block: 20, time: 220 },
      { block: 40, time: 260 },
    ];
    expect([5, 10, 15, 30, 50].map((block) => timeOfBlock(times, block))).toEqual([100, 100, 160, 240, 260]);
  });
});

describe('the points of a chart', () => {
  const facts = {
    kind: 'read',
    blocks: [8, 16, 24],
    times: [{ block: 0, time: 1_000 }],
    known: [
      [
        { from: 10, to: 20, value: '1000:2000' },
        { from: 21, to: 24, value: '1000:4000' },
      ],
      [{ from: 8, to: 24, value: String(1n << 97n) }],
    ],
  } as const;
  const pools = [
    { version: 'v2', address: '0xA', zeroForOne: true },
    { version: 'v3', address: '0xB', zeroForOne: false },
  ] as const;

  it('are the products of the pools on the way; a block in which one of them is unknown has none', () => {
    expect(pricePoints({ pools }, facts).map(({ price }) => numberOf(price))).toEqual([0.5, 1]);
  });

  it('have none where what was kept cannot be a price', () => {
    const spoilt = { ...facts, known: [[{ from: 8, to: 24, value: '0:0' }], facts.known[1]] };
    expect(pricePoints({ pools }, spoilt)).toEqual([]);
    expect(pricePoints({ pools }, { ...facts, known: [[{ from: 8, to: 24, value: 'x' }], facts.known[1]] })).toEqual([]);
  });

  it('end with what the pools say now, at the time of now; where that is not known nothing is called now', () => {
    const points = pricePoints({ pools }, facts);
    const now = { time: 9_000, price: { numerator: 3n, denominator: 1n } };
    expect(lineToNow(points, now)).toEqual({ points: [...points, now], endsNow: true });
    expect(lineToNow(points, { ...now, time: 5 }).points.at(-1)?.time).toBe(1_000);
    expect(lineToNow(points, null)).toEqual({ points, endsNow: false });
    expect(lineToNow([], now)).toEqual({ points: [], endsNow: false });
    expect(lineToNow(points.slice(0, 1), null)).toMatchObject({ points: { length: 2 }, endsNow: false });
  });

  it('are drawn whatever the size of the figures', () => {
    expect(numberOf({ numerator: 3n, denominator: 2n })).toBe(1.5);
    expect(numberOf({ numerator: 10n ** 200n, denominator: 10n ** 203n })).toBeCloseTo(0.001, 12);
    expect(numberOf({ numerator: 10n ** 40n, denominator: 1n }) / 1e40).toBeCloseTo(1, 12);
  });

  it('stand by time and price, the newest at the right, a price that does not move in the middle', () => {
    const price = (numerator: bigint) => ({ numerator, denominator: 1n });
    const places = placePoints([
      { time: 0, price: price(1n) },
      { time: 30, price: price(3n) },
      { time: 40, price: price(2n) },
    ]);
    expect(places.map(({ x }) => x)).toEqual([0, 0.75, 1]);
    expect(places.map(({ y }) => Math.round(y * 100))).toEqual([92, 8, 50]);
    expect(lineOf(places)).toBe('M0,92L75,8L100,50');
    expect(areaOf(places)).toBe('M0,92L75,8L100,50L100,100L0,100Z');
    expect([0, 0.5, 0.8, 1].map((x) => nearestPoint(places, x))).toEqual([0, 1, 1, 2]);
    expect(placePoints([1, 1].map(() => ({ time: 5, price: price(7n) })))).toEqual([
      { x: 0, y: 0.5 },
      { x: 1, y: 0.5 },
    ]);
  });
});
