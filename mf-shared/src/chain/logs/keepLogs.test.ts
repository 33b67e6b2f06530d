import type { LogQuery } from '../../contract/ports';
import { fakeNode } from '../fakeNode';
import { createRpcClients } from '../rpc/rpcClients';
import { unlimitedWindow } from './fetchLogs';
import { createLogKeeper } from './keepLogs';
import { blocksIn, follow, query, rangeOf, setUp } from './logReads.fixture';
import { createMemoryLogStore, type LogStore } from './logStore';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** A store that a browser has room for, as two visits share it. */
function roomyStore(): LogStore {
  const { read, write } = createMemoryLogStore();
  return { read, write: async (key, kept) => (await write(key, kept), true) };
}

const keptQuery: LogQuery = { ...query, isKept: true };

/** One visit: what it asked for, and what it came to. */
async function visit(store: LogStore, height: number, eventBlocks: number[], name = 'aa', asked: LogQuery = keptQuery) {
  const { logs$, mine, node } = setUp(eventBlocks, { store, name });
  const watch = follow(logs$(1, asked));
  await mine(height);
  watch.stop();
  await jest.advanceTimersByTimeAsync(1000);
  const sent = node.posts.flatMap((post) => post.requests).filter(({ method }) => method === 'eth_getLogs');
  return { from: sent.map((request) => rangeOf(request)[0]), blocks: blocksIn(watch.states.at(-1)), last: watch.states.at(-1) };
}

// TX-22
it('reads in a second visit what may have changed since the first, and nothing before', async () => {
  const store = roomyStore();
  const first = await visit(store, 10_000, [10, 9000, 9990]);
  expect(first).toMatchObject({ from: [0], blocks: [10, 9000, 9990] });
  // The block 9990 was replaced, and brought nothing the second time.
  expect(await visit(store, 10_100, [10, 9000, 10_050])).toMatchObject({ from: [9936], blocks: [10, 9000, 10_050] });
});

// TX-22
it.each([
  ['of another chain', 10_100, 'bb', [20]],
  ['beyond the newest block', 5000, 'aa', [20]],
] as const)('uses nothing that is %s', async (_, height, name, expected) => {
  const store = roomyStore();
  await visit(store, 10_000, [10]);
  expect(await visit(store, height, [...expected], name)).toMatchObject({ from: [0], blocks: expected });
});

// TX-22
it('reads everything once more where that is asked for, and keeps it in place of what had a gap', async () => {
  const store = roomyStore();
  await visit(store, 10_000, [10]);
  expect(await visit(store, 10_000, [10, 5000])).toMatchObject({ blocks: [10] });
  expect(await visit(store, 10_000, [10, 5000], 'aa', { ...keptQuery, isAnew: true })).toMatchObject({ from: [0], blocks: [10, 5000] });
  expect(await visit(store, 10_000, [])).toMatchObject({ from: [9936], blocks: [10, 5000] });
});

// TX-22
it('goes on from what was kept for who needs every log, where some may be missing now', async () => {
  const store = roomyStore();
  await visit(store, 10_000, [10]);
  expect(await visit(store, 10_000, [], 'aa', { ...keptQuery, mayLackOld: true })).toMatchObject({ from: [9936], blocks: [10] });
});

// TX-22
it.each([
  ['500 blocks', unlimitedWindow(), [1000, 1500]],
  ['as many blocks as a strict node answers for', { ...unlimitedWindow(), blocks: 5 }, [1000, 1005, 1499, 1504]],
])('keeps a filter without news again after %s', async (_, window, expected) => {
  const blocks: number[] = [];
  const store: LogStore = { read: async () => null, write: async (_key, { block }) => (blocks.push(block), true) };
  const node = fakeNode(() => ({ result: { hash: '0xaa' } }));
  const client = createRpcClients({ urls: { 1: ['u'] }, fetch: node.fetch }).of(1);
  const keeper = createLogKeeper({ client, window, store: async () => store, key: 'k' });
  for (const block of [1000, 1001, 1005, 1499, 1500, 1504]) {
    const kept = keeper.keep(block, []);
    await jest.advanceTimersByTimeAsync(1000);
    await kept;
  }
  expect(blocks).toEqual(expected);
});

// TX-22
it('goes on after a pause from where it was, and says how far it is', async () => {
  const store = roomyStore();
  const { logs$, blocks, node } = setUp([10, 5000], { store });
  const answer = node.answer;
  node.answer = (request) => {
    if (request.method !== 'eth_getLogs') return answer(request);
    const [from, to] = rangeOf(request);
    return to - from + 1 > 100 ? { error: { code: -32602, message: 'block range is too wide' } } : answer(request);
  };
  const watch = follow(logs$(1, keptQuery));
  blocks.next({ chainId: 1, number: 10_000, timestamp: 0 });
  await jest.advanceTimersByTimeAsync(3000);
  const last = watch.states.at(-1);
  watch.stop();
  await jest.advanceTimersByTimeAsync(1000);
  const reached = last?.kind === 'syncing' ? (last.reachedBlock ?? 0) : 0;
  expect(reached).toBeGreaterThan(1000);
  expect(await visit(store, 10_000, [10, 5000])).toMatchObject({ from: [reached + 1], blocks: [10, 5000] });
});

// TX-22
it('works in memory where the browser keeps nothing, and says so', async () => {
  const store = createMemoryLogStore();
  const first = await visit(store, 10_000, [10]);
  expect(first.last).toMatchObject({ kind: 'synced', isLost: true });
  expect((await visit(store, 10_000, [10])).from).toEqual([9936]);
  expect((await visit(roomyStore(), 10_000, [10])).last).toEqual(expect.not.objectContaining({ isLost: true }));
});
