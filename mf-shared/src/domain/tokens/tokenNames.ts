import { plainText } from '../text/foreignText';

/** The name of a token that gives none (TOKEN-1). */
export const UNKNOWN_TOKEN_NAME = 'Unknown Token';
/** The symbol of a token that gives none (TOKEN-1). */
export const UNKNOWN_TOKEN_SYMBOL = 'UNKNOWN';

/** The token with a name and a symbol that may be shown (TOKEN-20). The very same one where nothing had to be taken out. */
export function withPlainNames<T extends { readonly name: string; readonly symbol: string }>(token: T): T {
  const name = plainText(token.name) || UNKNOWN_TOKEN_NAME;
  const symbol = plainText(token.symbol) || UNKNOWN_TOKEN_SYMBOL;
  return name === token.name && symbol === token.symbol ? token : { ...token, name, symbol };
}
