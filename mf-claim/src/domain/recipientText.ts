import { parseAddress, type Address } from '@dex/mf-shared/domain';

/** What a recipient field holds. A name still has to be looked up. */
export type RecipientText =
  | { readonly kind: 'empty' }
  | { readonly kind: 'invalid' }
  | { readonly kind: 'address'; readonly address: Address }
  | { readonly kind: 'name'; readonly name: string };

/** Reads a recipient as typed, without its whitespace (document 1 §5). */
export function recipientText(text: string): RecipientText {
  const stripped = text.replace(/\s/g, '');
  if (stripped === '') return { kind: 'empty' };
  const address = parseAddress(stripped);
  if (address) return { kind: 'address', address };
  return /^[^.\s]+(\.[^.\s]+)+$/.test(stripped) ? { kind: 'name', name: stripped } : { kind: 'invalid' };
}
