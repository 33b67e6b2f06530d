import { utils } from 'ethers';
import { requireHexText } from '@dex/mf-shared/chain';
import { EMPTY_CONFIG, rawAmount, requireAddress, resolveChains, ZERO_AMOUNT, type Hex } from '@dex/mf-shared/domain';
import type { SwapTerms } from '../domain/swapPromises';
import { encodeSwapBoth } from './encodeSwapBoth';
import { readSwapBoth } from './readSwapBoth';

const chain = resolveChains(EMPTY_CONFIG)[1];
const [USDC, DAI] = ['USDC', 'DAI'].map((symbol) => chain.tokens.find((token) => token.symbol === symbol));
const ACCOUNT = requireAddress('0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266');
const OTHER = requireAddress('0x70997970c51812dc3a010c7d01b50e0d17dc79c8');
const ROUTER = requireAddress('0x68b3465833fb72a70ecdf485e0e4c7bd8665fc45');
/** What the router takes for itself. */
const ROUTER_ITSELF = '0x0000000000000000000000000000000000000002';

const CALLS = new utils.Interface([
  'function multicall(uint256 deadline, bytes[] data)',
  'function swapExactTokensForTokens(uint256 amountIn, uint256 amountOutMin, address[] path, address to)',
  'function swapTokensForExactTokens(uint256 amountOut, uint256 amountInMax, address[] path, address to)',
  'function exactInputSingle(tuple(address tokenIn, address tokenOut, uint24 fee, address recipient, uint256 amountIn, uint256 amountOutMinimum, uint160 limit) params)',
  'function exactOutputSingle(tuple(address tokenIn, address tokenOut, uint24 fee, address recipient, uint256 amountOut, uint256 amountInMaximum, uint160 limit) params)',
  'function sweepToken(address token, uint256 amountMinimum, address recipient)',
  'function refundETH()',
]);

function termsOf(changes: Partial<SwapTerms>): SwapTerms {
  if (!USDC || !DAI) throw new Error('The chain table lacks a token');
  const path = [DAI.address, USDC.address];
  return {
    router: ROUTER,
    routerKind: 'both',
    recipient: ACCOUNT,
    tradeType: 'exactInput',
    input: DAI,
    output: USDC,
    legs: [
      { path, pools: ['v2'], amount: rawAmount(600_000n), maximumInput: ZERO_AMOUNT },
      { path, pools: [500], amount: rawAmount(405_000n), maximumInput: ZERO_AMOUNT },
    ],
    maximumInput: rawAmount(1_005_000n),
    minimumOutput: rawAmount(1_000_000n),
    deadlineSeconds: 500,
    ...changes,
  };
}

const stepsIn = (data: Hex) => {
  const steps: readonly string[] = CALLS.decodeFunctionData('multicall', data)['data'];
  return steps.map((step) => CALLS.parseTransaction({ data: step }));
};
const saidOf = (data: Hex, value = ZERO_AMOUNT) => readSwapBoth({ to: ROUTER, data, value }, ACCOUNT);

// SWAP-20
test('the ways of a split are paid to the router without a minimum each, and the last step gives out no less than that of the whole', () => {
  const { data, value } = encodeSwapBoth(termsOf({}), null);
  const [pairs, pool, last, ...more] = stepsIn(data);
  expect(value).toBe(ZERO_AMOUNT);
  expect([pairs?.name, pairs?.args['to'], String(pairs?.args['amountOutMin'])]).toEqual(['swapExactTokensForTokens', ROUTER_ITSELF, '0']);
  expect([pool?.args['params'].recipient, String(pool?.args['params'].amountOutMinimum)]).toEqual([ROUTER_ITSELF, '0']);
  expect([
    last?.name,
    last?.args['token'].toLowerCase(),
    String(last?.args['amountMinimum']),
    last?.args['recipient'].toLowerCase(),
  ]).toEqual(['sweepToken', USDC?.address.toLowerCase(), '1000000', ACCOUNT.toLowerCase()]);
  expect(more).toEqual([]);
});

// SWAP-20
test('an exact output over several ways that is paid in the native coin ends with the coin that is left', () => {
  const path = [chain.wrappedNative.address, DAI?.address ?? ACCOUNT];
  const legs = (['v2', 3000] as const).map((pool) => ({ path, pools: [pool], amount: rawAmount(500n), maximumInput: rawAmount(60n) }));
  const bought = termsOf({
    tradeType: 'exactOutput',
    input: chain.native,
    output: DAI ?? chain.native,
    legs,
    maximumInput: rawAmount(120n),
    minimumOutput: rawAmount(1000n),
  });
  const { data, value } = encodeSwapBoth(bought, null);
  expect(value).toBe('120');
  expect(stepsIn(data).map(({ name }) => name)).toEqual(['swapTokensForExactTokens', 'exactOutputSingle', 'sweepToken', 'refundETH']);
  expect(saidOf(data, value)).not.toBeNull();
  const steps: readonly string[] = CALLS.decodeFunctionData('multicall', data)['data'];
  expect(saidOf(requireHexText(CALLS.encodeFunctionData('multicall', [500, steps.slice(0, -1)])), value)).toBeNull();
});

// ORDER-1, SWAP-20
test.each([
  ['one way pays somebody else', [0, OTHER]],
  ['one way pays who swaps, past the last step', [0, ACCOUNT]],
  ['the other way pays somebody else', [1, OTHER]],
] as const)('a split is refused when %s', (_, [way, recipient]) => {
  const { data } = encodeSwapBoth(termsOf({}), null);
  expect(saidOf(data)).not.toBeNull();
  const steps: readonly string[] = CALLS.decodeFunctionData('multicall', data)['data'];
  const words = [ROUTER_ITSELF, recipient].map((address) => address.slice(2).padStart(64, '0'));
  const changed = steps.map((step, index) => (index === way ? step.replace(words[0] ?? '', words[1] ?? '') : step));
  expect(changed).not.toEqual(steps);
  expect(saidOf(requireHexText(CALLS.encodeFunctionData('multicall', [500, changed])))).toBeNull();
});

// SWAP-20
test('a split without its last step is refused: what the ways bring would stay with the router', () => {
  const { data } = encodeSwapBoth(termsOf({}), null);
  const steps: readonly string[] = CALLS.decodeFunctionData('multicall', data)['data'];
  expect(saidOf(requireHexText(CALLS.encodeFunctionData('multicall', [500, steps.slice(0, -1)])))).toBeNull();
});
