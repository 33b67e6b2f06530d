import { pointsToTransferFee, swapErrorOfRevert, swapErrorOfSending, type SwapError } from './swapError';

test.each<[string, SwapError['kind']]>([
  ['UniswapV2Router: EXPIRED', 'deadlinePassed'],
  ['Transaction too old', 'deadlinePassed'],
  ['UniswapV2Router: INSUFFICIENT_OUTPUT_AMOUNT', 'priceMovedOrFeeOnTransfer'],
  ['UniswapV2Router: EXCESSIVE_INPUT_AMOUNT', 'priceMovedOrFeeOnTransfer'],
  ['TransferHelper: TRANSFER_FROM_FAILED', 'inputTransferFailed'],
  ['TransferHelper::transferFrom: transferFrom failed', 'inputTransferFailed'],
  ['UniswapV2: TRANSFER_FAILED', 'outputTransferFailed'],
  ['UniswapV2: K', 'invariantBroken'],
  ['Too little received', 'priceMoved'],
  ['Too much requested', 'priceMoved'],
  ['STF', 'priceMoved'],
  ['TF', 'outputTransferFailedV3'],
  ["undefined is not an object (evaluating 'x')", 'executionFailed'],
  ['Something of its own', 'unknownRevert'],
])('the reason %p', (reason, kind) => {
  expect(swapErrorOfRevert({ message: 'execution reverted', reason }).kind).toBe(kind);
  expect(swapErrorOfRevert({ message: `execution reverted: ${reason}` }).kind).toBe(kind);
});

// SWAP-23
test('a router that gets too little, and a pair that misses a part of its payment, may have met a token that keeps a part', () => {
  const reasons = ['Too little received', 'UniswapV2Router: INSUFFICIENT_OUTPUT_AMOUNT', 'UniswapV2: K', 'Transaction too old', 'Nope'];
  const points = reasons.map((reason) => pointsToTransferFee({ message: 'execution reverted', reason }));
  expect(points).toEqual([true, true, true, false, false]);
});

// SWAP-12
test('an unknown reason is said, its absence is not invented', () => {
  expect(swapErrorOfRevert({ message: 'execution reverted', reason: 'Nope' })).toEqual({ kind: 'unknownRevert', reason: 'Nope' });
  expect(swapErrorOfRevert({ message: 'execution reverted' })).toEqual({ kind: 'unknownRevert', reason: null });
});

test('raw bytes and text forms of objects never reach the text', () => {
  const { reason } = swapErrorOfRevert({ message: `execution reverted: 0x${'ab'.repeat(40)} [object Object] undefined` }) as {
    reason: string;
  };
  expect(reason).toBe('…');
});

test.each<[Parameters<typeof swapErrorOfSending>[0], SwapError]>([
  [{ code: 'user_rejected', message: 'User denied' }, { kind: 'rejected' }],
  [{ code: 'reverted', message: 'execution reverted', reason: 'STF' }, { kind: 'priceMoved' }],
  [
    { code: 'unknown', message: 'The wallet is locked' },
    { kind: 'sendFailed', reason: 'The wallet is locked' },
  ],
])('a failure of sending %p', (error, expected) => {
  expect(swapErrorOfSending(error)).toEqual(expected);
});
