import type { LogQuery } from '../../contract/ports';
import { blocksIn, follow, query, rangeOf, setUp } from './logReads.fixture';
import { createMemoryLogStore, type LogStore } from './logStore';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const HEIGHT = 200_000;
const EVENTS = Array.from({ length: 5000 }, (_, index) => index * 40 + 7);
const MOST_BLOCKS = 2000;
const MOST_RESULTS = 1000;
const MOST_PER_SECOND = 20;
const keptQuery: LogQuery = { ...query, isKept: true };

/** A visit at a node that refuses ranges of more than 2,000 blocks, and of more than 1,000 results: when it was asked for which blocks. */
function visitStrictNode(store: LogStore) {
  const { logs$, blocks, node } = setUp([...EVENTS], { store });
  const asked: { readonly at: number; readonly from: number; readonly to: number }[] = [];
  const { answer } = node;
  node.answer = (request) => {
    if (request.method !== 'eth_getLogs') return answer(request);
    const [from, to] = rangeOf(request);
    asked.push({ at: jest.now(), from, to });
    if (to - from + 1 > MOST_BLOCKS) return { error: { code: -32602, message: 'block range is too wide' } };
    const found = EVENTS.filter((block) => block >= from && block <= to).length;
    return found > MOST_RESULTS
      ? { error: { code: -32005, message: `query returned more than ${MOST_RESULTS} results` } }
      : answer(request);
  };
  const watch = follow(logs$(1, keptQuery));
  blocks.next({ chainId: 1, number: HEIGHT, timestamp: 0 });
  return { watch, asked };
}

/** The most requests that fell into one second. */
function mostPerSecond(asked: readonly { readonly at: number }[]): number {
  return Math.max(...asked.map(({ at }) => asked.filter((other) => other.at >= at && other.at < at + 1000).length));
}

// TX-6 and TX-22
test('5,000 events in 200,000 blocks are read once each, at 20 requests a second, stopped half-way, and go on where they were', async () => {
  const { read, write } = createMemoryLogStore();
  const store: LogStore = { read, write: async (key, kept) => (await write(key, kept), true) };
  const first = visitStrictNode(store);
  await jest.advanceTimersByTimeAsync(5000);
  const half = first.watch.states.at(-1);
  first.watch.stop();
  await jest.advanceTimersByTimeAsync(2000);
  const reached = half?.kind === 'syncing' ? (half.reachedBlock ?? 0) : 0;
  expect(reached).toBeGreaterThan(20_000);
  expect(reached).toBeLessThan(HEIGHT);
  expect(mostPerSecond(first.asked)).toBeLessThanOrEqual(MOST_PER_SECOND);

  const second = visitStrictNode(store);
  await jest.advanceTimersByTimeAsync(30_000);
  second.watch.stop();
  await jest.advanceTimersByTimeAsync(1000);
  expect(blocksIn(second.watch.states.at(-1))).toEqual(EVENTS);
  expect(Math.min(...second.asked.map(({ from }) => from))).toBeGreaterThan(reached - 65);
  expect(mostPerSecond(second.asked)).toBeLessThanOrEqual(MOST_PER_SECOND);
  // How far it has come is said all the way.
  const said = second.watch.states.flatMap((state) => (state.kind === 'syncing' ? (state.reachedBlock ?? []) : []));
  expect(said.length).toBeGreaterThan(50);
  expect(said.toSorted((one, other) => one - other)).toEqual(said);

  const third = visitStrictNode(store);
  await jest.advanceTimersByTimeAsync(10_000);
  third.watch.stop();
  expect(blocksIn(third.watch.states.at(-1))).toEqual(EVENTS);
  expect(third.asked.map(({ from, to }) => [from, to])).toEqual([[HEIGHT - 64, HEIGHT]]);
});
