import type { Address } from '@dex/mf-shared/domain';
import { useDispatch, useRead, useSectionSelector } from '@dex/mf-shared/ui';
import { useEffect, useState } from 'react';
import type { ClaimFacts } from '../domain/claimButton';
import { recipientText } from '../domain/recipientText';
import type { WithClaim } from '../state/claimSelectors';
import { recipientResolved, recipientTyped } from '../state/claimSlice';

/** A name is looked up when the typing pauses (document 1 §5). */
const NAME_DEBOUNCE_MS = 200;

const useClaimSelector = useSectionSelector.withTypes<WithClaim>();

function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), NAME_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

export interface ClaimRecipient {
  readonly text: string;
  readonly kind: ClaimFacts['recipient'];
  readonly address: Address | null;
  type(text: string): void;
}

/** The address dialog's field: what stands in it, and the address it names. */
export function useClaimRecipient(): ClaimRecipient {
  const dispatch = useDispatch();
  const text = useClaimSelector((state) => state.claim.recipientText);
  const typed = recipientText(text);
  const settled = recipientText(useSettled(text));
  const wanted = settled.kind === 'name' && typed.kind === 'name' && settled.name === typed.name ? settled.name : null;
  const found = useRead(wanted === null ? null : { kind: 'addressOf', name: wanted });
  const named = wanted !== null && found.kind === 'known' ? found.value : null;
  const address = typed.kind === 'address' ? typed.address : named;

  useEffect(() => {
    dispatch(recipientResolved(address));
  }, [dispatch, address, text]);

  return { text, address, kind: kindOf(), type: (next) => dispatch(recipientTyped(next)) };

  function kindOf(): ClaimFacts['recipient'] {
    if (typed.kind === 'empty' || typed.kind === 'invalid') return typed.kind;
    if (address !== null) return 'valid';
    return wanted !== null && found.kind !== 'loading' ? 'invalid' : 'resolving';
  }
}
