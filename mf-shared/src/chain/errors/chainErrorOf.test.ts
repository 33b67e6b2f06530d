import { utils } from 'ethers';
import fc from 'fast-check';
import { requireHexText } from '../abiWords';
import { batchFailed, httpStatusError, timedOut } from '../rpc/rpcError';
import { chainErrorOf } from './chainErrorOf';
import { revertReasonIn } from './revertReason';

const revertShapes = new utils.Interface(['function Error(string)', 'function Panic(uint256)']);
const errorString = (text: string) => revertShapes.encodeFunctionData('Error', [text]);
const panic = (code: number) => revertShapes.encodeFunctionData('Panic', [code]);
const K = errorString('UniswapV2: K');

const wrapper = new utils.Interface(['function WrappedError(address,bytes4,bytes,bytes)', 'function Failed(bytes)']);
const wrapped = (inner: string) => wrapper.encodeFunctionData('WrappedError', [`0x${'11'.repeat(20)}`, '0xa9059cbb', inner, '0x']);
const failed = (inner: string) => wrapper.encodeFunctionData('Failed', [inner]);

/** Errors that carry a reason of the product's contracts at some depth, each without the words "execution reverted". */
const HIDDEN: readonly [where: string, thrown: unknown, reason: string][] = [
  ['bare', { code: -32000, message: 'STF' }, 'STF'],
  ['bare, from ethers', { code: 'UNPREDICTABLE_GAS_LIMIT', reason: 'cannot estimate gas', error: { message: 'STF' } }, 'STF'],
  ['in quotes', { code: -32603, message: "Fail with error 'STF'" }, 'STF'],
  ['after the text of a wrapper', { code: -32015, message: 'Swap step failed: Too little received' }, 'Too little received'],
  ['in the text of a wrapper that was decoded', { code: 3, message: 'no', data: errorString('Aggregator: swap 2 failed: STF') }, 'STF'],
  ['in a wrapped error', { code: 3, message: 'no', data: wrapped(errorString('STF')) }, 'STF'],
  ['three wrappers deep', { code: 3, message: 'no', data: failed(wrapped(failed(errorString('UniswapV2: K')))) }, 'UniswapV2: K'],
  ['a panic in a wrapped error', { code: 3, message: 'no', data: wrapped(panic(0x11)) }, 'Panic 0x11: arithmetic overflow or underflow'],
  ['as bytes in a text', { code: -32000, message: `call failed (return data: ${errorString('STF')})` }, 'STF'],
  ['as bytes made to a text', { code: 3, message: 'no', data: errorStringOfBytes(errorString('STF')) }, 'STF'],
  ['beside the selector of an unknown error', { code: 3, message: 'failed: STF', data: '0x5bf6f916' }, 'STF'],
  ['under twenty causes', nested(20, { message: 'STF' }), 'STF'],
];

function errorStringOfBytes(inner: string): string {
  return `0x08c379a0${failed(inner).slice(10)}`;
}

function nested(depth: number, inner: object): object {
  return depth === 0 ? inner : { message: 'Internal JSON-RPC error.', cause: nested(depth - 1, inner) };
}

it.each(HIDDEN)('a reason %s is found', (_where, thrown, reason) => {
  expect(chainErrorOf(thrown)).toMatchObject({ code: 'reverted', reason });
});

it('a reason that only looks like one by chance is none', () => {
  expect(chainErrorOf({ code: 3, message: 'no', data: `0x5bf6f916${'08c379a0'.repeat(3)}` }).reason).toBe('custom error 0x5bf6f916');
});

const FIXTURES: readonly [who: string, thrown: unknown, code: string, message?: string, reason?: string][] = [
  ['MetaMask, rejected', { code: 4001, message: 'MetaMask Tx Signature: User denied transaction signature.' }, 'user_rejected'],
  [
    'MetaMask through ethers',
    { code: 'ACTION_REJECTED', message: 'user rejected transaction', reason: 'user rejected transaction' },
    'user_rejected',
  ],
  [
    'MetaMask, nested',
    { code: -32603, message: 'Internal JSON-RPC error.', data: { originalError: { code: 4001, message: 'no' } } },
    'user_rejected',
    'no',
  ],
  [
    'an upgrade of the account for a batch, refused',
    { code: 5750, message: 'Upgrade rejected', data: { originalError: { code: 4001, message: 'User rejected' } } },
    'batch_refused',
  ],
  ['Coinbase Wallet', new Error('User denied account authorization'), 'user_rejected'],
  ['WalletConnect v2', { code: 5000, message: 'User rejected.' }, 'user_rejected'],
  ['WalletConnect, by text', { code: -32000, message: 'User rejected the transaction' }, 'user_rejected'],
  ['Safe', { code: -32000, message: 'Transaction was rejected' }, 'user_rejected'],
  ['Ledger behind a wallet', new Error('Action cancelled by user'), 'user_rejected'],
  ['MetaMask, unknown chain', { code: 4902, message: 'Unrecognized chain ID "0xc4".' }, 'chain_not_added'],
  [
    'MetaMask mobile, unknown chain',
    { code: -32603, data: { originalError: { code: 4902, message: 'Unrecognized chain ID' } } },
    'chain_not_added',
  ],
  ['WalletConnect, unknown chain', new Error('Unrecognized chain ID "0x2611". Try adding the chain first.'), 'chain_not_added'],
  ['EIP-1193, unsupported', { code: 4200, message: 'The Provider does not support the requested method.' }, 'unsupported_method'],
  ['geth, unknown method', { code: -32601, message: 'the method eth_foo does not exist/is not available' }, 'unsupported_method'],
  ['Safe, signing', new Error('"eth_signTypedData_v4" method not supported'), 'unsupported_method'],
  ['geth, funds', { code: -32000, message: 'insufficient funds for gas * price + value: balance 0' }, 'insufficient_funds'],
  ['ethers, funds', { code: 'INSUFFICIENT_FUNDS', reason: 'insufficient funds for intrinsic transaction cost' }, 'insufficient_funds'],
  ['anvil, funds', { code: -32003, message: 'Insufficient funds for gas * price + value' }, 'insufficient_funds'],
  ['hardhat, funds', { message: "sender doesn't have enough funds to send tx" }, 'insufficient_funds'],
  ['geth, nonce', { code: -32000, message: 'nonce too low: next nonce 5, tx nonce 4' }, 'nonce_too_low'],
  ['ethers, nonce', { code: 'NONCE_EXPIRED', reason: 'nonce has already been used' }, 'nonce_too_low'],
  ['geth, replacement', { code: -32000, message: 'replacement transaction underpriced' }, 'replacement_underpriced'],
  ['ethers, replacement', { code: 'REPLACEMENT_UNDERPRICED', reason: 'replacement fee too low' }, 'replacement_underpriced'],
  ['geth, revert', { code: 3, message: 'execution reverted: UniswapV2: K', data: K }, 'reverted', 'UniswapV2: K', 'UniswapV2: K'],
  ['geth before data', { code: -32000, message: 'execution reverted: STF' }, 'reverted', 'STF', 'STF'],
  ['geth, no reason', { code: 3, message: 'execution reverted', data: '0x' }, 'reverted', 'execution reverted'],
  ['anvil, revert', { code: 3, message: 'execution reverted: UniswapV2: K', data: K }, 'reverted', 'UniswapV2: K', 'UniswapV2: K'],
  ['erigon', { code: -32000, message: 'execution reverted', data: K }, 'reverted', 'UniswapV2: K', 'UniswapV2: K'],
  ['parity', { code: -32015, message: 'VM execution error.', data: `Reverted ${K}` }, 'reverted', 'UniswapV2: K', 'UniswapV2: K'],
  [
    'ganache',
    { code: -32000, message: 'VM Exception while processing transaction: revert TransferHelper: TRANSFER_FROM_FAILED' },
    'reverted',
    undefined,
    'TransferHelper: TRANSFER_FROM_FAILED',
  ],
  [
    'MetaMask, revert',
    { code: -32603, message: 'Internal JSON-RPC error.', data: { code: 3, message: 'execution reverted', data: K } },
    'reverted',
    'UniswapV2: K',
    'UniswapV2: K',
  ],
  [
    'ethers, estimate',
    {
      code: 'UNPREDICTABLE_GAS_LIMIT',
      reason: 'cannot estimate gas; transaction may fail',
      error: { code: 3, message: 'execution reverted: STF', data: errorString('STF') },
    },
    'reverted',
    'STF',
    'STF',
  ],
  [
    'ethers, body',
    {
      code: 'SERVER_ERROR',
      reason: 'processing response error',
      body: `{"error":{"code":3,"message":"execution reverted: Too little received","data":"${errorString('Too little received')}"}}`,
    },
    'reverted',
    'Too little received',
    'Too little received',
  ],
  [
    'a panic',
    { code: 3, message: 'execution reverted', data: panic(0x11) },
    'reverted',
    undefined,
    'Panic 0x11: arithmetic overflow or underflow',
  ],
  ['a custom error', { code: 3, message: 'execution reverted', data: '0x5bf6f91600' }, 'reverted', undefined, 'custom error 0x5bf6f916'],
  [
    'a contract that plays a refusal',
    { code: 3, message: 'execution reverted: User rejected', data: errorString('User rejected') },
    'reverted',
    undefined,
    'User rejected',
  ],
  ['a lost connection', batchFailed(), 'disconnected', 'Failed to send batch call'],
  ['a slow node', timedOut(), 'timeout', 'Failed to send batch call'],
  ['HTTP 503', httpStatusError(503, 'Service Unavailable'), 'disconnected', '503: Service Unavailable'],
  ['HTTP 429', httpStatusError(429, 'Too Many Requests'), 'rate_limited', '429: Too Many Requests'],
  ['a hosted node, limit', { code: -32005, message: 'daily request count exceeded' }, 'rate_limited'],
  ['WalletConnect, session', new Error('Session currently disconnected'), 'disconnected'],
  ['WalletConnect, expired', new Error('Request expired. Please try again.'), 'timeout'],
  ['EIP-1193, disconnected', { code: 4900, message: 'The Provider is disconnected from all chains.' }, 'disconnected'],
  ['a status of the wallet’s node', { code: -32603, message: 'Internal JSON-RPC error.', data: { httpStatus: 502 } }, 'disconnected'],
  ['a status beside the code', { code: -32603, message: 'Request failed', statusCode: 504 }, 'disconnected'],
  [
    'axios',
    { message: 'Request failed with status code 503', response: { status: 503, data: '<html><b>Busy</b></html>' } },
    'disconnected',
  ],
  ['a status of too many', { code: -32603, message: 'Internal JSON-RPC error.', data: { httpStatus: 429 } }, 'rate_limited'],
  ['a node that waited too long', { code: -32603, message: 'Internal error', data: { status: 408 } }, 'timeout'],
  ['a status of a request that was wrong', { message: 'Bad request', status: 400 }, 'unknown', 'Bad request'],
  ['a page of a gateway', '<!DOCTYPE html><html><h1>Bad  gateway</h1></html>', 'disconnected', 'Bad gateway'],
  [
    'a body in the message',
    { code: -32603, message: '{"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"insufficient funds for transfer"}}' },
    'insufficient_funds',
    'insufficient funds for transfer',
  ],
  [
    'a body in the words of a wrapper',
    { message: `[ethjs] while formatting outputs from RPC '{"value":{"code":-32603,"data":{"code":-32000,"message":"nonce too low"}}}'` },
    'nonce_too_low',
    'nonce too low',
  ],
  [
    'a body in the data, behind a status that says less',
    {
      code: -32603,
      message: 'Internal JSON-RPC error.',
      data: { httpStatus: 500, body: ` {"error":{"code":3,"message":"execution reverted: STF"}}` },
    },
    'reverted',
    'STF',
    'STF',
  ],
  [
    'a reply to a batch',
    { code: 'SERVER_ERROR', error: { error: { responseBody: '[{"id":1,"error":{"code":4001,"message":"User rejected"}}]' } } },
    'user_rejected',
    'User rejected',
  ],
  [
    'a lost connection of the wallet',
    { code: -32603, message: 'x', data: { cause: { message: 'fetch failed', code: 'ECONNRESET' } } },
    'disconnected',
  ],
  ['pruned history', { code: 4444, message: 'pruned history unavailable' }, 'unknown', 'pruned history unavailable'],
  ['MetaMask, busy', { code: -32002, message: 'Request of type already pending' }, 'unknown', 'Request of type already pending'],
  ['a text', 'something odd', 'unknown', 'something odd'],
  ['nothing', undefined, 'unknown', 'No reason given'],
  ['an empty object', {}, 'unknown', 'No reason given'],
  ['an unreadable text', { message: '[object Object]' }, 'unknown', 'No reason given'],
];

const cases = FIXTURES.map(([who, thrown, code, message, reason]) => ({ who, thrown, code, message, reason }));

it.each(cases)('$who', ({ thrown, code, message, reason }) => {
  const error = chainErrorOf(thrown);
  expect(error.code).toBe(code);
  if (message !== undefined) expect(error.message).toBe(message);
  expect(error.reason).toBe(reason);
});

it('keeps the revert data as it came', () => {
  expect(chainErrorOf({ code: 3, message: 'execution reverted', data: K }).data).toBe(K);
});

it('has words for whatever is thrown, never "undefined" and never "[object Object]"', () => {
  fc.assert(
    fc.property(fc.anything(), (thrown) => {
      const { message } = chainErrorOf(thrown);
      expect(message).not.toBe('');
      expect(message).not.toMatch(/^(undefined|null|\[object \w+\])$/);
      expect(message.length).toBeLessThanOrEqual(301);
    }),
  );
});

it('survives objects that bite', () => {
  const loop: Record<string, unknown> = { message: 'around' };
  loop['error'] = loop;
  const trap = Object.defineProperty({}, 'message', {
    get: () => {
      throw new Error('no');
    },
  });
  expect(chainErrorOf(loop).message).toBe('around');
  expect(chainErrorOf(trap).message).toBe('No reason given');
});

it.each([
  ['0x', undefined],
  ['0x08c379a0', 'unreadable revert reason'],
  [errorString(''), ''],
  [panic(0x77), 'Panic 0x77: unknown cause'],
])('revert data %s', (data, reason) => expect(revertReasonIn(requireHexText(data))).toBe(reason));
