import { parseTxHash, requireAddress } from '@dex/mf-shared/domain';
import type { OutstandingRequest, TransactionDetails } from '@dex/mf-shared/state';
import { entryOfRequest, entryOfTransaction, isListedEntry, isOpenEntry } from './recentEntries';
import { nextWordTime, type WordByHand, wordByHand } from './wordByHand';

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

const DAY = 86_400_000;

// TX-15
test.each<[string, ReturnType<typeof entryOfRequest>, boolean]>([
  ['a send of which nothing is known', entryOfRequest({ ...request, track: unknown }), true],
  ['a batch with its wallet', entryOfRequest(request), true],
  ['a transaction that is not mined', entryOfTransaction(transaction), true],
  ['one that waits for its signers', entryOfTransaction({ ...transaction, waitsForSigners: true }), true],
  ['one that is mined', entryOfTransaction({ ...transaction, receipt }), false],
  ['what was not sent', entryOfRequest({ ...request, track: unknown, outcome: { kind: 'notSent' } }), false],
])('%s is listed for a day, and longer only while it is open: %#', (_name, entry, isListed) => {
  expect([isListedEntry(entry, DAY), isListedEntry(entry, 8 * DAY)]).toEqual([true, isListed]);
});

// TX-27: at once of an account without code, of one with code, after two minutes, and after a day
test.each<[string, Partial<OutstandingRequest>, readonly (WordByHand | null)[]]>([
  ['a send that nonces may end', { track: unknown }, [null, 'notSent', null, 'notSent']],
  ['one made when the nonce was not read', { track: { ...unknown, nonceBefore: null } }, ['notSent', 'notSent', 'notSent', 'notSent']],
  ['one that was asked for as a batch', { track: { ...unknown, isBatch: true } }, ['notSent', 'notSent', 'notSent', 'notSent']],
  [
    'a batch of which its wallet knows nothing',
    { track: { ...unknown, batchId: '0x1', callCount: 2 } },
    ['notSent', 'notSent', 'notSent', 'notSent'],
  ],
  ['a batch with its wallet', {}, [null, null, 'left', 'notSent']],
  ['what has ended', { track: unknown, outcome: { kind: 'failed', code: 400 } }, [null, null, null, null]],
])('what the person may say of %s', (_name, change, expected) => {
  const entry = entryOfRequest({ ...request, ...change });
  const words = [wordByHand(entry, false, 120_000), wordByHand(entry, true, 120_000), wordByHand(entry, false, 120_001)];
  expect([...words, wordByHand(entry, false, DAY + 1)]).toEqual(expected);
});

// TX-27
test('the moment at which a batch may be left is that of the earliest to come', () => {
  const at = (addedTime: number) => entryOfRequest({ ...request, addedTime });
  const entries = [at(50_000), at(20_000), entryOfRequest({ ...request, addedTime: 1, track: unknown }), entryOfTransaction(transaction)];
  expect([0, 140_000, 170_000].map((now) => nextWordTime(entries, now))).toEqual([140_000, 170_000, null]);
});

// TX-27
test('of what waits for signers the person may say that it will not be signed, until it has ended', () => {
  const waits = { ...transaction, waitsForSigners: true } as const;
  const words = [waits, { ...waits, fate: 'dropped' as const }, { ...waits, receipt }].map((one) =>
    wordByHand(entryOfTransaction(one), false, 2),
  );
  expect(words).toEqual(['notSigned', null, null]);
});

// TX-27
test('of any other transaction nobody has to say how it ended', () => {
  expect(wordByHand(entryOfTransaction(transaction), true, 8 * DAY)).toBeNull();
});
