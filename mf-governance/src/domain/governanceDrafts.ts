// The orders of this section as the engine takes them. None moves a token of the account, so none has limits or allowances.
import type { Address, ChainId } from '@dex/mf-shared/domain';
import type { Order, OrderDraft } from '@dex/mf-shared/orders';
import type { DelegateTerms, ProposeTerms, VoteTerms } from './governancePromises';

interface Signer {
  readonly chainId: ChainId;
  readonly account: Address;
}

function orderOf<Terms>(kind: string, { chainId, account }: Signer, terms: Terms): Order<Terms> {
  return { kind, chainId, account, terms, needs: [], limits: { leaves: [], arrives: [] }, lastSecond: null };
}

/** All votes of the account to a delegate; `name` when the person gave one for it. */
export function delegateDraft(signer: Signer, terms: DelegateTerms, name: string | null): OrderDraft<DelegateTerms> {
  const { delegatee } = terms;
  return {
    order: orderOf('delegate', signer, terms),
    record: { summary: { kind: 'delegate', delegatee } },
    ...namedBy(name, delegatee),
  };
}

/** The account's votes on one proposal. */
export function voteDraft(signer: Signer, terms: VoteTerms): OrderDraft<VoteTerms> {
  const { governorIndex, proposalId, support } = terms;
  return {
    order: orderOf('vote', signer, terms),
    record: { summary: { kind: 'vote', support, proposal: `${governorIndex}.${proposalId}` } },
  };
}

/** A new proposal under its title; `name` when the person gave one for whom it pays or allows. */
export function proposeDraft(signer: Signer, terms: ProposeTerms, title: string, name: string | null): OrderDraft<ProposeTerms> {
  return {
    order: orderOf('propose', signer, terms),
    record: { summary: { kind: 'propose', title } },
    ...namedBy(name, terms.draft.recipient),
  };
}

/** A name is looked up once more before the review (ORDER-10): its record may have changed since it was typed. */
function namedBy(name: string | null, address: Address): Pick<OrderDraft, 'recipientName'> {
  return name === null ? {} : { recipientName: { name, address } };
}
