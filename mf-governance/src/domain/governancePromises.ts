// What orders of this section promise, as the bytes of their calls are to say it.
import type { Address } from '@dex/mf-shared/domain';
import { say, type Order, type Statement } from '@dex/mf-shared/orders';
import type { GovernorIndex } from './governor';
import type { ProposalDraft } from './proposalForm';
import type { VoteSupport } from './proposalStatus';

/** All votes of the account to a delegate. */
export interface DelegateTerms {
  readonly token: Address;
  readonly delegatee: Address;
}

/** A vote on one proposal of one governor. */
export interface VoteTerms {
  readonly governor: Address;
  readonly governorIndex: GovernorIndex;
  readonly proposalId: string;
  readonly support: VoteSupport;
}

/** A new proposal with one action. */
export interface ProposeTerms {
  readonly governor: Address;
  readonly draft: ProposalDraft;
}

export function delegatePromises({ terms }: Order<DelegateTerms>): readonly Statement[] {
  return [...say.calls('delegate', terms.token), say.detail('delegatee', terms.delegatee)];
}

export function votePromises({ terms }: Order<VoteTerms>): readonly Statement[] {
  return [...say.calls('vote', terms.governor), say.detail('proposal', terms.proposalId), say.detail('support', terms.support)];
}

export function proposePromises({ terms: { governor, draft } }: Order<ProposeTerms>): readonly Statement[] {
  return [
    ...say.calls('propose', governor),
    say.detail('target', draft.target),
    say.detail('signature', draft.signature),
    say.detail('recipient', draft.recipient),
    say.detail('amount', draft.amount),
    say.detail('description', draft.description),
  ];
}
