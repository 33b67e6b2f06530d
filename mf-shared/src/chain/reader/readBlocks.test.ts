import { hangUntilAborted } from '../fakeNode';
import { call, FakeSocket, follow, POLL, setUp, valid, wait } from './fakeReads';

beforeEach(() => jest.useFakeTimers({ now: 1_000_000 }));
afterEach(() => jest.useRealTimers());

describe('blocks', () => {
  it('that come within 100 ms are told once; heights only grow', async () => {
    const { reads, chain } = setUp({ wsUrl: 'wss://node' });
    const blocks: number[] = [];
    reads.block$(1).subscribe((block) => blocks.push(block.number));
    FakeSocket.last?.subscribe();
    await wait(300);
    expect(blocks).toEqual([100]);
    for (const number of [101, 102, 103, 99, 104]) FakeSocket.last?.head(number);
    chain.blockNumber = 104;
    await wait(100);
    expect(blocks).toEqual([100, 104]);
    FakeSocket.last?.head(103);
    await wait(200);
    expect(blocks).toEqual([100, 104]);
  });

  it('pushed over WebSocket are read at once, with one request, and never polled', async () => {
    const { reads, node, chain } = setUp({ wsUrl: 'wss://node' });
    const watch = follow(reads, [call('0x01')]);
    FakeSocket.last?.subscribe();
    expect(FakeSocket.last?.sent.map((text) => JSON.parse(text))).toMatchObject([
      { method: 'eth_chainId' },
      { method: 'eth_subscribe', params: ['newHeads'] },
    ]);
    await wait(100);
    chain.blockNumber = 101;
    FakeSocket.last?.head(101);
    await wait(0);
    expect(watch.last()).toEqual([valid(101, 101)]);
    expect(node.posts).toHaveLength(2);
    await wait(4 * POLL);
    expect(node.posts).toHaveLength(2);
  });

  it('fall back to polling when the push breaks, and are pushed again after reconnecting', async () => {
    const { reads, node } = setUp({ wsUrl: 'wss://node' });
    follow(reads, [call('0x01')]);
    const first = FakeSocket.last;
    first?.subscribe();
    await wait(100);
    first?.close();
    await wait(POLL);
    expect(node.posts).toHaveLength(2);
    expect(FakeSocket.last).not.toBe(first);
    FakeSocket.last?.subscribe();
    await wait(3 * POLL);
    expect(node.posts).toHaveLength(2);
  });

  it('are neither pushed nor looked for while the page is hidden; one read renews everything on return', async () => {
    const { reads, node, chain, setVisible } = setUp({ wsUrl: 'wss://node' });
    const watch = follow(reads, [call('0x01')]);
    const first = FakeSocket.last;
    first?.subscribe();
    await wait(100);
    setVisible(false);
    const sent = node.posts.length;
    await wait(20 * 60_000);
    expect(node.posts).toHaveLength(sent);
    expect(FakeSocket.last).toBe(first);
    expect(first?.isClosed).toBe(true);
    chain.blockNumber = 105;
    setVisible(true);
    FakeSocket.last?.subscribe();
    await wait(0);
    expect(watch.first()).toEqual(valid(105, 105));
    expect(node.posts).toHaveLength(sent + 1);
    FakeSocket.last?.head(106);
    chain.blockNumber = 106;
    await wait(100);
    expect(watch.first()).toEqual(valid(106, 106));
  });

  it('show figures of an older block as syncing when the newer ones are slow, and still give them', async () => {
    const { reads, node } = setUp({ wsUrl: 'wss://node' });
    const watch = follow(reads, [call('0x01')]);
    FakeSocket.last?.subscribe();
    await wait(100);
    node.respond = () => new Promise(() => undefined);
    FakeSocket.last?.head(101);
    await wait(300);
    expect(watch.last()).toEqual([valid(100, 100, true)]);
  });

  it('cancel a fetch under way once in a row, so that fast blocks never starve the page', async () => {
    const { reads, node, chain, log } = setUp({ wsUrl: 'wss://node' });
    const watch = follow(reads, [call('0x01')]);
    FakeSocket.last?.subscribe();
    await wait(100);
    const answers: (() => void)[] = [];
    node.respond = () => new Promise((resolve) => answers.push(() => resolve(hangUntilAborted(null))));
    FakeSocket.last?.head(101);
    await wait(0);
    FakeSocket.last?.head(102);
    await wait(0);
    expect(log.lines).toContain('debug: Cancelled fetch on chain 1');
    FakeSocket.last?.head(103);
    await wait(0);
    expect(log.lines.filter((line) => line.includes('Cancelled'))).toHaveLength(1);
    expect(node.posts).toHaveLength(3);
    expect(watch.first()?.kind).toBe('valid');
    chain.blockNumber = 103;
  });

  it('of a node that lags behind the push are asked for again', async () => {
    const { reads, chain, log } = setUp({ wsUrl: 'wss://node' });
    const watch = follow(reads, [call('0x01')]);
    FakeSocket.last?.subscribe();
    await wait(100);
    FakeSocket.last?.head(101);
    await wait(0);
    expect(log.lines).toContain('debug: header not found for block number 101');
    expect(watch.first()).toEqual(valid(100, 100, true));
    chain.blockNumber = 101;
    await wait(1000);
    expect(watch.first()).toEqual(valid(101, 101));
  });

  it('found by an urgent read are read for everybody soon after, and the poll starts anew', async () => {
    const { reads, node, chain } = setUp();
    const watch = follow(reads, [call('0x01')]);
    await wait(100);
    await wait(POLL / 2);
    chain.blockNumber = 101;
    const answer = reads.once(1, [call('0x02')]);
    await wait(0);
    expect(await answer).toMatchObject({ value: { blockNumber: 101 } });
    expect(watch.first()).toEqual(valid(101, 101));
    const sent = node.posts.length;
    expect(sent).toBeLessThanOrEqual(3);
    await wait(POLL - 100);
    expect(node.posts).toHaveLength(sent);
  });
});
