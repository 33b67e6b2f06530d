import { literalAddress, parseAddress, sameAddress, type Address } from './address';
import type { Chain } from './chains/chain';

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

/** Contracts that take money and never give it back: factory, router 01, router 02 of version 2 (ORDER-10). */
export const INVALID_RECIPIENTS: readonly Address[] = [
  literalAddress('0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f'),
  literalAddress('0xf164fC0Ec4E93095b804a4795bBe1e041497b92a'),
  literalAddress('0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D'),
];

/**
 * True for a recipient that would lose the money: the three contracts, the network's own version-2 factory and router
 * , and any token or pair contract on the trade's path.
 */
export function isInvalidRecipient(recipient: Address, chain: Pick<Chain, 'v2'>, tradePath: readonly Address[] = []): boolean {
  const own = chain.v2 ? [chain.v2.factory, chain.v2.router] : [];
  return [...INVALID_RECIPIENTS, ...own, ...tradePath].some((address) => sameAddress(address, recipient));
}
