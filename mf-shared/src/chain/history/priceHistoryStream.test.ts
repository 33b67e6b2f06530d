import type { ChainError } from '../../contract/ports';
import { err, ok, type Result } from '../../domain/result';
import { lastValueFrom, of, Subject, toArray } from 'rxjs';
import type { HistoryWish } from '../../domain/history/historyWish';
import { QUIET } from '../../domain/history/knownPrices';
import { pricePoints, numberOf } from '../../domain/history/priceHistory';
import type { KeptPrices, PriceStore } from './keptPrices';
import { PRICE_TOPICS } from './poolEvents';
import { priceHistory$ } from './priceHistoryStream';

const POOL = '0x0d4a11d5EEaaC28EC3F61d100daF4d40471f1852';
const wish: HistoryWish = { chainId: 1, span: 'day', pools: [{ version: 'v2', address: POOL, zeroForOne: true }] };
const word = (value: bigint) => value.toString(16).padStart(64, '0');
const failure: ChainError = { code: 'unknown', message: 'block range is too wide' };

interface World {
  newest: number;
  /** The price after an event, by its block. */
  events: Record<number, bigint>;
  /** How many blocks the node lets one request span. */
  widest: number;
  /** Before this block the node knows nothing. */
  oldest: number;
  fork: string;
}

/** A chain of a block every twelve seconds, whose pair had some prices. */
function setUp(changes: Partial<World> = {}) {
  const world: World = { newest: 20_000, events: {}, widest: Infinity, oldest: 0, fork: '', ...changes };
  const ranges: (readonly [number, number])[] = [];
  const kept = new Map<string, KeptPrices>();
  const store: PriceStore = {
    read: async (chainId, pool) => kept.get(`${chainId}${pool}`) ?? null,
    update: async (chainId, pool, next) => void kept.set(`${chainId}${pool}`, next(kept.get(`${chainId}${pool}`) ?? null)),
  };
  const request = async (_chainId: number, method: string, params: readonly unknown[]): Promise<Result<unknown, ChainError>> => {
    const [first] = params;
    if (method === 'eth_getBlockByNumber')
      return ok({ timestamp: `0x${(Number(first) * 12).toString(16)}`, hash: `${world.fork}${first}` });
    const { fromBlock, toBlock, topics, address } = Object.fromEntries(Object.entries(first ?? {}));
    expect([topics, address]).toEqual([[PRICE_TOPICS.v2], POOL]);
    const [from, to] = [Number(fromBlock), Number(toBlock)];
    ranges.push([from, to]);
    if (to - from + 1 > world.widest || from < world.oldest) return err(failure);
    return ok(
      Object.entries(world.events)
        .filter(([block]) => Number(block) >= from && Number(block) <= to)
        .map(([block, price]) => ({
          address: POOL,
          topics: [PRICE_TOPICS.v2],
          data: `0x${word(1000n)}${word(1000n * price)}`,
          blockNumber: `0x${Number(block).toString(16)}`,
          transactionHash: `0x${'ab'.repeat(32)}`,
        })),
    );
  };
  const block$ = () => of({ chainId: 1, number: world.newest, timestamp: world.newest * 12 } as const);
  const read = async (span: HistoryWish['span'] = 'day') => {
    ranges.length = 0;
    const wished = { ...wish, span };
    const all = await lastValueFrom(priceHistory$({ reads: { block$ }, node: { request }, store }, wished).pipe(toArray()));
    const last = all.at(-1);
    if (!last) throw new Error('Nothing was said');
    return { all, kind: last.kind, points: pricePoints(wish, last).map(({ price }) => numberOf(price)) };
  };
  return { world, ranges, kept, read, request, store };
}

// SWAP-24
test('a quiet pool is read in few requests: each price holds until the next event, and before the first one nothing is known', async () => {
  const { read, ranges } = setUp({ events: { 14_000: 2n, 18_000: 3n } });
  const { kind, points } = await read();
  expect(kind).toBe('read');
  // One block of 128 is looked at, from 12800 to 19968, and the newest.
  expect(points).toEqual([...Array(31).fill(2), ...Array(17).fill(3)]);
  expect(ranges.length).toBeLessThanOrEqual(10);
});

test('a busy pool is asked about a few blocks before each point alone', async () => {
  const events = Object.fromEntries(Array.from({ length: 20_000 }, (_, block) => [block, BigInt(block)]));
  const { read, ranges } = setUp({ events });
  const { points } = await read();
  expect(points).toEqual([...Array.from({ length: 57 }, (_, index) => 12_800 + 128 * index), 19_999]);
  expect(ranges.reduce((sum, [from, to]) => sum + to - from + 1, 0)).toBeLessThan(57 * 40);
});

test('a node that takes only short ranges is asked in short ones; one that knows nothing older gives what it knows, and that is told', async () => {
  const narrow = setUp({ events: { 12_900: 2n, 19_500: 3n }, widest: 500 });
  expect((await narrow.read()).kind).toBe('read');
  const pruned = setUp({ events: { 14_000: 2n, 19_500: 3n }, oldest: 19_000 });
  const { kind, points } = await pruned.read();
  expect(kind).toBe('cut');
  expect(points).toEqual([3, 3, 3, 3, 3]);
});

test('a later visit asks only about what is new; the last 64 blocks were not kept, and another chain of the same number keeps nothing', async () => {
  const { read, ranges, world, kept } = setUp({ events: { 13_000: 2n, 18_000: 3n, 19_960: 9n } });
  await read();
  expect(Math.max(...(kept.get(`1${POOL}`)?.known.map(({ to }) => to) ?? []))).toBeLessThanOrEqual(20_000 - 64);
  expect(kept.get(`1${POOL}`)?.known.filter(({ value }) => value !== QUIET)).toHaveLength(2);
  world.newest = 20_200;
  world.events = { 13_000: 2n, 18_000: 3n, 20_090: 4n };
  const { points } = await read();
  expect(points.slice(-3)).toEqual([3, 4, 4]);
  expect(Math.min(...ranges.map(([from]) => from))).toBeGreaterThan(19_840);
  world.fork = 'other';
  world.events = { 19_000: 7n };
  expect((await read()).points.at(0)).toBe(7);
});

// SWAP-24
test('what is older than the longest time that is shown is kept no longer', async () => {
  const { read, world, kept } = setUp({ events: { 14_000: 2n, 18_000: 3n } });
  await read();
  world.newest = 1_000_000;
  world.events = { 999_000: 4n };
  await read();
  const known = kept.get(`1${POOL}`)?.known ?? [];
  expect(known.length).toBeGreaterThan(0);
  expect(Math.min(...known.map(({ to }) => to))).toBeGreaterThan(700_000);
});

test('where nothing happened for the first part of the time, a later visit does not look there again, but a longer time looks before it', async () => {
  const { read, ranges, world } = setUp({ events: { 5_000: 2n, 18_000: 3n } });
  const { points } = await read();
  expect(points.every((price) => price === 3)).toBe(true);
  world.newest = 20_100;
  expect((await read()).points.slice(0, -2)).toEqual(points.slice(0, -1));
  expect(Math.min(...ranges.map(([from]) => from))).toBeGreaterThan(19_840);
  const week = await read('week');
  expect(week.points.slice(0, 2)).toEqual([2, 2]);
  expect(week.points.at(-1)).toBe(3);
  expect(ranges.every(([, to]) => to < 12_900 || to > 19_840)).toBe(true);
});

test('who stops listening hears nothing more, and the node is asked nothing more', async () => {
  const { request, store, ranges } = setUp({ events: { 14_000: 2n } });
  const block = new Subject<{ chainId: 1; number: number; timestamp: number }>();
  const said: unknown[] = [];
  const subscription = priceHistory$({ reads: { block$: () => block }, node: { request }, store }, wish).subscribe((facts) =>
    said.push(facts),
  );
  block.next({ chainId: 1, number: 20_000, timestamp: 240_000 });
  subscription.unsubscribe();
  await new Promise((resolve) => setImmediate(resolve));
  await new Promise((resolve) => setImmediate(resolve));
  expect(said).toEqual([]);
  expect(ranges).toEqual([]);
});

// SWAP-24
test.each([
  ['is left half-way', true],
  ['began on another chain than the one that is kept', false],
])('a reading that %s takes nothing away that another one has kept meanwhile', async (_, isLeft) => {
  const { read, request, store, kept, world } = setUp({ events: { 14_000: 2n, 18_000: 3n } });
  if (!isLeft) {
    world.fork = 'other';
    await read();
    world.fork = '';
  }
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  let isWritten = () => {};
  const written = new Promise<void>((resolve) => (isWritten = resolve));
  const slowStore: PriceStore = { ...store, update: (...update) => store.update(...update).then(() => isWritten()) };
  const slow: typeof request = async (chainId, method, params) => {
    if (method === 'eth_getLogs') await held;
    return request(chainId, method, params);
  };
  const block$ = () => of({ chainId: 1, number: world.newest, timestamp: world.newest * 12 } as const);
  const subscription = priceHistory$({ reads: { block$ }, node: { request: slow }, store: slowStore }, wish).subscribe();
  await read();
  const better = kept.get(`1${POOL}`);
  if (isLeft) subscription.unsubscribe();
  letGo();
  await written;
  expect(better?.known.filter(({ value }) => value !== QUIET)).toHaveLength(2);
  expect(kept.get(`1${POOL}`)).toEqual(better);
});
