import type { Address } from '../../domain/address';
import { parseRecipient } from '../../domain/recipients/recipientEntry';
import type { RecipientRefusal, RecipientRuleFacts } from '../../domain/recipients/recipientRule';
import { useRead } from '../services/useRead';
import { useDebounced } from './useDebounced';
import { useRecipientRule } from './useRecipientRule';

/** Typed names wait this long before they are looked up, in milliseconds (WALLET-13). */
const NAME_DEBOUNCE_MS = 200;

/**
 * What a typed recipient stands for. An action may go on only with `known`, and sends to exactly that address (WALLET-13); with `isBurn` only
 * after a typed confirmation. `unchecked`: the rule of who may receive could not be fetched, so nobody may.
 */
export type RecipientState =
  | { readonly kind: 'empty' }
  | { readonly kind: 'looking' }
  | { readonly kind: 'known'; readonly address: Address; readonly name: string | null; readonly isBurn: boolean }
  | { readonly kind: 'refused'; readonly address: Address; readonly name: string | null; readonly reason: RecipientRefusal }
  | { readonly kind: 'notFound' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'unchecked' };

/**
 * An address stands for itself; a name for what the name service says; anything else for nothing. Whoever it is, the rule of
 * who may receive on the network decides, with the tokens and pools of the order.
 */
export function useRecipient(text: string, order: Omit<RecipientRuleFacts, 'address'>): RecipientState {
  const entry = parseRecipient(text);
  const typed = text.replace(/\s+/g, '');
  const settled = useDebounced(typed, NAME_DEBOUNCE_MS);
  const name = entry.kind === 'name' && typed === settled ? entry.name : null;
  const answer = useRead(name === null ? null : { kind: 'addressOf', name });
  const rule = useRecipientRule(typed);
  if (entry.kind === 'empty') return { kind: 'empty' };
  if (entry.kind === 'invalid') return { kind: 'notFound' };
  // What it stood for when it was last entered is no answer: that is asked for now.
  const isOld = answer.kind === 'known' && answer.syncing;
  if (entry.kind === 'name' && (name === null || answer.kind === 'loading' || isOld)) return { kind: 'looking' };
  if (entry.kind === 'name' && answer.kind === 'failed') return { kind: 'failed' };
  const address = entry.kind === 'address' ? entry.address : answer.kind === 'known' ? answer.value : null;
  if (address === null) return { kind: 'notFound' };
  if (rule.kind !== 'ready') return { kind: rule.kind === 'failed' ? 'unchecked' : 'looking' };
  const verdict = rule.verdict({ address, ...order });
  return verdict.kind === 'ok' || verdict.kind === 'burn'
    ? { kind: 'known', address, name, isBurn: verdict.kind === 'burn' }
    : { kind: 'refused', address, name, reason: verdict };
}
