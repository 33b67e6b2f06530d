import { fakeNode, hangUntilAborted, jsonResponse } from '../fakeNode';
import { eip1193Of } from './eip1193';
import { createRpcClient } from './rpcClient';
import { createRpcClients } from './rpcClients';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const settle = (ms = 50) => jest.advanceTimersByTimeAsync(ms);
const echo = () => fakeNode((request) => ({ result: request.params[0] }));

describe('batching', () => {
  // NET-6
  it('sends what came within 50 ms as one POST of an array with incrementing ids', async () => {
    const node = echo();
    const client = createRpcClient({ chainId: 1, urls: ['https://node/'], fetch: node.fetch });
    const first = [client.request('a', [1]), client.request('b', [2])];
    await settle(49);
    first.push(client.request('c', [3]));
    expect(node.posts).toHaveLength(0);
    await settle(1);
    expect(await Promise.all(first)).toEqual([1, 2, 3].map((value) => ({ ok: true, value })));
    const later = client.request('d', []);
    await settle();
    await later;
    expect(node.posts.map((post) => post.requests.map(({ jsonrpc, id, method }) => [jsonrpc, id, method]))).toEqual([
      [
        ['2.0', 1, 'a'],
        ['2.0', 2, 'b'],
        ['2.0', 3, 'c'],
      ],
      [['2.0', 4, 'd']],
    ]);
    expect(node.posts[0]?.url).toBe('https://node/');
    expect(node.posts[0]?.init).toMatchObject({
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
    });
  });

  it('sends an urgent request at once and takes the waiting ones along', async () => {
    const node = echo();
    const client = createRpcClient({ chainId: 1, urls: ['u'], fetch: node.fetch });
    void client.request('slow', []);
    void client.request('fast', [], { urgent: true });
    await settle(0);
    expect(node.posts.map((post) => post.requests.length)).toEqual([2]);
    await settle(100);
    expect(node.posts).toHaveLength(1);
  });

  it('matches shuffled replies by id', async () => {
    const node = fakeNode();
    node.respond = (_, requests) => jsonResponse(requests.map(({ id, params }) => ({ id, result: params[0] })).reverse());
    const client = createRpcClient({ chainId: 1, urls: ['u'], fetch: node.fetch });
    const results = Promise.all([client.request('a', ['first']), client.request('a', ['second'])]);
    await settle();
    expect(await results).toEqual([
      { ok: true, value: 'first' },
      { ok: true, value: 'second' },
    ]);
  });

  it('answers eth_chainId itself', async () => {
    const node = echo();
    const client = createRpcClient({ chainId: 196, urls: ['u'], fetch: node.fetch });
    expect(await client.request('eth_chainId', [])).toEqual({ ok: true, value: '0xc4' });
    await settle();
    expect(node.posts).toEqual([]);
  });

  it('splits what public nodes would refuse as too long', async () => {
    const node = echo();
    const client = createRpcClient({ chainId: 1, urls: ['u'], fetch: node.fetch });
    const all = Promise.all(Array.from({ length: 150 }, (_, index) => client.request('a', [index])));
    await settle();
    await all;
    expect(node.posts.map((post) => post.requests.length)).toEqual([99, 51]);
  });
});

describe('failures in their own words (NET-7)', () => {
  const failing = async (respond: ReturnType<typeof fakeNode>['respond']) => {
    const node = fakeNode();
    node.respond = respond;
    const client = createRpcClient({ chainId: 1, urls: ['u'], fetch: node.fetch, timeoutMs: 1000 });
    const results = Promise.all([client.request('eth_call', []), client.request('eth_gasPrice', [])]);
    await settle(1100);
    return (await results).map((result) => (result.ok ? null : result.error));
  };

  it('a lost connection rejects every request', async () => {
    const error = { code: 'batch_failed', message: 'Failed to send batch call', rpcCode: null, data: null };
    expect(await failing(() => new TypeError('Failed to fetch'))).toEqual([error, error]);
  });

  it('an HTTP status other than 2xx', async () => {
    const error = { code: 'http_status', message: '503: Service Unavailable', rpcCode: -32000, data: null };
    const response = () => new Response('', { status: 503, statusText: 'Service Unavailable' });
    expect(await failing(response)).toEqual([error, error]);
  });

  it('a body that is no JSON', async () => {
    const error = { code: 'bad_json', message: 'Failed to parse JSON response', rpcCode: null, data: null };
    expect(await failing(() => new Response('<html>'))).toEqual([error, error]);
  });

  it('an item with neither result nor error, and a missing item', async () => {
    const errors = await failing((_, requests) => jsonResponse([{ id: requests[0]?.id }]));
    const message = (method: string) => `Received unexpected JSON-RPC response to ${method} request.`;
    expect(errors).toMatchObject([
      { code: 'unexpected_reply', message: message('eth_call'), rpcCode: -32000 },
      { code: 'unexpected_reply', message: message('eth_gasPrice'), rpcCode: -32000 },
    ]);
  });

  it('nothing beside an error that is only a text', async () => {
    const errors = await failing((_, requests) => jsonResponse(requests.map(({ id }) => ({ id, result: null, error: 'busy' }))));
    expect(errors).toMatchObject([{ code: 'unexpected_reply' }, { code: 'unexpected_reply' }]);
  });

  it("the node's own error, with code and data", async () => {
    const errors = await failing((_, requests) =>
      jsonResponse(requests.map(({ id }) => ({ id, error: { code: 3, message: 'execution reverted', data: '0x08' } }))),
    );
    expect(errors[0]).toEqual({ code: 'node_error', message: 'execution reverted', rpcCode: 3, data: '0x08' });
  });

  it('one error object for a refused batch answers every request', async () => {
    const errors = await failing(() => jsonResponse({ id: null, error: { code: -32600, message: 'Invalid request' } }));
    expect(errors.map((error) => error?.message)).toEqual(['Invalid request', 'Invalid request']);
  });

  it('silence, after the time limit', async () => {
    const node = fakeNode();
    const fetch: typeof node.fetch = (_, init) => hangUntilAborted(init?.signal);
    const client = createRpcClient({ chainId: 1, urls: ['u'], fetch, timeoutMs: 1000 });
    const result = client.request('eth_call', []);
    await settle(1050);
    expect(await result).toMatchObject({
      ok: false,
      error: { code: 'timed_out', message: 'Failed to send batch call' },
    });
  });
});

describe('several URLs', () => {
  it('tries them in turn, and prefers the one that answered while the other is out of favour', async () => {
    const node = echo();
    node.respond = (url, requests) => (url === 'bad' ? new TypeError('no') : jsonResponse(requests.map(({ id }) => ({ id, result: url }))));
    const client = createRpcClient({ chainId: 1, urls: ['bad', 'good'], fetch: node.fetch });
    for (let round = 0; round < 2; round += 1) {
      const result = client.request('a', []);
      await settle();
      expect(await result).toEqual({ ok: true, value: 'good' });
    }
    expect(node.posts.map((post) => post.url)).toEqual(['bad', 'good', 'good']);
    await settle(30_000);
    const later = client.request('a', []);
    await settle();
    await later;
    expect(node.posts.at(-2)?.url).toBe('bad');
  });

  it('leaves a URL alone for as long as Retry-After says, without asking it', async () => {
    const node = echo();
    const headers = { 'retry-after': '7' };
    node.respond = () => new Response('', { status: 429, statusText: 'Too Many Requests', headers });
    const client = createRpcClient({ chainId: 1, urls: ['u'], fetch: node.fetch });
    const ask = async () => {
      const result = client.request('a', [1]);
      await settle();
      return result;
    };
    const limited = { ok: false, error: { code: 'rate_limited', message: '429: Too Many Requests' } };
    expect(await ask()).toMatchObject(limited);
    expect(await ask()).toMatchObject(limited);
    expect(node.posts).toHaveLength(1);
    node.respond = null;
    await settle(7000);
    expect(await ask()).toEqual({ ok: true, value: 1 });
    expect(node.posts).toHaveLength(2);
  });
});

describe('cancelling', () => {
  it('gives up a request that waits, and aborts a POST that nobody waits for', async () => {
    const node = echo();
    let aborted = 0;
    const fetch: typeof node.fetch = (_, init) => {
      init?.signal?.addEventListener('abort', () => (aborted += 1));
      return hangUntilAborted(init?.signal);
    };
    const client = createRpcClient({ chainId: 1, urls: ['u'], fetch });
    const one = new AbortController();
    const other = new AbortController();
    const results = [client.request('a', [], { signal: one.signal }), client.request('b', [], { signal: other.signal })];
    await settle();
    one.abort();
    expect(await results[0]).toMatchObject({ ok: false, error: { code: 'cancelled' } });
    expect(aborted).toBe(0);
    other.abort();
    expect(await results[1]).toMatchObject({ ok: false, error: { code: 'cancelled' } });
    expect(aborted).toBe(1);
    expect(await client.request('c', [], { signal: other.signal })).toMatchObject({ error: { code: 'cancelled' } });
  });
});

describe('clients of several chains', () => {
  it('need a default when there is more than one', () => {
    const urls = { 1: ['a'], 196: ['b'] };
    expect(() => createRpcClients({ urls })).toThrow('defaultChainId is a required argument with >1 url');
    expect(createRpcClients({ urls, defaultChainId: 196 }).defaultChainId).toBe(196);
    expect(createRpcClients({ urls: { 10: ['a'] } }).defaultChainId).toBe(10);
  });

  it('are made once a chain, and a chain that hangs does not hold up another', async () => {
    const node = echo();
    node.chainIdOf = () => 196;
    node.respond = (url) => (url === 'dead' ? new Promise(() => undefined) : new Error('refused'));
    const clients = createRpcClients({ urls: { 1: ['dead'], 196: ['live'] }, defaultChainId: 196, fetch: node.fetch });
    expect(clients.of(1)).toBe(clients.of(1));
    void clients.of(1).request('a', []);
    const live = clients.of(196).request('a', []);
    await settle();
    expect(await live).toMatchObject({ error: { code: 'batch_failed' } });
    const none = clients.of(10).request('a', []);
    await settle();
    expect(await none).toMatchObject({ error: { code: 'batch_failed' } });
  });
});

it('gives an EIP-1193 provider that rejects with code and data', async () => {
  const node = fakeNode(() => ({ error: { code: 3, message: 'execution reverted', data: '0x01' } }));
  node.chainIdOf = () => 9745;
  const provider = eip1193Of(createRpcClient({ chainId: 9745, urls: ['u'], fetch: node.fetch }));
  expect(await provider.request({ method: 'eth_chainId' })).toBe('0x2611');
  const failure = provider.request({ method: 'eth_call', params: [] }).catch((error: unknown) => error);
  await settle();
  expect(await failure).toMatchObject({ message: 'execution reverted', code: 3, data: '0x01' });
});
