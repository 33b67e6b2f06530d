import type { ReadCall, ReadResult } from '../../contract/ports';
import type { Block } from '../../contract/bus';
import { literalAddress, requireAddress } from '../../domain/address';
import type { ChainId } from '../../domain/chainId';
import { resolveChains } from '../../domain/chains/chainTable';
import type { MulticallContract } from '../../domain/chains/chain';
import { requireHexText } from '../abiWords';
import { FAKE_INTERFACE_MULTICALL, fakeChain, word } from '../fakeChain';
import { fakeNode, hangUntilAborted, recordingLog } from '../fakeNode';
import { createRpcClients } from '../rpc/rpcClients';
import { createChainReads } from './createChainReads';

beforeEach(() => jest.useFakeTimers({ now: 1_000_000 }));
afterEach(() => jest.useRealTimers());

const POLL = 15_000;
const dai = requireAddress('0x6B175474E89094C44Da98b954EedeAC495271d0F');
const call = (selector: string): ReadCall => ({ address: dai, callData: requireHexText(selector) });
const multicall: MulticallContract = { kind: 'uniswapInterface', address: literalAddress(FAKE_INTERFACE_MULTICALL) };
const valid = (value: number, blockNumber: number, syncing = false) => ({
  kind: 'valid',
  data: word(value),
  blockNumber,
  syncing,
});
// Timers of no delay that are set by other timers take a millisecond each.
const wait = (ms: number) => jest.advanceTimersByTimeAsync(ms + 3);

type Listener = (event: MessageEvent) => void;

class FakeSocket {
  static last: FakeSocket | null = null;
  private readonly listeners = new Map<string, Listener>();
  readonly sent: string[] = [];
  constructor() {
    FakeSocket.last = this;
  }
  addEventListener(type: string, listener: Listener) {
    this.listeners.set(type, listener);
  }
  send(text: string) {
    this.sent.push(text);
  }
  close() {
    this.fire('close');
  }
  fire(type: string, message: object = {}) {
    this.listeners.get(type)?.(new MessageEvent(type, { data: JSON.stringify(message) }));
  }
  subscribe() {
    this.fire('open');
    this.fire('message', { id: 1, result: '0xabc' });
  }
  head(number: number) {
    const result = { number: `0x${number.toString(16)}`, timestamp: `0x${(number * 12).toString(16)}` };
    this.fire('message', { method: 'eth_subscription', params: { subscription: '0xabc', result } });
  }
}

function setUp({ wsUrl = null }: { wsUrl?: string | null } = {}) {
  const chain = fakeChain();
  const node = fakeNode((request) => chain.answer(request));
  const log = recordingLog();
  const page = { visible: true, listener: (): void => undefined };
  const facts = { multicall, pollingIntervalMs: POLL, wsUrl };
  const chains = { ...resolveChains(), 1: facts, 196: facts };
  const clients = createRpcClients({ urls: { 1: ['one'], 196: ['two'] }, defaultChainId: 1, fetch: node.fetch });
  const reads = createChainReads({
    chains,
    clients,
    log,
    clock: {
      now: () => Date.now(),
      random: () => 0,
      after: (ms, task) => {
        const timer = setTimeout(task, ms);
        return () => clearTimeout(timer);
      },
    },
    visibility: {
      isVisible: () => page.visible,
      onChange: (listener) => {
        page.listener = listener;
        return () => undefined;
      },
    },
    createSocket: () => new FakeSocket(),
  });
  const setVisible = (visible: boolean) => {
    page.visible = visible;
    page.listener();
  };
  return { chain, node, log, reads, setVisible };
}

function follow(
  reads: ReturnType<typeof setUp>['reads'],
  calls: readonly (ReadCall | null)[],
  options: { blocksPerFetch?: number; urgent?: boolean; chainId?: ChainId } = {},
) {
  const states: (readonly ReadResult[])[] = [];
  const { chainId = 1, ...rest } = options;
  const subscription = reads.watch(chainId, calls, rest).subscribe((results) => states.push(results));
  return { states, last: () => states.at(-1), first: () => states.at(-1)?.[0], stop: () => subscription.unsubscribe() };
}

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

describe('failures', () => {
  it('a call that reverts or gives nothing is an error, beside others that are not', async () => {
    const { reads, chain } = setUp();
    chain.run = ({ data }) => (data === '0x01' ? null : data === '0x02' ? requireHexText('0x') : word(5));
    const watch = follow(reads, [call('0x01'), call('0x02'), call('0x03')]);
    await wait(100);
    expect(watch.last()).toEqual([{ kind: 'error' }, { kind: 'error' }, valid(5, 100)]);
  });

  it('shows the error after the first failed round and goes on trying, without limit, every 1000 ms and more', async () => {
    const { reads, node, chain, log } = setUp();
    node.respond = () => new Response('', { status: 503, statusText: 'Service Unavailable' });
    const watch = follow(reads, [call('0x01')]);
    await wait(100);
    expect(watch.last()).toEqual([{ kind: 'error' }]);
    await wait(50 * 1000);
    expect(node.posts.length).toBeGreaterThanOrEqual(50);
    node.respond = null;
    await wait(1000);
    expect(watch.last()).toEqual([valid(100, chain.blockNumber)]);
    expect(log.lines.filter((line) => line.startsWith('error'))).toEqual([
      'error: Failed to get block number for chain 1',
    ]);
  });

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
    expect(JSON.parse(String((FakeSocket.last?.subscribe(), FakeSocket.last?.sent[0])))).toMatchObject({
      method: 'eth_subscribe',
      params: ['newHeads'],
    });
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
