import { parseAddress, type Address } from '../address';
import type { Currency } from './currency';

/** A currency as it stands in a URL: "ETH" is always the native coin of the network in use, else a token's address (TOKEN-3). */
export type CurrencyId = 'ETH' | Address;

/** The id of a currency in a URL; throws "invalid currency" for what is neither the native coin nor a token. */
export function currencyId(currency: Currency): CurrencyId {
  if (currency.kind === 'native') return 'ETH';
  if (currency.kind === 'token') return currency.address;
  throw new TypeError('invalid currency');
}

/** A URL text as a currency id, or null: "ETH" in any case of letters, or an address (TOKEN-3). */
export function parseCurrencyId(text: string | null | undefined): CurrencyId | null {
  if (!text) return null;
  return text.toUpperCase() === 'ETH' ? 'ETH' : parseAddress(text);
}
