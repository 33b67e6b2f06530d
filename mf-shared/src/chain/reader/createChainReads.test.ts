import type { Block } from '../../contract/bus';
import { word } from '../fakeChain';
import { call, follow, POLL, setUp, valid, wait } from './fakeReads';

beforeEach(() => jest.useFakeTimers({ now: 1_000_000 }));
afterEach(() => jest.useRealTimers());

describe('one batched read for all', () => {
  it('reads the calls of all watchers, and the block, with one request after 100 ms', async () => {
    const { reads, node, chain } = setUp();
    const blocks: Block[] = [];
    reads.block$(1).subscribe((block) => blocks.push(block));
    const one = follow(reads, [call('0x01'), null, call('0x02')]);
    const other = follow(reads, [call('0x02')]);
    expect(one.states).toEqual([[{ kind: 'loading' }, { kind: 'invalid' }, { kind: 'loading' }]]);
    await wait(90);
    expect(node.posts).toHaveLength(0);
    await wait(10);
    expect(node.posts).toHaveLength(1);
    expect(chain.batches[0]?.map((seen) => seen.data)).toEqual(['0x01', '0x02']);
    expect(one.last()).toEqual([valid(100, 100), { kind: 'invalid' }, valid(100, 100)]);
    expect(other.last()).toEqual([valid(100, 100)]);
    await wait(100);
    expect(blocks).toEqual([{ chainId: 1, number: 100, timestamp: 1200 }]);
  });

  it('reads again once a poll, with one request, and says nothing when nothing changed', async () => {
    const { reads, node, chain } = setUp();
    const watch = follow(reads, [call('0x01')]);
    await wait(100);
    chain.blockNumber = 101;
    await wait(POLL);
    expect(node.posts).toHaveLength(2);
    expect(watch.states.slice(1)).toEqual([[valid(100, 100)], [valid(101, 101)]]);
    await wait(POLL);
    expect(node.posts).toHaveLength(3);
    expect(watch.states).toHaveLength(3);
  });

  it('sends what a person waits for at once, together with what else is due', async () => {
    const { reads, node, chain } = setUp();
    follow(reads, [call('0x01')]);
    const answer = reads.once(1, [call('0x03')]);
    await wait(0);
    expect(await answer).toEqual({ ok: true, value: { blockNumber: 100, data: [word(100)] } });
    expect(node.posts).toHaveLength(1);
    expect(chain.batches[0]?.map((seen) => seen.data)).toEqual(['0x03', '0x01']);
    const urgent = follow(reads, [call('0x04')], { urgent: true });
    await wait(0);
    expect(urgent.last()).toEqual([valid(100, 100)]);
    expect(node.posts).toHaveLength(2);
  });

  it('keeps chains apart', async () => {
    const { reads, node } = setUp();
    follow(reads, [call('0x01')]);
    follow(reads, [call('0x01')], { chainId: 196 });
    await wait(100);
    expect(node.posts.map((post) => post.url).sort()).toEqual(['one', 'two']);
  });

  // TX-2
  it('splits 501 calls into two reads of at most 100,000,000 gas, still in one request', async () => {
    const { reads, node, chain } = setUp();
    const calls = Array.from({ length: 501 }, (_, index) => call(`0x${index.toString(16).padStart(4, '0')}`));
    const watch = follow(reads, calls);
    await wait(100);
    expect(chain.batches.map((batch) => batch.length)).toEqual([500, 1]);
    expect(node.posts.map((post) => post.requests.length)).toEqual([2]);
    expect(watch.last()?.every((result) => result.kind === 'valid')).toBe(true);
  });
});

describe('how often', () => {
  it('never reloads with Infinity, every third block with 3, and follows the most eager watcher', async () => {
    const { reads, chain } = setUp();
    const never = follow(reads, [call('0x01')], { blocksPerFetch: Infinity });
    follow(reads, [call('0x02')], { blocksPerFetch: 3 });
    follow(reads, [call('0x03')], { blocksPerFetch: 5 });
    const eager = follow(reads, [call('0x03')]);
    await wait(100);
    const asked = async () => {
      chain.blockNumber += 1;
      await wait(POLL);
      return chain.batches.at(-1)?.map((seen) => seen.data);
    };
    expect(await asked()).toEqual(['0x03']);
    expect(await asked()).toEqual(['0x03']);
    expect(await asked()).toEqual(['0x02', '0x03']);
    eager.stop();
    expect(await asked()).toEqual([]);
    expect(never.last()).toEqual([valid(100, 100)]);
  });

  it('makes one request a block, and takes along what is wanted every third block in every third of them', async () => {
    const { reads, node, chain } = setUp();
    follow(reads, [call('0x01')], { blocksPerFetch: 1 });
    follow(reads, [call('0x02')], { blocksPerFetch: 3 });
    await wait(100);
    const before = { posts: node.posts.length, batches: chain.batches.length };
    for (let block = 1; block <= 6; block += 1) {
      chain.blockNumber += 1;
      await wait(POLL);
    }
    const asked = chain.batches.slice(before.batches).map((batch) => batch.map((seen) => seen.data));
    expect(node.posts.length - before.posts).toBe(6);
    expect(asked.filter((data) => data.includes('0x01'))).toHaveLength(6);
    expect(asked.filter((data) => data.includes('0x02'))).toHaveLength(2);
  });

  it('asks what gave nothing again, however seldom it is wanted: with the next block, then after twice as many each time', async () => {
    const { reads, chain } = setUp();
    chain.run = () => null;
    const watch = follow(reads, [call('0x01')], { blocksPerFetch: Infinity });
    await wait(100);
    expect(watch.last()).toEqual([{ kind: 'refused', blockNumber: 100 }]);
    const askedAt: number[] = [];
    const mine = async () => {
      chain.blockNumber += 1;
      await wait(POLL);
      if (chain.batches.at(-1)?.length === 1) askedAt.push(chain.blockNumber);
    };
    while (chain.blockNumber < 107) await mine();
    chain.run = () => word(5);
    while (chain.blockNumber < 120) await mine();
    expect(askedAt).toEqual([101, 102, 104, 108]);
    expect(watch.last()).toEqual([valid(5, 108)]);
  });

  it('does not ask again for what never changes, whoever watches it', async () => {
    const { reads, chain } = setUp();
    const watch = follow(reads, [{ ...call('0x01'), isConstant: true }, call('0x02')]);
    await wait(100);
    chain.blockNumber = 101;
    await wait(POLL);
    expect(chain.batches.map((batch) => batch.filter(({ data }) => data.includes('0x01')).length)).toEqual([1, 0]);
    expect(watch.last()).toEqual([valid(100, 100), valid(101, 101)]);
  });

  it('stops when the last watcher leaves, and renews what it kept for whoever comes back', async () => {
    const { reads, node, chain } = setUp();
    const watch = follow(reads, [call('0x01')]);
    await wait(100);
    watch.stop();
    await wait(10 * POLL);
    expect(node.posts).toHaveLength(1);
    chain.blockNumber = 150;
    const back = follow(reads, [call('0x01')]);
    expect(back.last()).toEqual([valid(100, 100, true)]);
    await wait(100);
    expect(back.last()).toEqual([valid(150, 150)]);
  });

  // TX-5
  it('rests while the page is hidden and refreshes once when it is back', async () => {
    const { reads, node, chain, setVisible } = setUp();
    const watch = follow(reads, [call('0x01')]);
    await wait(100);
    setVisible(false);
    await wait(10 * POLL);
    expect(node.posts).toHaveLength(1);
    chain.blockNumber = 160;
    setVisible(true);
    await wait(0);
    expect(node.posts).toHaveLength(2);
    expect(watch.last()).toEqual([valid(160, 160)]);
    await wait(POLL);
    expect(node.posts).toHaveLength(3);
  });
});
