import { parseAddress, type Address } from '../address';

/** What stands in a recipient field: nothing, an address, a name still to be resolved, or neither. */
export type RecipientEntry =
  | { readonly kind: 'empty' }
  | { readonly kind: 'address'; readonly address: Address }
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'invalid' };

const NAME = /^(?:[^\s./\\?#@:]+\.)+[^\s./\\?#@:]{2,}$/u;
const HEX_ADDRESS = /^0x[0-9a-fA-F]{40}$/;
const MAX_NAME_LENGTH = 255;

/** The text without any whitespace (WALLET-13). */
export function stripWhitespace(text: string): string {
  return text.replace(/\s+/g, '');
}

/** Reads a recipient field. An address in mixed case with a wrong checksum is invalid: it is a typing error. */
export function parseRecipient(text: string): RecipientEntry {
  const stripped = stripWhitespace(text);
  if (stripped === '') return { kind: 'empty' };
  const address = parseAddress(stripped);
  if (address) return { kind: 'address', address };
  return isName(stripped) ? { kind: 'name', name: stripped } : { kind: 'invalid' };
}

/** A recipient from a URL: an address, 40 hex digits with 0x, or a name; anything else is dropped (null). */
export function recipientFromUrl(text: string | null | undefined): string | null {
  if (!text) return null;
  return HEX_ADDRESS.test(text) || isName(text) ? text : null;
}

function isName(text: string): boolean {
  return text.length <= MAX_NAME_LENGTH && NAME.test(text);
}
