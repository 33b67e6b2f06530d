import { parseBps, requireBps, type Bps } from './bps';
import type { ChainId } from './chainId';
import { isListedLayer2 } from './listedLayer2';

/** The highest slippage a user can set: 50 % (TX-10). */
export const MAX_SLIPPAGE_BPS = requireBps(5000);

/** What the user chose: automatic, or a figure of his own. */
export type SlippageSetting = 'auto' | Bps;

/** What a slippage text means. Empty is automatic; anything unreadable or outside 0 to 50 % is invalid. */
export type SlippageEntry =
  | { readonly kind: 'auto' }
  | { readonly kind: 'valid'; readonly bps: Bps; readonly warning: 'mayFail' | 'mayBeFrontrun' | null }
  | { readonly kind: 'invalid' };

const PERCENT = /^(?:[0-9]{1,4}\.?[0-9]*|\.[0-9]+)$/;

/**
 * A percent text as basis points, read from its digits and never through a float (TX-10): "0.29" is 29, "1.15"
 * is 115, further decimals are cut off ("0.129" is 12). Anything above 50 %, also by a cut-off digit, is invalid.
 */
export function parseSlippage(text: string): SlippageEntry {
  if (text.trim() === '') return { kind: 'auto' };
  if (!PERCENT.test(text)) return { kind: 'invalid' };
  const [whole = '', fraction = ''] = text.split('.');
  const bps = parseBps(Number(`${whole}${fraction.padEnd(2, '0').slice(0, 2)}`));
  if (bps === null || bps > MAX_SLIPPAGE_BPS) return { kind: 'invalid' };
  if (bps === MAX_SLIPPAGE_BPS && /[1-9]/.test(fraction.slice(2))) return { kind: 'invalid' };
  return { kind: 'valid', bps, warning: slippageWarning(bps) };
}

/** "mayFail" below 0.05 %, "mayBeFrontrun" above 1 % (TX-10). */
export function slippageWarning(bps: Bps): 'mayFail' | 'mayBeFrontrun' | null {
  if (bps < 5) return 'mayFail';
  return bps > 100 ? 'mayBeFrontrun' : null;
}

/** Basis points as percent text without the sign: 29 is "0.29", 50 is "0.50". */
export function slippagePercent(bps: Bps): string {
  const digits = bps.toString().padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Automatic slippage of a swap: 0.1 % on 42161, 421611, 10, 69 and while there is no trade, else 0.5 % (TX-11). */
export function autoSwapSlippage(chainId: ChainId, hasTrade: boolean): Bps {
  return !hasTrade || isListedLayer2(chainId) ? requireBps(10) : requireBps(50);
}

/** The slippage in force: the user's own figure, else the automatic one of the action. */
export function effectiveSlippage(setting: SlippageSetting, automatic: Bps): Bps {
  return setting === 'auto' ? automatic : setting;
}

/** Automatic slippage of the other actions (TX-11). */
export const AUTO_SLIPPAGE = {
  addV3InRange: requireBps(50),
  addV3OutOfRange: requireBps(0),
  addV2: requireBps(50),
  addV2Empty: requireBps(0),
  remove: requireBps(500),
  migrate: requireBps(75),
} as const;
