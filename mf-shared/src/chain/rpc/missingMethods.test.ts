import { fakeNode, jsonResponse, type SeenRequest } from '../fakeNode';
import { createRpcClient } from './rpcClient';
import type { Eip1193Provider } from './eip1193';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const SIMULATE = 'eth_simulateV1';

/** A client over nodes by name; those in `without` lack `eth_simulateV1`, or any method that is named. */
function setUp(without: Readonly<Record<string, number>>, provider: Eip1193Provider | null = null, missing = SIMULATE) {
  const node = fakeNode();
  const down = new Set<string>();
  node.respond = (url, requests: readonly SeenRequest[]) =>
    down.has(url)
      ? new Response('', { status: 500 })
      : jsonResponse(
          requests.map(({ id, method }) => {
            const code = method === missing ? without[url] : undefined;
            return code === undefined ? { id, result: url } : { id, error: { code, message: 'the method does not exist' } };
          }),
        );
  let wallet = provider;
  const client = createRpcClient({ chainId: 1, urls: ['first', 'second'], fetch: node.fetch, timeoutMs: 1000, walletNode: () => wallet });
  const ask = async (...methods: string[]) => {
    const results = Promise.all(methods.map((method) => client.request(method, [])));
    await jest.advanceTimersByTimeAsync(1100);
    return (await results).map((result) => (result.ok ? result.value : result.error.rpcCode));
  };
  const asked = (url: string) =>
    node.posts.filter((post) => post.url === url).flatMap(({ requests }) => requests.filter(({ method }) => method === missing)).length;
  return { node, down, ask, asked, disconnect: () => (wallet = null) };
}

// ORDER-2
test.each([-32601, -32602, 4200])('a node that lacks the trial (%i) is asked once in a visit, however long it is', async (code) => {
  const { ask, asked, node } = setUp({ first: code });
  expect(await ask(SIMULATE)).toEqual([code]);
  await jest.advanceTimersByTimeAsync(3_600_000);
  const posts = node.posts.length;
  expect(await ask(SIMULATE)).toEqual([-32601]);
  expect(node.posts).toHaveLength(posts);
  expect(await ask('eth_call', SIMULATE, 'eth_call')).toEqual(['first', -32601, 'first']);
  expect(asked('first')).toBe(1);
});

test('the word of a spare node is not that of the first', async () => {
  const { ask, asked, down } = setUp({ second: -32601 });
  down.add('first');
  expect(await ask(SIMULATE)).toEqual([-32601]);
  expect(await ask(SIMULATE)).toEqual([-32601]);
  expect(asked('second')).toBe(1);
  down.clear();
  await jest.advanceTimersByTimeAsync(31_000);
  expect(await ask(SIMULATE)).toEqual(['first']);
});

test('nor is that of a wallet the word of the nodes', async () => {
  const request = jest.fn(async ({ method }: { readonly method: string }) => {
    if (method === SIMULATE) throw Object.assign(new Error('Method not found'), { code: -32601 });
    return '0x1';
  });
  const { ask, disconnect } = setUp({}, { request });
  expect(await ask(SIMULATE, 'eth_gasPrice')).toEqual([-32601, '0x1']);
  expect(await ask(SIMULATE, 'eth_gasPrice')).toEqual([-32601, '0x1']);
  expect(request.mock.calls.filter(([{ method }]) => method === SIMULATE)).toHaveLength(1);
  disconnect();
  expect(await ask(SIMULATE)).toEqual(['first']);
});

test('of a method that no node can be without it is of the moment', async () => {
  const { ask, asked } = setUp({ first: -32601 }, null, 'eth_call');
  expect(await ask('eth_call')).toEqual([-32601]);
  expect(await ask('eth_call')).toEqual([-32601]);
  expect(asked('first')).toBe(2);
});
