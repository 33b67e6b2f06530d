import { defineTexts } from '@dex/mf-shared/ui';
import type { SwapError } from '../domain/swapError';

/** The sentences for what goes wrong in a swap (SWAP-12), for each kind. */
export const swapErrorTexts = defineTexts({
  deadlinePassed: {
    id: 'swap.error.deadlinePassed',
    defaultMessage:
      'The transaction could not be sent because the deadline has passed. Please check that your transaction deadline is not too low.',
  },
  priceMovedOrFeeOnTransfer: {
    id: 'swap.error.priceMovedOrFeeOnTransfer',
    defaultMessage:
      'This transaction will not succeed either due to price movement or fee on transfer. Try increasing your slippage tolerance.',
  },
  inputTransferFailed: {
    id: 'swap.error.inputTransferFailed',
    defaultMessage: 'The input token cannot be transferred. There may be an issue with the input token.',
  },
  outputTransferFailed: {
    id: 'swap.error.outputTransferFailed',
    defaultMessage: 'The output token cannot be transferred. There may be an issue with the output token.',
  },
  invariantBroken: {
    id: 'swap.error.invariantBroken',
    defaultMessage:
      'The invariant x*y=k was not satisfied by the swap. This usually means one of the tokens you are swapping incorporates custom behavior on transfer.',
  },
  priceMoved: {
    id: 'swap.error.priceMoved',
    defaultMessage:
      'This transaction will not succeed due to price movement. Try increasing your slippage tolerance. Note: fee on transfer and rebase tokens are incompatible with v3.',
  },
  outputTransferFailedV3: {
    id: 'swap.error.outputTransferFailedV3',
    defaultMessage:
      'The output token cannot be transferred. There may be an issue with the output token. Note: fee on transfer and rebase tokens are incompatible with v3.',
  },
  executionFailed: {
    id: 'swap.error.executionFailed',
    defaultMessage:
      'An error occurred when trying to execute this swap. You may need to increase your slippage tolerance. If that does not work, there may be an incompatibility with the token you are trading. Note: fee on transfer and rebase tokens are incompatible with v3.',
  },
  unknownRevert: {
    id: 'swap.error.unknownRevert',
    defaultMessage:
      'Unknown error{reason}. Try increasing your slippage tolerance. Note: fee on transfer and rebase tokens are incompatible with v3.',
  },
  gasEstimateUnexpected: {
    id: 'swap.error.gasEstimateUnexpected',
    defaultMessage: 'Unexpected issue with estimating the gas. Please try again.',
  },
  gasEstimateImpossible: {
    id: 'swap.error.gasEstimateImpossible',
    defaultMessage: 'Unexpected error. Could not estimate gas for the swap.',
  },
  rejected: { id: 'swap.error.rejected', defaultMessage: 'Transaction rejected.' },
  sendFailed: { id: 'swap.error.sendFailed', defaultMessage: 'Swap failed: {reason}' },
}) satisfies Record<SwapError['kind'], unknown>;

/** The placeholders of an error's text; a reason is set off with a colon, its absence leaves nothing. */
export function swapErrorValues(error: SwapError): Readonly<Record<string, string>> {
  if (error.kind === 'sendFailed') return { reason: error.reason };
  if (error.kind === 'unknownRevert') return { reason: error.reason ? `: "${error.reason}"` : '' };
  return {};
}
