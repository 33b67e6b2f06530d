/**
 * The revert reasons of the contracts that the product calls: routers, pairs and pools of both versions, position manager, transfer
 * helpers. What catalogues of sentences are keyed by.
 */
const SENTENCES = [
  'UniswapV2Router: EXPIRED',
  'UniswapV2Router: INSUFFICIENT_OUTPUT_AMOUNT',
  'UniswapV2Router: EXCESSIVE_INPUT_AMOUNT',
  'UniswapV2Router: INSUFFICIENT_A_AMOUNT',
  'UniswapV2Router: INSUFFICIENT_B_AMOUNT',
  'UniswapV2Library: INSUFFICIENT_LIQUIDITY',
  'UniswapV2: INSUFFICIENT_LIQUIDITY',
  'UniswapV2: INSUFFICIENT_LIQUIDITY_MINTED',
  'UniswapV2: INSUFFICIENT_LIQUIDITY_BURNED',
  'UniswapV2: INSUFFICIENT_INPUT_AMOUNT',
  'UniswapV2: INSUFFICIENT_OUTPUT_AMOUNT',
  'UniswapV2: TRANSFER_FAILED',
  'UniswapV2: K',
  'TransferHelper: TRANSFER_FROM_FAILED',
  'TransferHelper: TRANSFER_FAILED',
  'TransferHelper: ETH_TRANSFER_FAILED',
  'TransferHelper::transferFrom: transferFrom failed',
  'Transaction too old',
  'Too little received',
  'Too much requested',
  'Price slippage check',
  'ds-math-add-overflow',
  'ds-math-sub-underflow',
  'ds-math-mul-overflow',
  'Ownable: caller is not the owner',
] as const;

/** Short codes of the third version: they count only where nothing else of a word stands beside them, at the end of a text. */
const CODES = ['STF', 'TF', 'ST', 'STE', 'SA', 'IIA', 'SPL', 'LOK', 'AS', 'M0', 'M1'] as const;

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\:]/g, '\\$&');
// The longest first: one may be the beginning of another.
const SENTENCE = new RegExp(
  `(?<![\\w:])(${[...SENTENCES]
    .sort((one, other) => other.length - one.length)
    .map(escaped)
    .join('|')})(?!\\w)`,
);
const CODE = new RegExp(`(?:^|[:\\s'"\`(\\[])(${CODES.join('|')})['"\`)\\].\\s]*$`);

/** The reason of one of the product's contracts inside a text, whatever stands around it; undefined when there is none. */
export function knownReasonIn(text: string): string | undefined {
  return SENTENCE.exec(text)?.[1] ?? CODE.exec(text)?.[1];
}
