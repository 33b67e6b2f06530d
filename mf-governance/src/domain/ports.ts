import type { ChainError } from '@dex/mf-shared/contract';
import type { Address, ChainId, Result, TxHash } from '@dex/mf-shared/domain';
import type { GovernorIndex } from './governor';
import type { ProposalDraft } from './proposalForm';
import type { VoteSupport } from './proposalStatus';

interface OnChain {
  readonly chainId: ChainId;
  readonly from: Address;
}

/** What the screens can do to the chain; each sends through the wallet and has the transaction tracked. */
export interface GovernanceCommands {
  delegate(delegation: OnChain & { readonly delegatee: Address }): Promise<Result<TxHash, ChainError>>;
  castVote(
    vote: OnChain & { readonly governorIndex: GovernorIndex; readonly proposalId: string; readonly support: VoteSupport },
  ): Promise<Result<TxHash, ChainError>>;
  propose(proposal: OnChain & { readonly draft: ProposalDraft; readonly title: string }): Promise<Result<TxHash, ChainError>>;
}
