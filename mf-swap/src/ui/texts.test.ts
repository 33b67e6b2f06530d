import { createIntl } from 'react-intl';
import { swapErrorOfRevert, type SwapError } from '../domain/swapError';
import { SWAP_BUTTON_RULES } from '../domain/swapButton';
import { SEND_BUTTON_RULES } from '../domain/sendButton';
import { SWAP_BUTTON_LOOK } from './button/SwapButton.look';
import { swapButtonTexts } from './button/SwapButton.messages';
import { SEND_BUTTON_LOOK } from './send/SendButton.look';
import { sendButtonTexts } from './send/send.messages';
import messages from './messages/en-US.json';
import { swapErrorTexts, swapErrorValues } from './swapError.messages';

const intl = createIntl({ locale: 'en-US', defaultLocale: 'en-US', messages });
const say = (error: SwapError) => intl.formatMessage(swapErrorTexts[error.kind], swapErrorValues(error));

test.each<[SwapError, string]>([
  [
    { kind: 'deadlinePassed' },
    'The transaction could not be sent because the deadline has passed. Please check that your transaction deadline is not too low.',
  ],
  [
    { kind: 'priceMovedOrFeeOnTransfer' },
    'This transaction will not succeed either due to price movement or fee on transfer. Try increasing your slippage tolerance.',
  ],
  [{ kind: 'inputTransferFailed' }, 'The input token cannot be transferred. There may be an issue with the input token.'],
  [{ kind: 'outputTransferFailed' }, 'The output token cannot be transferred. There may be an issue with the output token.'],
  [
    { kind: 'invariantBroken' },
    'The invariant x*y=k was not satisfied by the swap. This usually means one of the tokens you are swapping incorporates custom behavior on transfer.',
  ],
  [
    { kind: 'priceMoved' },
    'This transaction will not succeed due to price movement. Try increasing your slippage tolerance. Note: fee on transfer and rebase tokens are incompatible with v3.',
  ],
  [
    { kind: 'outputTransferFailedV3' },
    'The output token cannot be transferred. There may be an issue with the output token. Note: fee on transfer and rebase tokens are incompatible with v3.',
  ],
  [{ kind: 'gasEstimateUnexpected' }, 'Unexpected issue with estimating the gas. Please try again.'],
  [{ kind: 'gasEstimateImpossible' }, 'Unexpected error. Could not estimate gas for the swap.'],
  [{ kind: 'rejected' }, 'Transaction rejected.'],
  [{ kind: 'sendFailed', reason: 'The wallet is locked' }, 'Swap failed: The wallet is locked'],
])('%p says its text', (error, text) => {
  expect(say(error)).toBe(text);
});

test.each<[SwapError, RegExp]>([
  [{ kind: 'executionFailed' }, /^An error occurred when trying to execute this swap\. You may need to increase your slippage tolerance\./],
  [{ kind: 'unknownRevert', reason: 'Nope' }, /^Unknown error: "Nope"\. Try increasing your slippage tolerance\./],
  [{ kind: 'unknownRevert', reason: null }, /^Unknown error\. Try increasing your slippage tolerance\./],
])('%p begins as its rule says', (error, text) => {
  expect(say(error)).toMatch(text);
});

test('what a node says never reaches a person raw', () => {
  for (const message of [
    'execution reverted: undefined',
    'execution reverted: [object Object]',
    `execution reverted: 0x${'ab'.repeat(64)}`,
    '',
  ]) {
    expect(say(swapErrorOfRevert({ message }))).not.toMatch(/undefined|\[object|0x[0-9a-f]{20}/);
  }
});

test('the swap button has a text and a look for every kind, and can be pressed in six', () => {
  const kinds = new Set(SWAP_BUTTON_RULES.map(({ kind }) => kind));
  expect(Object.keys(swapButtonTexts).sort()).toEqual([...kinds].sort());
  const pressable = Object.entries(SWAP_BUTTON_LOOK).filter(([, { command }]) => command !== 'none');
  expect(pressable.map(([kind]) => kind).sort()).toEqual(['connectWallet', 'swap', 'swapAnyway', 'unwrap', 'wrap', 'wrongNetwork']);
});

test('the send button has a text and a look for every kind, and can be pressed in three', () => {
  const kinds = new Set(SEND_BUTTON_RULES.map(({ kind }) => kind));
  expect(Object.keys(sendButtonTexts).sort()).toEqual([...kinds].sort());
  const pressable = Object.entries(SEND_BUTTON_LOOK).filter(([, { command }]) => command !== 'none');
  expect(pressable.map(([kind]) => kind).sort()).toEqual(['connectWallet', 'review', 'wrongNetwork']);
});

test.each([
  ['connectWallet', 'Connect Wallet'],
  ['enterAmount', 'Enter an amount'],
  ['selectToken', 'Select a token'],
  ['enterRecipient', 'Enter a recipient'],
  ['insufficientBalance', 'Insufficient DAI balance'],
  ['impactBlockedBesideApproval', 'High Price Impact'],
  ['impactBlocked', 'Price Impact Too High'],
  ['swapAnyway', 'Swap Anyway'],
  ['noRoute', 'Insufficient liquidity for this trade.'],
  ['noRouteSingleHop', 'Insufficient liquidity for this trade. Try enabling multi-hop trades.'],
  ['unsupportedAsset', 'Unsupported Asset'],
  ['insufficientToWrap', 'Insufficient ETH balance'],
  ['enterWrapAmount', 'Enter ETH amount'],
  ['insufficientToUnwrap', 'Insufficient WETH balance'],
  ['enterUnwrapAmount', 'Enter WETH amount'],
] as const)('%s reads %s', (kind, text) => {
  expect(intl.formatMessage(swapButtonTexts[kind], { symbol: 'DAI', native: 'ETH', wrapped: 'WETH', network: 'Mainnet' })).toBe(text);
});
