import { knownReasonIn } from './knownReasons';

test.each([
  ['STF', 'STF'],
  ["Fail with error 'STF'", 'STF'],
  ['Swap failed: STF', 'STF'],
  ['the call was refused (reason: "Too little received")', 'Too little received'],
  ['Aggregator: UniswapV2Router: INSUFFICIENT_OUTPUT_AMOUNT (step 2)', 'UniswapV2Router: INSUFFICIENT_OUTPUT_AMOUNT'],
  ['UniswapV2: INSUFFICIENT_LIQUIDITY_MINTED', 'UniswapV2: INSUFFICIENT_LIQUIDITY_MINTED'],
  ['TransferHelper::transferFrom: transferFrom failed', 'TransferHelper::transferFrom: transferFrom failed'],
  ['UniswapV2: K', 'UniswapV2: K'],
])('%s', (text, reason) => {
  expect(knownReasonIn(text)).toBe(reason);
});

test.each(['', 'STFX', 'the STF of it', 'UniswapV2: KX', 'xUniswapV2: K', 'User rejected the request.', 'ETH balance too low', 'AS IS'])(
  'nothing in: %s',
  (text) => {
    expect(knownReasonIn(text)).toBeUndefined();
  },
);
