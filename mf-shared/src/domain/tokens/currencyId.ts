import { parseAddress, type Address } from '../address';
import type { Currency } from './currency';

/** A currency as it stands in a URL: "ETH" is always the native coin of the network in use, else a token's address (decision 59). */
export type CurrencyId = 'ETH' | Address;

/** The id of a currency in a URL. */
export function currencyId(currency: Currency): CurrencyId {
  return currency.kind === 'native' ? 'ETH' : currency.address;
}

/** A URL text as a currency id, or null: "ETH" in any case of letters, or an address (document 1 §5). */
export function parseCurrencyId(text: string | null | undefined): CurrencyId | null {
  if (!text) return null;
  return text.toUpperCase() === 'ETH' ? 'ETH' : parseAddress(text);
}
