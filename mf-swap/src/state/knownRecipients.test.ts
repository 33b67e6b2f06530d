import { requireAddress } from '@dex/mf-shared/domain';
import type { TransactionSummary } from '@dex/mf-shared/contract';
import { ACCOUNT, FRIEND } from './fixtures';
import { knownRecipients } from './knownRecipients';

const OTHER = requireAddress('0x3c44cdddb6a900fa2b585dd299e03d12fa4293bc');
const amount = { amount: '1', symbol: 'ETH' };
const swapTo = (recipient?: string): TransactionSummary => ({
  kind: 'swap',
  version: 'v3',
  exact: 'input',
  input: amount,
  output: amount,
  ...(recipient === undefined ? {} : { recipient }),
});

function record(addedTime: number, summary: TransactionSummary, from = ACCOUNT) {
  return { from, addedTime, summary };
}

test('who received a swap or a transfer is known, newest first', () => {
  const transactions = { a: record(1, { kind: 'send', amount, recipient: FRIEND }), b: record(2, swapTo(OTHER)) };
  expect(knownRecipients(transactions, ACCOUNT)).toEqual([OTHER, FRIEND]);
});

test('another account, a swap to oneself, a shortened address and other deeds make nobody known', () => {
  const transactions = {
    a: record(1, swapTo(FRIEND), OTHER),
    b: record(2, swapTo()),
    c: record(3, swapTo('0x3C44...93BC')),
    d: record(4, { kind: 'delegate', delegatee: FRIEND }),
  };
  expect(knownRecipients(transactions, ACCOUNT)).toEqual([]);
});
