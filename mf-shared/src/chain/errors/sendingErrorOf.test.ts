import { sendingErrorOf } from './sendingErrorOf';

const internal = (data: object) => ({ code: -32603, message: 'Internal JSON-RPC error.', data });

// ORDER-7
it.each<[who: string, thrown: unknown]>([
  ['an internal error alone', { code: -32603, message: 'Internal JSON-RPC error.' }],
  ['an internal error with words of its own', { code: -32603, message: 'the signer is out of order' }],
  ['an internal error within another', internal({ code: -32603, message: 'Internal error' })],
  ['an error without a code', new Error('Something went wrong')],
  ['an error that is no object', 'odd'],
  ['nothing', undefined],
  ['a server error that names nothing', { code: -32000, message: 'internal error' }],
  ['a node before this one that gave up', { code: -32000, message: 'context deadline exceeded' }],
  ['a connection that ended', internal({ code: -32000, message: 'EOF' })],
  ['a transaction that the node has', internal({ code: -32000, message: 'already known' })],
  ['a nonce that is used', { code: 'NONCE_EXPIRED', message: 'nonce has already been used' }],
  ['a nonce that another one has', internal({ code: -32000, message: 'replacement transaction underpriced' })],
  ['the same in the words of a library', { code: 'REPLACEMENT_UNDERPRICED', reason: 'replacement fee too low' }],
  ['a node that has it, in one word', { code: -32010, message: 'AlreadyKnown' }],
  ['the same within a wallet', internal({ code: -32010, message: 'AlreadyKnown, transaction is already known' })],
  ['a transaction of the same hash', { code: -32000, message: 'existing tx with same hash' }],
  ['a transaction that could not take the place of another', { code: -32000, message: 'could not replace existing tx' }],
  ['a transaction in the pool', { code: -32000, message: 'tx already in mempool' }],
  ['the same in other words', { code: -32000, message: 'transaction already in pool' }],
  ['another one of the nonce', { code: -32010, message: 'There is another transaction with same nonce in the queue.' }],
  ['a lost answer in the words of a library', { code: -32000, shortMessage: 'Missing or invalid parameters.', details: 'EOF' }],
  ['a lost answer below the words of a wallet', { message: 'Transaction failed', cause: { code: -32000, message: 'unexpected EOF' } }],
  ['a node that passes it on', { code: -32000, message: 'failed to forward tx to sequencer, please try again' }],
  ['a hash in place of the data', { code: -32603, message: 'Internal error', data: `0x${'ab'.repeat(32)}` }],
  [
    'a transaction that was mined and failed',
    { code: 'CALL_EXCEPTION', reason: 'transaction failed', transactionHash: `0x${'ab'.repeat(32)}` },
  ],
  ['too many requests', { code: -32005, message: 'Request limit exceeded' }],
  ['a wallet that lost its connection', { code: 4900, message: 'Disconnected from all chains' }],
  ['a network that is gone', { code: 4901, message: 'Not connected to the requested chain' }],
])('%s does not say whether it was sent', (_who, thrown) => {
  expect(sendingErrorOf(thrown).code).toBe('unclear');
});

// ORDER-7
it.each<[who: string, thrown: unknown, code: string]>([
  ['a person', { code: 4001, message: 'no' }, 'user_rejected'],
  ['a person, in an internal error', internal({ originalError: { code: 4001, message: 'no' } }), 'user_rejected'],
  ['a wallet that was not allowed to', { code: 4100, message: 'Unauthorized' }, 'disconnected'],
  ['a wallet without the method', { code: 4200, message: 'no' }, 'unsupported_method'],
  ['a wallet that never heard of it', { code: -32601, message: 'no' }, 'unsupported_method'],
  ['a wallet that wants other parameters', { code: -32602, message: 'Invalid parameters' }, 'invalid_params'],
  ['a wallet without batches', { code: 5760, message: 'no' }, 'batch_refused'],
  ['a wallet that asks already', { code: -32002, message: 'Request already pending' }, 'unknown'],
  ['a wallet that rejects it', { code: -32003, message: 'Transaction creation failed' }, 'unknown'],
  ['a wallet that calls the input invalid', { code: -32000, message: 'the device is locked' }, 'unknown'],
  ['a node, for its balance', internal({ code: -32000, message: 'insufficient funds for gas * price + value' }), 'insufficient_funds'],
  ['a node, for its price', internal({ code: -32000, message: 'transaction underpriced' }), 'replacement_underpriced'],
  ['a node, for a cause of its own', internal({ code: -32000, message: 'sender not an eoa' }), 'unknown'],
  ['a node, in the text of an internal error', { code: -32603, message: 'intrinsic gas too low: gas 1, minimum needed 21000' }, 'unknown'],
  ['a trial of the call', internal({ code: 3, message: 'execution reverted: STF' }), 'reverted'],
])('%s refuses, so nothing was sent', (_who, thrown, code) => {
  expect(sendingErrorOf(thrown).code).toBe(code);
});
