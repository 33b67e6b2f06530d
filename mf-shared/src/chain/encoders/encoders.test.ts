import type { MulticallContract } from '../../domain/chains/chain';
import { literalAddress, requireAddress } from '../../domain/address';
import type { ChainId } from '../../domain/chainId';
import { requireHexText } from '../abiWords';
import { FAKE_INTERFACE_MULTICALL, FAKE_MULTICALL3, fakeChain, word, type FakeChain } from '../fakeChain';
import { fakeNode, jsonResponse, type Reply, type SeenRequest } from '../fakeNode';
import { NO_CODE_MS, PLAIN_CALLS_MS, readChunk, type ChunkReader } from '../reader/readChunk';
import { nativeBalanceCall } from '../readerCalls';
import { createRpcClient } from '../rpc/rpcClient';
import { encoderOf } from './encoderOf';

const dai = requireAddress('0x6B175474E89094C44Da98b954EedeAC495271d0F');
const ARB_SYS = '0x0000000000000000000000000000000000000064';
const LENS = requireAddress('0x506f6F6C4C656E73000000000000000000000000'.toLowerCase());
const supply = { address: dai, callData: requireHexText('0x18160ddd') };
const reverting = { address: dai, callData: requireHexText('0xdeadbeef'), gasRequired: 50_000 };
const contracts: readonly MulticallContract[] = [
  { kind: 'uniswapInterface', address: literalAddress(FAKE_INTERFACE_MULTICALL) },
  { kind: 'multicall3', address: literalAddress(FAKE_MULTICALL3) },
  { kind: 'none' },
];

function readerOn(chain: FakeChain, multicall: MulticallContract, chainId: ChainId = 1) {
  const node = fakeNode((request) => chain.answer(request));
  node.chainIdOf = () => chainId;
  const client = createRpcClient({ chainId, urls: ['u'], fetch: node.fetch });
  const log = { debug: jest.fn(), error: jest.fn() };
  const time = { ms: 0 };
  const clock = { monotonic: () => time.ms };
  const reader: ChunkReader = { client, encoder: encoderOf(chainId, multicall), log, clock, plainUntil: -Infinity };
  return { reader, node, log, time };
}

const never = new AbortController().signal;

describe.each(contracts)('reading with $kind', (multicall) => {
  it('gives height, time and data; a revert and nothing at all are failures', async () => {
    const chain = fakeChain();
    chain.run = ({ data }) => (data === '0x18160ddd' ? word(42) : data === '0xdeadbeef' ? null : requireHexText('0x'));
    const { reader, node } = readerOn(chain, multicall);
    const empty = { address: dai, callData: requireHexText('0x00000000') };
    const answer = await readChunk(reader, [supply, reverting, empty, nativeBalanceCall(dai)], never);
    expect(answer).toEqual({
      ok: true,
      value: { blockNumber: 100, timestamp: 1200, data: [word(42), null, null, word(77)] },
    });
    expect(node.posts).toHaveLength(1);
  });

  it('gives the newest block even without calls', async () => {
    const answer = await readChunk(readerOn(fakeChain(), multicall).reader, [], never);
    expect(answer).toEqual({ ok: true, value: { blockNumber: 100, timestamp: 1200, data: [] } });
  });

  it('hands on what the node says of the whole read', async () => {
    const { reader, node } = readerOn(fakeChain(), multicall);
    node.answer = () => ({ error: { code: -32000, message: 'header not found' } });
    expect(await readChunk(reader, [supply], never)).toMatchObject({
      ok: false,
      error: { message: 'header not found' },
    });
  });
});

// NET-5
it('sends each call with its own gas limit, 10,000,000 where it has none', async () => {
  const chain = fakeChain();
  const [multicall] = contracts;
  if (!multicall) throw new Error('fixture');
  await readChunk(readerOn(chain, multicall).reader, [supply, reverting], never);
  expect(chain.batches[0]).toMatchObject([{ gas: 10_000_000 }, { gas: 50_000 }]);
});

it('reads with plain calls for a minute after an empty answer of the batch contract, then asks the contract again', async () => {
  const { reader, node, log, time } = readerOn(fakeChain(), { kind: 'multicall3', address: literalAddress(FAKE_MULTICALL3) });
  const whole = node.answer;
  const isBatch = (params: readonly unknown[]) => JSON.stringify(params[0]).includes('82ad56cb');
  const read = async () => expect(await readChunk(reader, [supply], never)).toMatchObject({ ok: true, value: { data: [word(100)] } });
  const last = () => node.posts.at(-1)?.requests.map(({ method }) => method);
  node.answer = (request) => (isBatch(request.params) ? { result: '0x' } : whole(request));
  await read();
  node.answer = whole;
  expect(last()).toEqual(['eth_getBlockByNumber', 'eth_call']);
  time.ms = PLAIN_CALLS_MS - 1;
  await read();
  expect(last()).toEqual(['eth_getBlockByNumber', 'eth_call']);
  time.ms = PLAIN_CALLS_MS;
  await read();
  expect(last()).toEqual(['eth_call']);
  expect(node.posts).toHaveLength(4);
  expect(log.debug).toHaveBeenCalledTimes(1);
});

// NET-15
describe.each(contracts)('code that is lent for a read, with $kind', (multicall) => {
  const lens = { address: LENS, callData: requireHexText('0x00'), code: requireHexText('0x60006000f3') };
  const lent = (params: readonly unknown[]) => params[2];

  it('goes along as a state override set, and with nothing else', async () => {
    const { reader, node } = readerOn(fakeChain(), multicall);
    expect(await readChunk(reader, [supply, lens], never)).toMatchObject({ ok: true, value: { data: [word(100), word(100)] } });
    const sets = node.posts.flatMap(({ requests }) => requests.flatMap(({ params }) => lent(params) ?? []));
    expect(sets).toEqual([{ [LENS]: { code: '0x60006000f3' } }]);
    await readChunk(reader, [supply], never);
    expect(node.posts.at(-1)?.requests.every(({ params }) => params.length === 2)).toBe(true);
  });

  it.each([
    { code: -32602, message: 'too many arguments, want at most 2' },
    { code: -32603, message: 'internal error' },
    { code: -32000, message: 'State overrides are not supported' },
    { code: -32000, message: 'gas limit is too high' },
  ])('counts as refused for a minute by a node that says %p; the rest is read', async (error) => {
    const { reader, node, log, time } = readerOn(fakeChain(), multicall);
    const whole = node.answer;
    node.answer = (request) => (lent(request.params) ? { error } : whole(request));
    const read = async () =>
      expect(await readChunk(reader, [lens, supply], never)).toMatchObject({ ok: true, value: { data: [null, word(100)] } });
    await read();
    expect(node.posts).toHaveLength(2);
    time.ms = NO_CODE_MS - 1;
    await read();
    expect(node.posts).toHaveLength(3);
    time.ms = NO_CODE_MS;
    node.answer = whole;
    expect(await readChunk(reader, [lens, supply], never)).toMatchObject({ value: { data: [word(100), word(100)] } });
    expect(log.debug).toHaveBeenCalledTimes(1);
  });

  type Said = (replies: (said: Reply) => Response) => Response | Error;
  it.each<[string, Said]>([
    ['words of which nobody knew', (replies) => replies({ error: { code: -32000, message: 'execution aborted (timeout = 5s)' } })],
    ['nothing', (replies) => replies({ result: '0x' })],
    ['what is no answer', (replies) => replies({ result: '0x05' })],
    ['a status of its own', () => new Response('', { status: 500 })],
    ['a page', () => new Response('<html>')],
    ['what a browser does not hand on', () => new TypeError('Failed to fetch')],
  ])('keeps nothing else from being read where it is answered by %s', async (_, said) => {
    const { reader, node } = readerOn(fakeChain(), multicall);
    const repliesTo = (requests: readonly SeenRequest[], say: (request: SeenRequest) => Reply) =>
      jsonResponse(requests.map((request) => ({ jsonrpc: '2.0', id: request.id, ...say(request) })));
    node.respond = (_url, requests) => {
      if (!requests.some(({ params }) => lent(params))) return repliesTo(requests, node.answer);
      return said((reply) => repliesTo(requests, (request) => (lent(request.params) ? reply : node.answer(request))));
    };
    for (let round = 0; round < 3; round += 1) {
      const answer = await readChunk(reader, [lens, supply], never);
      expect(answer).toMatchObject({ ok: true, value: { blockNumber: 100 } });
      expect(answer.ok && answer.value.data[1]).toBe(word(100));
      expect(reader.plainUntil).toBe(-Infinity);
    }
  });

  it('is not lent after a node that did not answer in time, so that the next round is read', async () => {
    jest.useFakeTimers();
    const { reader, node, time } = readerOn(fakeChain(), multicall);
    node.respond = () => new Promise(() => undefined);
    const late = readChunk(reader, [lens, supply], never);
    await jest.advanceTimersByTimeAsync(10_000);
    jest.useRealTimers();
    expect(await late).toMatchObject({ ok: false, error: { code: 'timed_out' } });
    expect(node.posts).toHaveLength(1);
    node.respond = null;
    expect(await readChunk(reader, [lens, supply], never)).toMatchObject({ ok: true, value: { data: [null, word(100)] } });
    time.ms = NO_CODE_MS;
    expect(await readChunk(reader, [lens, supply], never)).toMatchObject({ ok: true, value: { data: [word(100), word(100)] } });
  });

  it('is not refused by a node that cannot answer now', async () => {
    const { reader, node } = readerOn(fakeChain(), multicall);
    const whole = node.answer;
    node.answer = () => ({ error: { code: -32000, message: 'header not found' } });
    expect(await readChunk(reader, [lens, supply], never)).toMatchObject({ ok: false, error: { message: 'header not found' } });
    expect(reader.noCodeUntil).toBeUndefined();
    expect(node.posts).toHaveLength(1);
    node.respond = () => new TypeError('Failed to fetch');
    expect(await readChunk(reader, [lens, supply], never)).toMatchObject({ ok: false, error: { code: 'batch_failed' } });
    node.respond = null;
    node.answer = whole;
    expect(await readChunk(reader, [lens, supply], never)).toMatchObject({ value: { data: [word(100), word(100)] } });
  });

  it('is not refused by a batch contract that is not there either way', async () => {
    const { reader, node } = readerOn(fakeChain(), multicall);
    const whole = node.answer;
    const isBatch = (params: readonly unknown[]) => JSON.stringify(params[0]).length > 400;
    node.answer = (request) => (isBatch(request.params) ? { result: '0x' } : whole(request));
    await readChunk(reader, [lens, supply], never);
    expect(await readChunk(reader, [lens, supply], never)).toMatchObject({ value: { data: [word(100), word(100)] } });
  });
});

describe('on Arbitrum', () => {
  const [multicall] = contracts;
  if (!multicall) throw new Error('fixture');

  it("gives the chain's own height, not that of the parent chain", async () => {
    const chain = fakeChain();
    chain.run = ({ target }) => (target === ARB_SYS ? word(999) : word(1));
    const answer = await readChunk(readerOn(chain, multicall, 42161).reader, [supply], never);
    expect(answer).toMatchObject({ value: { blockNumber: 999, data: [word(1)] } });
  });

  it('falls back to the contract on a local chain without ArbSys', async () => {
    const chain = fakeChain();
    chain.run = ({ target }) => (target === ARB_SYS ? requireHexText('0x') : word(1));
    const answer = await readChunk(readerOn(chain, multicall, 42161).reader, [supply], never);
    expect(answer).toMatchObject({ value: { blockNumber: 100 } });
  });
});

it.each(['0x01', `0x${'ff'.repeat(64)}`, `0x${'00'.repeat(128)}`, 7, null])('takes %p for no answer', async (result) => {
  const [multicall] = contracts;
  if (!multicall) throw new Error('fixture');
  const { reader, node } = readerOn(fakeChain(), multicall);
  node.answer = () => ({ result });
  expect(await readChunk(reader, [supply], never)).toMatchObject({
    ok: false,
    error: { code: 'undecodable', message: 'Result data parsing failed' },
  });
});
