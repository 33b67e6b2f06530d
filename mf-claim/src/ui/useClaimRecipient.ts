import type { Address } from '@dex/mf-shared/domain';
import { useDispatch, useRecipient, useServices, type RecipientState } from '@dex/mf-shared/ui';
import { useEffect } from 'react';
import { CLAIM_CHAIN } from '../domain/airdrop';
import type { ClaimFacts } from '../domain/claimButton';
import { recipientResolved } from '../state/claimSlice';

const KINDS: Readonly<Record<RecipientState['kind'], ClaimFacts['recipient']>> = {
  empty: 'empty',
  looking: 'resolving',
  known: 'valid',
  notFound: 'invalid',
  failed: 'unread',
  unchecked: 'unread',
  refused: 'invalid',
};

export interface ClaimRecipient {
  readonly kind: ClaimFacts['recipient'];
  readonly address: Address | null;
  readonly state: RecipientState;
}

/** The address that the dialog's field names; its claim is looked up as soon as it is known. */
export function useClaimRecipient(text: string): ClaimRecipient {
  const dispatch = useDispatch();
  const { chains } = useServices();
  const recipient = useRecipient(text, { chain: chains[CLAIM_CHAIN] });
  const address = recipient.kind === 'known' ? recipient.address : null;
  useEffect(() => {
    dispatch(recipientResolved(address));
    return () => {
      dispatch(recipientResolved(null));
    };
  }, [dispatch, address]);
  return { kind: KINDS[recipient.kind], address, state: recipient };
}
