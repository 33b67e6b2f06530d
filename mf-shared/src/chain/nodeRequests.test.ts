import { requireAddress } from '../domain/address';
import { ZERO_AMOUNT } from '../domain/rawAmount';
import { err } from '../domain/result';
import { requireHexText } from './abiWords';
import { loadChainErrors } from './errors/loadChainErrors';
import { fakeNode, type Reply } from './fakeNode';
import { createNodeRequests } from './nodeRequests';
import { createRpcClients } from './rpc/rpcClients';

const from = requireAddress('0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266');
const call = { from, to: from, data: requireHexText('0x12'), value: ZERO_AMOUNT };

function setUp(answers: Record<string, Reply>) {
  const node = fakeNode(({ method }) => answers[method] ?? { result: null });
  return { node, requests: createNodeRequests(createRpcClients({ urls: { 1: ['u'] }, fetch: node.fetch })) };
}

it('estimates gas', async () => {
  const { requests, node } = setUp({ eth_estimateGas: { result: '0x5208' } });
  expect(await requests.estimateGas(1, call)).toEqual({ ok: true, value: 21_000n });
  expect(node.posts[0]?.requests[0]?.params).toEqual([{ from, to: from, data: '0x12', value: '0x0' }]);
});

it('asks a call for the reason where the estimate gives none', async () => {
  const { requests } = setUp({
    eth_estimateGas: { error: { code: -32000, message: 'gas required exceeds allowance' } },
    eth_call: { error: { code: 3, message: 'execution reverted: STF' } },
  });
  expect(await requests.estimateGas(1, call)).toEqual({
    ok: false,
    error: { code: 'reverted', message: 'STF', reason: 'STF' },
  });
});

it('keeps the first error where a call explains nothing, and does not ask where it is explained', async () => {
  const vague = setUp({ eth_estimateGas: { error: { code: -32000, message: 'odd' } }, eth_call: { result: '0x' } });
  expect(await vague.requests.estimateGas(1, call)).toMatchObject({ error: { code: 'unknown', message: 'odd' } });
  const poor = setUp({ eth_estimateGas: { error: { code: -32000, message: 'insufficient funds for transfer' } } });
  expect(await poor.requests.estimateGas(1, call)).toMatchObject({ error: { code: 'insufficient_funds' } });
  expect(poor.node.posts).toHaveLength(1);
});

it('gives the data of a call, and an error for what is none', async () => {
  expect(await setUp({ eth_call: { result: '0x01' } }).requests.call(1, call)).toEqual({ ok: true, value: '0x01' });
  expect(await setUp({ eth_call: { result: 1 } }).requests.call(1, call)).toMatchObject({ error: { code: 'unknown' } });
  expect(await setUp({ eth_estimateGas: { result: 'x' } }).requests.estimateGas(1, call)).toMatchObject({ ok: false });
  expect(await setUp({ eth_gasPrice: { result: '0x1' } }).requests.request(1, 'eth_gasPrice', [])).toEqual({
    ok: true,
    value: '0x1',
  });
});

it('says no more than it knows of a failure while the code that reads it does not come, and asks for that again', async () => {
  const { node } = setUp({ eth_call: { error: { code: 3, message: 'execution reverted: STF' } } });
  let isLost = true;
  const load = async () => {
    if (isLost) throw new Error('Loading chunk chain-errors failed');
    return loadChainErrors();
  };
  const requests = createNodeRequests(createRpcClients({ urls: { 1: ['u'] }, fetch: node.fetch }), load);
  expect(await requests.call(1, call)).toEqual({ ok: false, error: { code: 'unknown', message: 'execution reverted: STF' } });
  isLost = false;
  expect(await requests.call(1, call)).toMatchObject({ ok: false, error: { code: 'reverted', reason: 'STF' } });
});

it.each([
  ['timed_out', 'timeout'],
  ['batch_failed', 'disconnected'],
  ['node_error', 'unknown'],
] as const)('of %s it says %s while that code is lost', async (code, said) => {
  const request = async () => err({ code, message: 'words', rpcCode: null, data: null });
  const lost = async (): Promise<never> => {
    throw new Error('Loading chunk chain-errors failed');
  };
  const requests = createNodeRequests({ of: () => ({ request }) }, lost);
  expect(await requests.request(1, 'eth_chainId', [])).toEqual({ ok: false, error: { code: said, message: 'words' } });
});
