import { readWord, requireHexText } from '../abiWords';
import type { Hex } from '../../domain/hex';

const WORD = 32;

/** Sync(uint112 reserve0, uint112 reserve1) of a version-2 pair; Swap(…, uint160 sqrtPriceX96, …) of a version-3 pool. */
export const PRICE_TOPICS = {
  v2: requireHexText('0x1c411e9a96e071241c2f21f7726b17ae89e3cab4c78be50e062b03a9fffbbad1'),
  v3: requireHexText('0xc42079f94a6350d7e6235f29174924f928cc2ac818eb64fed8004e115fbcca67'),
} as const satisfies Record<'v2' | 'v3', Hex>;

/** The price that an event leaves behind, as `KnownPrice` has it; null if its data hold none. */
export function priceInEvent(version: 'v2' | 'v3', data: Hex): string | null {
  if (version === 'v3') {
    const root = readWord(data, 2 * WORD);
    return root ? String(root) : null;
  }
  const [reserve0, reserve1] = [readWord(data, 0), readWord(data, WORD)];
  return reserve0 && reserve1 ? `${reserve0}:${reserve1}` : null;
}
