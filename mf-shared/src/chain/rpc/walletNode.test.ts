import { fakeNode, jsonResponse } from '../fakeNode';
import type { Eip1193Provider } from './eip1193';
import { createRpcClient } from './rpcClient';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const thrown = (code: number | undefined, message: string, data?: unknown) => Object.assign(new Error(message), { code, data });

/** A client whose site has one node that answers "site", and a wallet that says `chains` (the last one for ever) and answers so. */
function setUp(answer: (method: string) => unknown, chains: readonly unknown[] = ['0x1'], isOn = () => true) {
  const node = fakeNode();
  node.respond = (_url, requests) =>
    jsonResponse(requests.map(({ id, method }) => ({ id, result: method === 'eth_chainId' ? '0x1' : 'site' })));
  const asked: string[] = [];
  let said = 0;
  const wallet: Eip1193Provider = {
    request: async ({ method }) => {
      asked.push(method);
      if (method !== 'eth_chainId') return answer(method);
      return chains[Math.min(said++, chains.length - 1)];
    },
  };
  const client = createRpcClient({
    chainId: 1,
    urls: ['site'],
    fetch: node.fetch,
    timeoutMs: 1000,
    walletNode: () => (isOn() ? wallet : null),
  });
  const ask = async () => {
    const result = client.request('eth_call', []);
    await jest.advanceTimersByTimeAsync(1100);
    return result;
  };
  return { client, ask, asked, posts: () => node.posts.length };
}

// NET-13
test('what is read comes from the wallet, in one round for all that is asked together, and the site is not asked', async () => {
  const { client, asked, posts } = setUp((method) => `wallet: ${method}`);
  const results = [client.request('eth_call', []), client.request('eth_gasPrice', [])];
  await jest.advanceTimersByTimeAsync(100);
  expect(await Promise.all(results)).toEqual([
    { ok: true, value: 'wallet: eth_call' },
    { ok: true, value: 'wallet: eth_gasPrice' },
  ]);
  expect(asked).toEqual(['eth_chainId', 'eth_call', 'eth_gasPrice', 'eth_chainId']);
  expect(posts()).toBe(0);
});

test.each(['0x01', '1', 1])('a wallet that says %j is of the first chain', async (said) => {
  const { ask } = setUp(() => 'wallet', [said]);
  expect(await ask()).toEqual({ ok: true, value: 'wallet' });
});

test.each([
  ['of another chain', ['0xa']],
  ['of another chain, in decimals', ['137']],
  ['that changes its chain meanwhile', ['0x1', '0xa']],
  ['that does not say of which chain it is', [null]],
])('a wallet %s counts for nothing: the site is asked', async (_, chains) => {
  const { ask } = setUp(() => 'wallet', chains);
  expect(await ask()).toEqual({ ok: true, value: 'site' });
});

test.each([
  ['no node', () => Promise.reject(thrown(4900, 'Disconnected'))],
  ['a node that gives nothing', () => Promise.reject(thrown(-32603, 'Internal error'))],
  ['something that is no error', () => Promise.reject(null)],
  ['silence', () => new Promise(() => undefined)],
])('a wallet with %s leaves the question to the site', async (_, answer) => {
  const { ask } = setUp(answer);
  expect(await ask()).toEqual({ ok: true, value: 'site' });
});

test('what the chain refuses through the wallet is its answer, also inside the wallet’s own words', async () => {
  const { ask, posts } = setUp(() => Promise.reject(thrown(-32603, 'execution reverted', { code: 3, data: '0x08' })));
  expect(await ask()).toMatchObject({ ok: false, error: { code: 'node_error', message: 'execution reverted', data: { code: 3 } } });
  expect(posts()).toBe(0);
});

test('a person may turn it off at any time', async () => {
  let isOn = true;
  const { ask } = setUp(
    () => 'wallet',
    ['0x1'],
    () => isOn,
  );
  expect(await ask()).toEqual({ ok: true, value: 'wallet' });
  isOn = false;
  expect(await ask()).toEqual({ ok: true, value: 'site' });
});
