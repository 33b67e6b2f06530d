import { plainText } from '../text/foreignText';
import { withPlainNames } from '../tokens/tokenNames';
import type { TokenList } from './tokenList';

/** A list of somebody's making with names that may be shown (TOKEN-20). */
export function plainList(list: TokenList): TokenList {
  return { ...list, name: plainText(list.name), tokens: list.tokens.map(withPlainNames) };
}
