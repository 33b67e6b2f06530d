import { CHAIN_IDS } from '../chainId';
import { balanceGas, gasWithMargin, popupRemoveAfterMs, quoteGas, receiptRetry } from './gas';
import { isCheckDue, isReceiptSuccess, isRecent } from './transactionAge';

const MINUTE = 60_000;

// TX-12
test.each([
  [4, 0, false],
  [4, 1, true],
  [5, 2, false],
  [5, 3, true],
  [60, 2, false],
  [60, 3, true],
  [61, 9, false],
  [61, 10, true],
])('%i minutes old and %i blocks after the last check: %s', (minutes, blocks, expected) => {
  const check = { addedTime: 0, nowMs: minutes * MINUTE, lastCheckedBlockNumber: 100, blockNumber: 100 + blocks };
  expect(isCheckDue(check)).toBe(expected);
});

test('a transaction that was never checked is checked at once', () => {
  expect(isCheckDue({ addedTime: 0, nowMs: 90 * MINUTE, lastCheckedBlockNumber: null, blockNumber: 1 })).toBe(true);
});

test('recent is 24 hours', () => {
  expect(isRecent(0, (23 * 60 + 59) * MINUTE)).toBe(true);
  expect(isRecent(0, (24 * 60 + 1) * MINUTE)).toBe(false);
});

// TX-13
test.each([
  [{ status: 1 }, true],
  [{}, true],
  [{ status: 0 }, false],
])('a receipt %j is a success: %s', (receipt, expected) => {
  expect(isReceiptSuccess(receipt)).toBe(expected);
});

// TX-7
test('gas', () => {
  expect(gasWithMargin(100_000n, 1)).toBe(120_000n);
  expect(gasWithMargin(100_000n, 42161)).toBe(120_000n);
  for (const chainId of [10, 69] as const) {
    expect(gasWithMargin(100_000n, chainId)).toBe(100_000n);
    expect(quoteGas(chainId)).toBe(6_000_000);
    expect(balanceGas(chainId)).toBe(250_000);
  }
  expect(quoteGas(42161)).toBe(2_000_000);
  expect(balanceGas(196)).toBe(100_000);
});

test('receipts are asked for again, and popups leave sooner, on the four rollups', () => {
  const quick = CHAIN_IDS.filter((chainId) => popupRemoveAfterMs(chainId) === 5000);
  expect(quick).toEqual([42161, 421611, 10, 69]);
  expect(popupRemoveAfterMs(196)).toBe(25_000);
  expect(receiptRetry(10)).toEqual({ tries: 10, minWaitMs: 250, maxWaitMs: 1000 });
  expect(receiptRetry(1).tries).toBe(1);
});
