import type { Freshness } from '../../domain/freshness';
import { jsonResponse } from '../fakeNode';
import { call, FakeSocket, follow, POLL, setUp, valid, wait } from './fakeReads';

beforeEach(() => jest.useFakeTimers({ now: 2_000_000 }));
afterEach(() => jest.useRealTimers());

type World = ReturnType<typeof setUp>;

/** A page that follows chain 1 and has read it once; every standing that it was told. */
async function atRest(options: Parameters<typeof setUp>[0] = {}) {
  const world = setUp(options);
  const watch = follow(world.reads, [call('0x01')]);
  const standings: Freshness[] = [];
  world.reads.freshness$(1).subscribe((freshness) => standings.push(freshness));
  if (options.wsUrl) FakeSocket.last?.subscribe();
  await wait(100);
  world.node.posts.length = 0;
  return { ...world, watch, standings, last: () => standings.at(-1) };
}

const gone: World['node']['respond'] = () => new TypeError('Failed to fetch');
const hang: World['node']['respond'] = () => new Promise<Response>(() => undefined);
/** The fake chain's time is twelve seconds a block from 1970 on. */
const wallMs = (block: number) => block * 12_000;

// NET-12
describe('an outage', () => {
  // NET-8
  it('of ten minutes costs one line and requests that are at most 15 s apart', async () => {
    const { node, log, standings } = await atRest();
    const times: number[] = [];
    node.respond = () => {
      times.push(Date.now());
      return new TypeError('Failed to fetch');
    };
    await wait(POLL + 600_000);
    const pauses = times.slice(1).map((time, index) => time - (times[index] ?? 0));
    expect(Math.max(...pauses)).toBeLessThanOrEqual(15_000);
    expect(pauses.slice(0, 3).map((ms) => Math.round(ms / 1000))).toEqual([1, 2, 4]);
    expect(times.length).toBeLessThan(120);
    expect(log.lines).toEqual(['error: Failed to get block number for chain 1']);
    expect(standings.map(({ kind }) => kind)).toEqual(['fresh', 'old']);
  });

  it('ends with the first answer, and is told once more when it comes again', async () => {
    const { node, chain, log, watch, last } = await atRest();
    for (let outage = 0; outage < 2; outage += 1) {
      node.respond = gone;
      await wait(POLL + 60_000);
      expect(last()).toMatchObject({ kind: 'old', reason: 'silent' });
      expect(watch.first()).toMatchObject({ kind: 'error', stale: { blockNumber: chain.blockNumber } });
      chain.blockNumber += 5;
      node.respond = null;
      await wait(15_000);
      expect(last()).toEqual({ kind: 'fresh' });
      expect(watch.first()).toEqual(valid(chain.blockNumber, chain.blockNumber));
    }
    expect(log.lines.filter((line) => line.startsWith('error'))).toHaveLength(2);
  });

  it('is over two seconds after somebody else was answered, however long the pause', async () => {
    const { node, chain, reads, last, clients } = await atRest();
    node.respond = gone;
    await wait(POLL + 60_000);
    chain.blockNumber += 1;
    node.respond = null;
    void clients.of(1).request('eth_gasPrice', []);
    void reads.once(196, [call('0x01')]);
    node.answer = (request) => (request.method === 'eth_gasPrice' ? { result: '0x1' } : chain.answer(request));
    await wait(2000);
    expect(last()).toEqual({ kind: 'fresh' });
  });

  it('ends at once when a person asks, whatever pause the node wanted', async () => {
    const { node, chain, reads, last } = await atRest();
    node.respond = () => new Response('', { status: 429, headers: { 'retry-after': '3600' } });
    await wait(POLL + 5000);
    expect(last()).toMatchObject({ kind: 'old', reason: 'silent' });
    node.respond = null;
    chain.blockNumber += 1;
    reads.askNow(1);
    await wait(0);
    expect(last()).toEqual({ kind: 'fresh' });
  });

  it('of the device is told at once and ends as soon as it has a network again', async () => {
    const { node, chain, setOnline, last, watch } = await atRest();
    node.respond = gone;
    setOnline(false);
    expect(last()).toEqual({ kind: 'old', reason: 'offline', sinceMs: expect.any(Number) });
    await wait(60_000);
    node.respond = null;
    chain.blockNumber += 1;
    setOnline(true);
    await wait(0);
    expect(last()).toEqual({ kind: 'fresh' });
    expect(watch.first()).toEqual(valid(101, 101));
  });

  it('of the device stays told when an answer comes that was under way, and ends by one that was asked for since', async () => {
    const { node, chain, setOnline, last } = await atRest();
    node.respond = (_, requests) =>
      new Promise((answer) => {
        const replies = requests.map((request) => ({ jsonrpc: '2.0', id: request.id, ...chain.answer(request) }));
        setTimeout(() => answer(jsonResponse(replies)), 1000);
      });
    await wait(POLL);
    setOnline(false);
    await wait(1000);
    expect(last()).toMatchObject({ kind: 'old', reason: 'offline' });
    node.respond = null;
    await wait(2 * POLL);
    expect(last()).toEqual({ kind: 'fresh' });
  });

  it('that is over before anybody could read of it is not told', async () => {
    const { node, standings } = await atRest();
    node.respond = gone;
    await wait(POLL);
    node.respond = null;
    await wait(POLL);
    expect(standings).toEqual([{ kind: 'fresh' }]);
  });

  it('does not count the time in which the page was hidden', async () => {
    const { setVisible, standings } = await atRest({ blockTimeSeconds: 12 });
    setVisible(false);
    await wait(3_600_000);
    setVisible(true);
    await wait(1000);
    expect(standings.filter(({ kind }) => kind === 'late')).toEqual([]);
  });
});

describe('a node', () => {
  // NET-12
  it('that hangs is told of five seconds after it was asked, long before it is given up', async () => {
    const { node, last } = await atRest();
    node.respond = hang;
    await wait(POLL + 4900);
    expect(last()).toEqual({ kind: 'fresh' });
    await wait(200);
    expect(last()).toMatchObject({ kind: 'old', reason: 'silent' });
  });

  it('of another network is told of at once, and none of its figures is given', async () => {
    const { node, watch, last, chain } = await atRest();
    node.respond = gone;
    await wait(POLL);
    node.respond = null;
    node.chainIdOf = () => 10;
    chain.blockNumber = 5000;
    await wait(3000);
    expect(last()).toMatchObject({ kind: 'old', reason: 'wrongChain' });
    expect(watch.first()).toMatchObject({ kind: 'error', stale: { blockNumber: 100 } });
  });

  it('that falls fifty blocks back is told of, gives no figure, and others are asked first', async () => {
    const { chain, watch, last, node } = await atRest();
    chain.blockNumber = 50;
    await wait(POLL + 6000);
    expect(last()).toMatchObject({ kind: 'old', reason: 'behind' });
    expect(watch.first()).toMatchObject({ blockNumber: 100 });
    const asked = node.posts.length;
    await wait(60_000);
    expect(node.posts.length - asked).toBeLessThan(15);
    chain.blockNumber = 101;
    await wait(15_000);
    expect(last()).toEqual({ kind: 'fresh' });
  });

  it('that is fifty blocks back from the first is told of by the time of its block', async () => {
    jest.setSystemTime(wallMs(100) + 5000);
    const { last, chain } = await atRest({ blockTimeSeconds: 12 });
    expect(last()).toEqual({ kind: 'fresh' });
    jest.setSystemTime(wallMs(151));
    await wait(POLL);
    expect(last()).toEqual({ kind: 'old', reason: 'behind', sinceMs: wallMs(100) });
    chain.blockNumber = 152;
    await wait(POLL);
    expect(last()).toEqual({ kind: 'fresh' });
  });
});

describe('without a new block', () => {
  it.each([
    ['a poll', undefined],
    ['a push', 'wss://node'],
  ])('(by %s) the age counts from two block times on, and a silent push is polled', async (_, wsUrl) => {
    jest.setSystemTime(wallMs(100));
    const { last, chain, node } = await atRest({ blockTimeSeconds: 12, ...(wsUrl ? { wsUrl } : {}) });
    await wait(22_900);
    expect(last()).toEqual({ kind: 'fresh' });
    if (wsUrl) expect(node.posts).toEqual([]);
    await wait(2000);
    expect(last()).toMatchObject({ kind: 'late' });
    if (wsUrl) expect(node.posts).toHaveLength(1);
    chain.blockNumber = 102;
    await wait(POLL);
    expect(last()).toEqual({ kind: 'fresh' });
  });

  it('on a chain without a known pace nothing is late', async () => {
    const { standings } = await atRest();
    await wait(600_000);
    expect(standings).toEqual([{ kind: 'fresh' }]);
  });
});

it('heads of a socket of another network do not count', async () => {
  const { reads, chain } = setUp({ wsUrl: 'wss://node' });
  const watch = follow(reads, [call('0x01')]);
  FakeSocket.last?.subscribe(10);
  await wait(100);
  FakeSocket.last?.head(9999);
  chain.blockNumber = 101;
  await wait(POLL);
  expect(watch.first()).toEqual(valid(101, 101));
});
