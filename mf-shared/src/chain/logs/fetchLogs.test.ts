import { jsonResponse } from '../fakeNode';
import { createRpcClients } from '../rpc/rpcClients';
import { fetchLogs, unlimitedWindow } from './fetchLogs';
import { blocksIn, follow, query, rangeOf, setUp } from './logReads.fixture';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const REFUSALS: readonly [string, object][] = [
  ['as a limit without a word of what', { code: -32005, message: 'limit exceeded' }],
  ['by a code of its own', { code: -32614, message: 'eth_getLogs is limited' }],
  ['as an answer that is too big', { code: -32008, message: 'Response is too big' }],
  ['in other words', { code: -32000, message: 'ranges over 30 blocks are not supported' }],
  ['as a distance', { code: -32000, message: 'distance between fromBlock and toBlock must be less than 30' }],
  ['as a number of blocks', { code: -32602, message: 'Maximum allowed number of requested blocks is 30' }],
  ['as a figure in brackets', { code: -32000, message: 'maximum [from, to] blocks distance: 30' }],
  ['as what took too long', { code: -32002, message: 'request timed out' }],
  ['as a bundle of results', { code: -32005, message: 'query returned more than 10000 results' }],
];

// TX-6
it.each(REFUSALS)('halves a range that a node refuses %s', async (_how, error) => {
  const { logs$, mine, node } = setUp([10, 35, 90]);
  const answer = node.answer;
  node.answer = (request) => {
    const [from, to] = rangeOf(request);
    return to - from + 1 > 30 ? { error } : answer(request);
  };
  const watch = follow(logs$(1, query));
  await mine(100);
  expect(watch.kinds().at(-1)).toBe('synced');
  expect(blocksIn(watch.states.at(-1))).toEqual([10, 35, 90]);
});

// TX-6
it.each([400, 413, 504])('halves a range that a node refuses by the status %i alone', async (status) => {
  const { logs$, mine, node } = setUp([10, 35, 90]);
  const { answer } = node;
  node.respond = (_url, requests) => {
    const isWide = requests.some((request) => rangeOf(request)[1] - rangeOf(request)[0] + 1 > 30);
    if (isWide) return new Response('', { status });
    return jsonResponse(requests.map((request) => ({ jsonrpc: '2.0', id: request.id, ...answer(request) })));
  };
  const watch = follow(logs$(1, query));
  await mine(100);
  expect(blocksIn(watch.states.at(-1))).toEqual([10, 35, 90]);
});

// NET-8
it.each([
  { code: -32005, message: 'daily request count exceeded, request rate limited' },
  { code: 429, message: 'Your app has exceeded its compute units per second capacity.' },
])('asks for no shorter range where a node is only asked too often: $message', async (error) => {
  const { node } = setUp();
  node.answer = ({ method }) => (method === 'eth_getLogs' ? { error } : { result: '0x1' });
  const client = createRpcClients({ urls: { 1: ['u'] }, fetch: node.fetch }).of(1);
  const window = unlimitedWindow();
  const range = { fromBlock: 0, toBlock: 1000, window, signal: new AbortController().signal };
  const reading = fetchLogs(client, query, range, () => undefined);
  // In one batch with what the node does answer: that it is asked too often is said of this request alone.
  void client.request('eth_blockNumber', []);
  await jest.advanceTimersByTimeAsync(5000);
  expect(await reading).toMatchObject({ ok: false, error: { message: error.message } });
  expect(node.posts).toHaveLength(1);
  expect(window.blocks).toBe(Infinity);
});

// TX-6
it('takes no list for whole in which a log does not say of which transaction it is', async () => {
  const { logs$, mine, node } = setUp([10, 90]);
  const { answer } = node;
  node.answer = (request) => {
    const reply = answer(request);
    const logs: unknown = 'result' in reply ? reply.result : null;
    return { result: Array.isArray(logs) ? logs.map((log: object) => ({ ...log, transactionHash: '0x12' })) : logs };
  };
  const watch = follow(logs$(1, query));
  await mine(100);
  expect(watch.kinds().at(-1)).toBe('error');
});
