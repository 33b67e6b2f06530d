import { expandList } from './compactList';
import type { TokenList } from './tokenList';

/**
 * Loads the bundled default list in its own chunk (from @uniswap/default-token-list, supported networks only). It lies
 * underneath all other lists.
 */
export async function loadDefaultTokenList(): Promise<TokenList> {
  const { default: compact } = await import('./defaultTokens.json');
  return expandList(compact);
}
