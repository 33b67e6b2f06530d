import { address, blocksIn, follow, query, rangeOf, setUp, topic } from './logReads.fixture';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('is invalid without a query', () => {
  expect(follow(setUp().logs$(1, null)).states).toEqual([{ kind: 'invalid' }]);
});

// TX-6
it('loads from the first block to the newest, then syncs what is new', async () => {
  const { logs$, mine, node, eventBlocks } = setUp();
  const watch = follow(logs$(1, query));
  await mine(100);
  expect(watch.kinds()).toEqual(['loading', 'synced']);
  expect(watch.states[1]).toMatchObject({
    blockNumber: 100,
    logs: [{ address, topics: [topic], data: '0x01', blockNumber: 10 }, {}],
  });
  expect(node.posts[0]?.requests[0]?.params).toEqual([{ address, topics: [topic, null], fromBlock: '0x0', toBlock: '0x64' }]);
  eventBlocks.push(101);
  await mine(101);
  expect(watch.kinds()).toEqual(['loading', 'synced', 'syncing', 'synced']);
  expect(blocksIn(watch.states.at(-1))).toEqual([10, 90, 101]);
});

it('forgets an event whose block was replaced', async () => {
  const { logs$, mine, eventBlocks } = setUp();
  const watch = follow(logs$(1, query));
  await mine(100);
  eventBlocks.splice(1, 1);
  await mine(101);
  expect(blocksIn(watch.states.at(-1))).toEqual([10]);
});

it.each([
  [9970, [10, 9971]],
  [9936, [10, 9937]],
] as const)('after a reorganisation from block %i on, within the last 64, what is there now stands', async (from, expected) => {
  const { logs$, mine, eventBlocks } = setUp([10, from, 9999]);
  const watch = follow(logs$(1, query));
  await mine(10_000);
  expect(blocksIn(watch.states.at(-1))).toEqual([10, from, 9999]);
  eventBlocks.splice(1, 2, from + 1);
  await mine(10_001);
  expect(blocksIn(watch.states.at(-1))).toEqual(expected);
});

it('asks for no more than twenty parts a second, whoever asks', async () => {
  const { logs$, node, blocks } = setUp();
  const answer = node.answer;
  node.answer = (request) => {
    const [from, to] = rangeOf(request);
    return to - from + 1 > 100 ? { error: { code: -32602, message: 'block range is too wide' } } : answer(request);
  };
  follow(logs$(1, query));
  follow(logs$(1, { ...query, topics: [] }));
  blocks.next({ chainId: 1, number: 200_000, timestamp: 0 });
  await jest.advanceTimersByTimeAsync(1000);
  const asked = () => node.posts.flatMap((post) => post.requests).length;
  let before = asked();
  for (let second = 0; second < 5; second += 1) {
    await jest.advanceTimersByTimeAsync(1000);
    expect(asked() - before).toBeGreaterThan(10);
    expect(asked() - before).toBeLessThanOrEqual(20);
    before = asked();
  }
});

it('halves a range until the node takes it, hands over parts, and remembers the size', async () => {
  const { logs$, mine, node } = setUp([10, 35, 90]);
  const answer = node.answer;
  node.answer = (request) => {
    const [from, to] = rangeOf(request);
    return to - from + 1 > 30 ? { error: { code: -32602, message: 'block range is too wide' } } : answer(request);
  };
  const watch = follow(logs$(1, query));
  await mine(100);
  expect(watch.kinds()).toEqual(['loading', 'syncing', 'syncing', 'syncing', 'synced']);
  expect(watch.states.map(blocksIn)).toEqual([null, [10], [10, 35], [10, 35], [10, 35, 90]]);
  const asked = () => node.posts.flatMap((post) => post.requests).length;
  const before = asked();
  follow(logs$(1, { ...query, topics: [] }));
  await mine(101);
  // The new filter in four parts, and the last 64 blocks of the other in three.
  expect(asked() - before).toBe(7);
});

// TX-6
it('keeps what it knows while the newest blocks are read again in parts', async () => {
  const { logs$, mine, node, eventBlocks } = setUp([10, 60, 90]);
  const answer = node.answer;
  node.answer = (request) => {
    const [from, to] = rangeOf(request);
    return to - from + 1 > 30 ? { error: { code: -32602, message: 'block range is too wide' } } : answer(request);
  };
  const watch = follow(logs$(1, query));
  await mine(100);
  const before = watch.states.length;
  eventBlocks.push(101);
  await mine(101);
  const later = watch.states.slice(before);
  expect(later.filter(({ kind }) => kind === 'syncing').map(blocksIn)).toEqual([[10, 60, 90]]);
  expect(blocksIn(later.at(-1))).toEqual([10, 60, 90, 101]);
});

/** How many blocks each request of a long range spans, of a node that refuses more than thirty until so many were asked for. */
async function spansOf(strictFor: number): Promise<{ readonly spans: readonly number[]; readonly kind: string | undefined }> {
  const { logs$, mine, node } = setUp();
  const answer = node.answer;
  const spans: number[] = [];
  node.answer = (request) => {
    const [from, to] = rangeOf(request);
    spans.push(to - from + 1);
    const isRefused = to - from + 1 > 30 && spans.length <= strictFor;
    return isRefused ? { error: { code: -32602, message: 'block range is too wide' } } : answer(request);
  };
  const watch = follow(logs$(1, query));
  await mine(4000);
  await jest.advanceTimersByTimeAsync(30_000);
  return { spans, kind: watch.kinds().at(-1) };
}

it('asks for longer parts again once a node that refused them has let many through', async () => {
  const { spans, kind } = await spansOf(20);
  expect(kind).toBe('synced');
  expect([...new Set(spans.slice(20, -1))]).toEqual([16, 32, 64, 128]);
});

it('goes back at once where a longer part is refused again, and tries it ever more rarely', async () => {
  const { spans, kind } = await spansOf(Infinity);
  expect(kind).toBe('synced');
  const parts = spans.slice(spans.indexOf(16));
  expect(parts.flatMap((span, index) => (span > 16 ? [index] : []))).toEqual([32, 97, 226]);
});

it('keeps what it has beside an error, says it once in the console, and tries again with the next block', async () => {
  const { logs$, mine, node, log } = setUp();
  const watch = follow(logs$(1, query));
  await mine(100);
  const answer = node.answer;
  node.answer = () => ({ error: { code: -32603, message: 'broken' } });
  await mine(101);
  expect(watch.states.at(-1)?.kind).toBe('error');
  expect(blocksIn(watch.states.at(-1))).toEqual([10, 90]);
  for (const block of [102, 103]) await mine(block);
  expect(log.lines).toEqual(['error: Failed to get logs on chain 1']);
  node.answer = answer;
  await mine(104);
  expect(watch.states.at(-1)?.kind).toBe('synced');
  node.answer = () => ({ error: { code: -32603, message: 'broken' } });
  await mine(105);
  expect(log.lines).toHaveLength(2);
});

it('fetches once for all who listen, and ends with the last of them', async () => {
  const { logs$, mine, node, blocks } = setUp();
  const one = follow(logs$(1, query));
  const other = follow(logs$(1, { ...query }));
  await mine(100);
  expect(node.posts).toHaveLength(1);
  const late = follow(logs$(1, query));
  expect(late.kinds()).toEqual(['synced']);
  for (const watch of [one, other, late]) watch.stop();
  expect(blocks.observed).toBe(false);
});

it('reads nothing where the first block is still to come', async () => {
  const { logs$, mine, node } = setUp();
  const watch = follow(logs$(1, { ...query, fromBlock: 500 }));
  await mine(100);
  expect(watch.states.at(-1)).toEqual({ kind: 'synced', logs: [], blockNumber: 100 });
  expect(node.posts).toHaveLength(0);
});

describe('a node that has thrown old blocks away', () => {
  const pruned = (error: object) => {
    const world = setUp([10, 5000, 5100, 9990]);
    const answer = world.node.answer;
    world.node.answer = (request) => (rangeOf(request)[0] < 5000 ? { error } : answer(request));
    return world;
  };

  it.each([
    [{ code: 4444, message: 'pruned history unavailable' }],
    [{ code: -32000, message: 'history has been pruned for this block' }],
    [{ code: 4444, message: 'no' }],
  ])('gives what it still has, where that is asked for (%j)', async (error) => {
    const { logs$, mine } = pruned(error);
    const watch = follow(logs$(1, { ...query, mayLackOld: true }));
    await mine(10_000);
    expect(watch.states.at(-1)).toMatchObject({ kind: 'synced', lacksBefore: 5000 });
    expect(blocksIn(watch.states.at(-1))).toEqual([5000, 5100, 9990]);
  });

  it.each([
    ['in any range, but not when asked for a block', (from: number) => from < 200],
    ['and says so only where it looks into them', (from: number, to: number) => from <= 10 && to >= 10],
  ])('%s, is read to its end', async (_name, isRefused) => {
    const { logs$, mine, node } = setUp([10, 150, 9990]);
    const answer = node.answer;
    node.answer = (request) => {
      const [from, to] = rangeOf(request);
      return to > from && isRefused(from, to) ? { error: { code: 4444, message: 'pruned history unavailable' } } : answer(request);
    };
    const watch = follow(logs$(1, { ...query, mayLackOld: true }));
    await mine(10_000);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(watch.kinds().at(-1)).toBe('synced');
    expect(blocksIn(watch.states.at(-1))).toEqual([10, 150, 9990]);
  });

  it('is an error to who needs them all', async () => {
    const { logs$, mine } = pruned({ code: 4444, message: 'pruned history unavailable' });
    const watch = follow(logs$(1, query));
    await mine(10_000);
    expect(watch.kinds().at(-1)).toBe('error');
  });

  it('is an error where it has not even the newest', async () => {
    const { logs$, mine, node } = setUp();
    node.answer = () => ({ error: { code: 4444, message: 'pruned history unavailable' } });
    const watch = follow(logs$(1, { ...query, mayLackOld: true }));
    await mine(100);
    expect(watch.kinds().at(-1)).toBe('error');
  });
});
