import type { ChainError } from '@dex/mf-shared/contract';

/** Why a swap cannot be or was not sent (SWAP-12); each kind has one text in `ui`. */
export type SwapError =
  | { readonly kind: 'deadlinePassed' }
  | { readonly kind: 'priceMovedOrFeeOnTransfer' }
  | { readonly kind: 'inputTransferFailed' }
  | { readonly kind: 'outputTransferFailed' }
  | { readonly kind: 'invariantBroken' }
  | { readonly kind: 'priceMoved' }
  | { readonly kind: 'outputTransferFailedV3' }
  | { readonly kind: 'executionFailed' }
  | { readonly kind: 'unknownRevert'; readonly reason: string | null }
  | { readonly kind: 'gasEstimateUnexpected' }
  | { readonly kind: 'gasEstimateImpossible' }
  | { readonly kind: 'rejected' }
  | { readonly kind: 'sendFailed'; readonly reason: string };

/** The revert reasons of the pool contracts' routers and what each means; compared with the reason's text as a whole. */
const REASONS: Readonly<Record<string, SwapError>> = {
  'UniswapV2Router: EXPIRED': { kind: 'deadlinePassed' },
  'Transaction too old': { kind: 'deadlinePassed' },
  'UniswapV2Router: INSUFFICIENT_OUTPUT_AMOUNT': { kind: 'priceMovedOrFeeOnTransfer' },
  'UniswapV2Router: EXCESSIVE_INPUT_AMOUNT': { kind: 'priceMovedOrFeeOnTransfer' },
  'TransferHelper: TRANSFER_FROM_FAILED': { kind: 'inputTransferFailed' },
  'TransferHelper::transferFrom: transferFrom failed': { kind: 'inputTransferFailed' },
  'UniswapV2: TRANSFER_FAILED': { kind: 'outputTransferFailed' },
  'UniswapV2: K': { kind: 'invariantBroken' },
  'Too little received': { kind: 'priceMoved' },
  'Too much requested': { kind: 'priceMoved' },
  STF: { kind: 'priceMoved' },
  TF: { kind: 'outputTransferFailedV3' },
};

/** What a failed estimate or call means to the person who swaps. */
export function swapErrorOfRevert(error: Pick<ChainError, 'message' | 'reason'>): SwapError {
  const said = error.reason ?? reasonIn(error.message);
  const known = said === null ? undefined : REASONS[said];
  if (known) return known;
  if ((said ?? error.message).includes('undefined is not an object')) return { kind: 'executionFailed' };
  return { kind: 'unknownRevert', reason: said };
}

/**
 * True when a trial that ended so may have met a token that keeps a part of a transfer: a router that measures what arrived refuses it in the
 * same words as a price that moved, a pair that misses a part of its payment by its own invariant.
 */
export function pointsToTransferFee(error: Pick<ChainError, 'message' | 'reason'>): boolean {
  return ['priceMoved', 'priceMovedOrFeeOnTransfer', 'invariantBroken'].includes(swapErrorOfRevert(error).kind);
}

/** What a failure of sending means: a rejection is its own kind, anything else carries its cause. */
export function swapErrorOfSending(error: Pick<ChainError, 'code' | 'message' | 'reason'>): SwapError {
  if (error.code === 'user_rejected') return { kind: 'rejected' };
  if (error.code === 'reverted') return swapErrorOfRevert(error);
  return { kind: 'sendFailed', reason: readable(error.reason ?? error.message) };
}

function reasonIn(message: string): string | null {
  const text = message
    .replace(/^.*?execution reverted:?\s*/i, '')
    .replace(/^VM Exception while processing transaction:\s*(revert|reverted)?\s*/i, '');
  const said = readable(text);
  return said === '' ? null : said;
}

/** A cause in words: raw bytes and text forms of objects say nothing to a person. */
function readable(text: string): string {
  return text
    .replace(/0x[0-9a-fA-F]{20,}/g, '…')
    .replace(/\[object \w+\]|\bundefined\b(?! is not an object)/g, '')
    .trim()
    .slice(0, 200);
}
