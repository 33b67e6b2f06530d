import { FormattedMessage } from 'react-intl';
import type { Currency } from '../../domain/tokens/currency';
import { UNKNOWN_TOKEN_NAME } from '../../domain/tokens/tokenNames';
import { tokenSelectTexts } from './TokenSelect.messages';

/** The name of a token, or in the reader's language that it gives none (TOKEN-1). */
export function TokenFullName({ currency }: { readonly currency: Currency }) {
  return currency.name === UNKNOWN_TOKEN_NAME ? <FormattedMessage {...tokenSelectTexts.unnamed} /> : <span>{currency.name}</span>;
}
