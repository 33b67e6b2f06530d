import { requireHexText } from '../abiWords';
import { word } from '../fakeChain';
import { call, follow, POLL, setUp, valid, wait } from './fakeReads';

beforeEach(() => jest.useFakeTimers({ now: 1_000_000 }));
afterEach(() => jest.useRealTimers());

describe('failures', () => {
  it('a call that reverts or gives nothing is an error, beside others that are not', async () => {
    const { reads, chain } = setUp();
    chain.run = ({ data }) => (data === '0x01' ? null : data === '0x02' ? requireHexText('0x') : word(5));
    const watch = follow(reads, [call('0x01'), call('0x02'), call('0x03')]);
    await wait(100);
    expect(watch.last()).toEqual([{ kind: 'refused', blockNumber: 100 }, { kind: 'refused', blockNumber: 100 }, valid(5, 100)]);
  });

  // NET-8
  it('shows the error after the first failed round and goes on trying, without limit, at most 15 s apart', async () => {
    const { reads, node, chain, log } = setUp();
    node.respond = () => new Response('', { status: 503, statusText: 'Service Unavailable' });
    const watch = follow(reads, [call('0x01')]);
    await wait(100);
    expect(watch.last()).toEqual([{ kind: 'error' }]);
    await wait(600_000);
    // 1, 2, 4 and 6 s, then 6 s each, where chance always picks the shortest wait.
    expect(node.posts.length).toBeGreaterThan(600 / 15);
    expect(node.posts.length).toBeLessThan(600 / 6 + 5);
    node.respond = null;
    await wait(15_000);
    expect(watch.last()).toEqual([valid(100, chain.blockNumber)]);
    expect(log.lines.filter((line) => line.startsWith('error'))).toEqual(['error: Failed to get block number for chain 1']);
  });

  // TX-3
  it('keeps the last good data beside a later failure', async () => {
    const { reads, node, chain } = setUp();
    const watch = follow(reads, [call('0x01')]);
    await wait(100);
    node.answer = () => ({ error: { code: -32000, message: 'header not found' } });
    await wait(POLL);
    expect(watch.last()).toEqual([{ kind: 'error', stale: { data: word(100), blockNumber: 100 } }]);
    node.answer = (request) => chain.answer(request);
    chain.blockNumber = 103;
    await wait(1000);
    expect(watch.last()).toEqual([valid(103, 103)]);
  });

  it('does not repeat what the node refuses for good before the next poll', async () => {
    const { reads, node, log } = setUp();
    node.answer = () => ({ error: { code: -32602, message: 'invalid argument' } });
    const watch = follow(reads, [call('0x01')]);
    await wait(POLL);
    expect(node.posts).toHaveLength(1);
    expect(watch.last()).toEqual([{ kind: 'error' }]);
    expect(log.lines).toEqual(['error: Failed to get block number for chain 1']);
    await wait(100);
    expect(node.posts).toHaveLength(2);
  });

  // TX-4
  it('throws the answer of an older block away', async () => {
    const { reads, chain } = setUp();
    const watch = follow(reads, [call('0x01')]);
    await wait(100);
    chain.blockNumber = 90;
    await wait(POLL);
    expect(watch.last()).toEqual([valid(100, 100)]);
  });

  it('tells who waits that the node cannot be reached', async () => {
    const { reads, node } = setUp();
    node.respond = () => new TypeError('Failed to fetch');
    const answer = reads.once(1, [call('0x01')]);
    await wait(0);
    expect(await answer).toEqual({
      ok: false,
      error: { code: 'node_unreachable', message: 'Failed to send batch call' },
    });
    expect(await reads.once(1, [])).toEqual({ ok: true, value: { blockNumber: 0, data: [] } });
  });
});
