import { type Address, parseAddress } from '../../domain/address';
import { useRead } from '../services/useRead';
import { useDebounced } from './useDebounced';

/** Typed names wait this long before they are looked up, in milliseconds (WALLET-13). */
const NAME_DEBOUNCE_MS = 200;

/** What a typed recipient stands for. An action may go on only with `known`, and sends to exactly that address (WALLET-13). */
export type RecipientState =
  | { readonly kind: 'empty' }
  | { readonly kind: 'looking' }
  | { readonly kind: 'known'; readonly address: Address; readonly name: string | null }
  | { readonly kind: 'notFound' }
  | { readonly kind: 'failed' };

function isName(text: string): boolean {
  return /^[^\s.]+(\.[^\s.]+)+$/.test(text);
}

/** An address stands for itself; a name for what the name service says; anything else for nothing. */
export function useRecipient(text: string): RecipientState {
  const typed = text.replace(/\s+/g, '');
  const settled = useDebounced(typed, NAME_DEBOUNCE_MS);
  const address = parseAddress(typed);
  const name = !address && typed === settled && isName(typed) ? typed : null;
  const answer = useRead(name === null ? null : { kind: 'addressOf', name });
  if (typed === '') return { kind: 'empty' };
  if (address) return { kind: 'known', address, name: null };
  if (!isName(typed)) return { kind: 'notFound' };
  if (name === null || answer.kind === 'loading') return { kind: 'looking' };
  if (answer.kind === 'failed') return { kind: 'failed' };
  return answer.value ? { kind: 'known', address: answer.value, name } : { kind: 'notFound' };
}
