import { rawAmount, ZERO_AMOUNT } from '@dex/mf-shared/domain';
import { findTrades, routesBetween } from '../domain/findTrades';
import { poolsOf } from '../domain/poolFacts';
import { parseSwapUrl } from '../domain/swapUrl';
import { ACCOUNT, chains, ethPools, FRIEND, mainnet, USDC, WETH } from './fixtures';
import type { KnownCurrency } from './selectCurrencies';
import type { SwapPair } from './selectPair';
import { swapFacts, type SwapInputs } from './swapFacts';

const known = (currency: typeof USDC | typeof mainnet.native): KnownCurrency => ({
  currency,
  decimals: 'contract',
  isListed: true,
});

function pairOf(
  input: typeof USDC | typeof mainnet.native,
  output: typeof USDC | typeof mainnet.native,
  choice: 'v2' | 'v3' = 'v3',
): SwapPair {
  return { chain: mainnet, url: parseSwapUrl('', chains), choice, input: known(input), output: known(output) };
}

const pools = poolsOf(ethPools());

function inputsOf(
  changes: Partial<SwapInputs> & {
    readonly sell?: 'ETH' | 'USDC';
    readonly amount?: bigint;
    readonly version?: 'v2' | 'v3';
    readonly exactOutput?: boolean;
  } = {},
): SwapInputs {
  const { sell = 'ETH', version = 'v3', exactOutput = false, ...rest } = changes;
  const [input, output] = sell === 'ETH' ? [mainnet.native, USDC] : [USDC, mainnet.native];
  const amount = rest.amount ?? (sell === 'ETH' ? 10n ** 18n : 1000n * 10n ** 6n);
  const [tokenIn, tokenOut] = sell === 'ETH' ? [WETH, USDC] : [USDC, WETH];
  const routes = routesBetween(pools, tokenIn, tokenOut, false);
  const { best } = findTrades(
    routes[version],
    { input, output, amount, tradeType: exactOutput ? 'exactOutput' : 'exactInput' },
    version === 'v2',
    {},
    null,
  );
  return {
    pair: pairOf(input, output, version),
    quote: { kind: best ? 'valid' : 'noRoute', trade: best, alone: null, betterElsewhere: null, isFailed: false },
    hasAmount: true,
    amountFault: null,
    isExactInput: !exactOutput,
    account: ACCOUNT,
    isOnUnsupportedNetwork: false,
    recipient: { kind: 'none' },
    balance: rawAmount(10n ** 24n),
    allowance: rawAmount(10n ** 24n),
    pendingApprovals: [],
    nonce: '0',
    blockTimestamp: 1000,
    permit: null,
    isMulticallWallet: false,
    sendsBatches: false,
    slippageSetting: 'auto',
    isExpert: false,
    areFiguresOld: false,
    isSingleHopOnly: false,
    hasUnsupportedAsset: false,
    isWrapPending: false,
    networkFees: { gasPrice: 1_000_000_000n, data: null },
    ...rest,
    amount,
  };
}

test('with everything in order it swaps, at half a percent', () => {
  expect(swapFacts(inputsOf())).toMatchObject({ button: 'swap', slippage: 50, receiver: ACCOUNT, approval: 'APPROVED', wrap: null });
});

test('for an exact output the balance must hold the most that may be sold, slippage included', () => {
  const inputs = inputsOf({ exactOutput: true, amount: 1000n * 10n ** 6n });
  const most = swapFacts(inputs).limits?.maximumInput ?? ZERO_AMOUNT;
  expect(BigInt(most)).toBeGreaterThan(inputs.quote.trade?.inputAmount ?? 0n);
  expect(swapFacts({ ...inputs, balance: most }).button).toBe('swap');
  expect(swapFacts({ ...inputs, balance: rawAmount(BigInt(most) - 1n) }).button).toBe('insufficientBalance');
});

// FIGURE-4
test('an unknown balance is not an empty one', () => {
  expect(swapFacts(inputsOf({ balance: null })).button).toBe('balanceUnknown');
});

describe('permission to take the input', () => {
  test('the approval is asked for, or a permit where the token and version take one', () => {
    expect(swapFacts(inputsOf({ sell: 'USDC', allowance: ZERO_AMOUNT }))).toMatchObject({
      button: 'approveFirst',
      permit: 'NOT_SIGNED',
      spender: mainnet.v3?.swapRouter,
    });
    expect(swapFacts(inputsOf({ sell: 'USDC', allowance: ZERO_AMOUNT, version: 'v2' }))).toMatchObject({
      button: 'approveFirst',
      permit: 'NOT_APPLICABLE',
      spender: mainnet.v2?.router,
    });
  });
  test('an unknown allowance waits', () => {
    expect(swapFacts(inputsOf({ sell: 'USDC', allowance: null })).button).toBe('approvalUnknown');
  });
  // ORDER-13
  test('an allowance that suffices wins over a pending approval', () => {
    const pendingApprovals = [
      { chainId: 1 as const, from: ACCOUNT, tokenAddress: USDC.address, spender: mainnet.v3?.swapRouter ?? FRIEND },
    ];
    expect(swapFacts(inputsOf({ sell: 'USDC', pendingApprovals })).approval).toBe('APPROVED');
    expect(swapFacts(inputsOf({ sell: 'USDC', pendingApprovals, allowance: ZERO_AMOUNT })).approval).toBe('PENDING');
  });
  test('a wallet that runs several calls needs no step before', () => {
    expect(swapFacts(inputsOf({ sell: 'USDC', allowance: ZERO_AMOUNT, isMulticallWallet: true }))).toMatchObject({
      button: 'swap',
      batching: 'multicallWallet',
      needsApproval: true,
      permit: 'NOT_APPLICABLE',
    });
    expect(swapFacts(inputsOf({ sell: 'USDC', allowance: ZERO_AMOUNT, sendsBatches: true }))).toMatchObject({
      button: 'swap',
      batching: 'walletBatch',
    });
  });
});

describe('the recipient', () => {
  test('blocks the button when it is refused, whatever else is in order', () => {
    expect(swapFacts(inputsOf({ recipient: { kind: 'known', address: FRIEND } })).button).toBe('swap');
    expect(swapFacts(inputsOf({ recipient: { kind: 'refused' } }))).toMatchObject({ button: 'invalidRecipient', receiver: null });
  });
  test('is not called invalid where nobody could say who it is', () => {
    expect(swapFacts(inputsOf({ recipient: { kind: 'unread' } }))).toMatchObject({ button: 'recipientUnread', receiver: null });
  });
  test('is the one who receives, and nobody does until the name is resolved', () => {
    expect(swapFacts(inputsOf({ recipient: { kind: 'known', address: FRIEND } })).receiver).toBe(FRIEND);
    expect(swapFacts(inputsOf({ recipient: { kind: 'resolving' } }))).toMatchObject({ receiver: null, button: 'resolvingRecipient' });
  });
});

test('the slippage of the person holds over the automatic one, 0.1 % without a trade', () => {
  expect(swapFacts(inputsOf({ slippageSetting: 123 })).slippage).toBe(123);
  const inputs = inputsOf();
  expect(swapFacts({ ...inputs, quote: { ...inputs.quote, kind: 'loading', trade: null } }).slippage).toBe(10);
});

test('the native coin and its wrapped form are wrapped, not swapped', () => {
  const inputs = { ...inputsOf(), pair: pairOf(mainnet.native, WETH) };
  expect(swapFacts(inputs)).toMatchObject({ wrap: 'wrap', button: 'wrap', limits: null });
  expect(swapFacts({ ...inputs, pair: pairOf(WETH, mainnet.native), balance: ZERO_AMOUNT })).toMatchObject({
    wrap: 'unwrap',
    button: 'insufficientToUnwrap',
  });
});
