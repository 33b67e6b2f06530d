import { useEffect, useEffectEvent } from 'react';
import type { Address } from '../../domain/address';
import type { ChainId } from '../../domain/chainId';
import { keepForm, readKeptForm } from './keptForms';

export interface KeptForm<Form> {
  /** The form and what it is about (its path), as no other form of the product names itself. */
  readonly name: string;
  readonly chainId: ChainId;
  /** Nothing is kept, and nothing comes back, without an account. */
  readonly account: Address | null;
  /** What was typed, as plain data: never a figure that was read, never a signature. */
  readonly form: Form;
  /** The form before anybody typed. */
  readonly start: Form;
  /** True if what lies in the storage is a form of this kind. */
  readonly isForm: (kept: unknown) => kept is Form;
  readonly restore: (form: Form) => void;
}

/**
 * Keeps what was typed into the form of an order over a reload of the tab, for its own account and network, so that an order of
 * several steps stands where it stood (ORDER-9): which step that is, the chain says. Leaving the screen forgets it; so does sending,
 * which empties the form.
 */
export function useKeptForm<Form>({ name, chainId, account, form, start, isForm, restore }: KeptForm<Form>): void {
  const key = account && [name, chainId, account.toLowerCase()].join('|');
  const text = JSON.stringify(form);
  const atStart = JSON.stringify(start);
  const bringBack = useEffectEvent(() => {
    if (key === null || text !== atStart) return;
    const kept = readKeptForm(key);
    if (isForm(kept)) restore(kept);
  });
  // Before the effect that keeps: that one would overwrite it.
  useEffect(() => bringBack(), [key]);
  useEffect(() => {
    if (key !== null) keepForm(key, text === atStart ? null : text);
  }, [key, text, atStart]);
  useEffect(() => (key === null ? undefined : () => keepForm(key, null)), [key]);
}
