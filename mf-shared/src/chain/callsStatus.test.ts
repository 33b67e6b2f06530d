import { parseTxHash } from '../domain/txHash';
import { callsStatusOf } from './callsStatus';

const hash = (digit: string) => `0x${digit.repeat(64)}`;
const receipt = (digit: string) => ({ transactionHash: hash(digit), status: '0x1', logs: [] });

test.each<[string, unknown, unknown]>([
  ['100', { status: 100 }, { kind: 'pending' }],
  ['the first version’s PENDING', { status: 'PENDING' }, { kind: 'pending' }],
  ['200', { status: 200, receipts: [receipt('a')] }, { kind: 'done', hash: hash('a') }],
  [
    '200 with several receipts: the last decides',
    { status: 200, receipts: [receipt('a'), receipt('b')] },
    { kind: 'done', hash: hash('b') },
  ],
  ['the first version’s CONFIRMED', { status: 'CONFIRMED', receipts: [receipt('a')] }, { kind: 'done', hash: hash('a') }],
  ['400', { status: 400 }, { kind: 'failed', code: 400 }],
  ['500', { status: 500, receipts: [receipt('a')] }, { kind: 'failed', code: 500 }],
  ['600', { status: 600, receipts: [receipt('a'), receipt('b')] }, { kind: 'partial', hashes: [hash('a'), hash('b')] }],
  ['600 without receipts', { status: 600 }, { kind: 'partial', hashes: [] }],
])('the status %s', (_name, answer, expected) => {
  expect(callsStatusOf(answer)).toEqual(expected);
});

test.each<[string, unknown]>([
  ['a code that the standard does not name', { status: 299 }],
  ['a code as text', { status: '200', receipts: [receipt('a')] }],
  ['success without a receipt', { status: 200 }],
  ['success with receipts that name no transaction', { status: 200, receipts: [{ transactionHash: '0x' }, null] }],
  [
    'success whose last receipt names no transaction: the one before is the approval',
    { status: 200, receipts: [receipt('a'), { transactionHash: null }] },
  ],
  ['a code of the pending ones that the standard does not name', { status: 101 }],
  ['nothing', null],
  ['a number', 200],
])('%s is not known, never failed', (_name, answer) => {
  expect(callsStatusOf(answer).kind).toBe('unknown');
});

test('a hash is one that the rest of the product accepts', () => {
  expect(parseTxHash(hash('a'))).toBe(hash('a'));
});
