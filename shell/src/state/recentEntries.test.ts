import { parseTxHash, requireAddress } from '@dex/mf-shared/domain';
import type { OutstandingRequest, TransactionDetails } from '@dex/mf-shared/state';
import { entryOfRequest, entryOfTransaction, isOpenEntry } from './recentEntries';

const from = requireAddress('0x00000000000000000000000000000000000000aa');
const hashOf = (digit: string) => {
  const hash = parseTxHash(`0x${digit.repeat(64)}`);
  if (!hash) throw new Error(digit);
  return hash;
};
const summary = { kind: 'approve', symbol: 'USDC' } as const;
const receipt = {
  blockHash: '0xb',
  blockNumber: 7,
  contractAddress: null,
  from,
  to: from,
  status: 1,
  transactionHash: hashOf('1'),
  transactionIndex: 0,
};
const transaction: TransactionDetails = { hash: hashOf('1'), chainId: 1, from, addedTime: 1, summary };
const request: OutstandingRequest = {
  id: 'r',
  chainId: 1,
  from,
  addedTime: 1,
  summary,
  track: { kind: 'batch', batchId: '0x1', callCount: 2 },
};
const unknown = { kind: 'unknown', nonceBefore: 3, call: { to: from, data: '0x' as never, value: '0' as never } } as const;

test.each<[string, Partial<TransactionDetails>, string, boolean, string, string]>([
  ['not mined', {}, 'pending', true, 'transaction', hashOf('1')],
  ['waiting for its signers', { waitsForSigners: true }, 'waitsForSigners', true, 'address', from],
  ['mined', { receipt }, 'success', false, 'transaction', hashOf('1')],
  ['sent again with more gas', { receipt: { ...receipt, transactionHash: hashOf('2') } }, 'success', false, 'transaction', hashOf('2')],
  ['reverted', { receipt: { ...receipt, status: 0 } }, 'failure', false, 'transaction', hashOf('1')],
  ['replaced', { fate: 'replaced' }, 'replaced', false, 'transaction', hashOf('1')],
  ['whose number was used by what is not known', { fate: 'unclear' }, 'unclear', false, 'address', from],
  ['dropped', { fate: 'dropped' }, 'dropped', false, 'transaction', hashOf('1')],
])('a transaction %s', (_name, change, outcome, isOpen, subject, id) => {
  const entry = entryOfTransaction({ ...transaction, ...change });
  expect([entry.outcome, isOpenEntry(entry), entry.link]).toEqual([outcome, isOpen, { subject, id }]);
});

test.each<[string, Partial<OutstandingRequest>, string, boolean, string, string]>([
  ['batch without an end', {}, 'batchPending', true, 'address', from],
  ['send of which nothing is known', { track: unknown }, 'unknown', true, 'address', from],
  ['batch that failed', { outcome: { kind: 'failed', code: 400 } }, 'failure', false, 'address', from],
  [
    'batch that was done in part',
    { outcome: { kind: 'partial', hashes: [hashOf('1'), hashOf('2')] } },
    'partial',
    false,
    'transaction',
    hashOf('2'),
  ],
  ['send that cannot have happened', { track: unknown, outcome: { kind: 'notSent' } }, 'notSent', false, 'address', from],
])('a %s', (_name, change, outcome, isOpen, subject, id) => {
  const entry = entryOfRequest({ ...request, ...change });
  expect([entry.outcome, isOpenEntry(entry), entry.link]).toEqual([outcome, isOpen, { subject, id }]);
});
