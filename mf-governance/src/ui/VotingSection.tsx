import { sameAddress, ZERO_ADDRESS } from '@dex/mf-shared/domain';
import { Button, Column, Notice, theme, useAccount, useActiveChain, useIsAccountAwaited, useOpenDialog, useRead } from '@dex/mf-shared/ui';
import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import { VOTE } from '../domain/proposalStatus';
import type { Proposal } from '../domain/proposal';
import { tallies } from '../domain/tally';
import { votingRight } from '../domain/votingRight';
import { detailTexts } from './governance.messages';
import { QuorumLine } from './QuorumLine';
import { TallyCard } from './TallyCard';
import { OwnVoteNotice } from './OwnVoteNotice';
import { useOwnVote, usePriorVotes, useVoter } from './useGovernance';

const Sides = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 12px;
  @media (max-width: ${theme.breakpoint.small}px) {
    grid-template-columns: 1fr;
  }
`;

/** The tallies of a proposal, and what this account can do about them. */
export function VotingSection({ proposal }: { readonly proposal: Proposal }) {
  const account = useAccount();
  const isAwaited = useIsAccountAwaited();
  const { chainId, governanceToken } = useActiveChain();
  const voter = useVoter();
  const priorVotes = usePriorVotes(proposal.startBlock);
  const ownVote = useOwnVote(proposal.governorIndex, proposal.id);
  const balance = useRead(account && governanceToken ? { kind: 'balance', chainId, account, token: governanceToken.address } : null);
  const openDialog = useOpenDialog();
  const sides = tallies(proposal);
  const right = votingRight({
    hasAccount: account !== null || isAwaited,
    status: proposal.status,
    ownVote: ownVote.kind,
    priorVotes,
    balance: balance.kind === 'known' ? balance.value : null,
    hasDelegate: voter.delegatee === null ? null : !sameAddress(voter.delegatee, ZERO_ADDRESS),
  });
  const vote = (support: 0 | 1) => {
    if (right === 'unknown') return 'awaited';
    return right === 'eligible'
      ? () => openDialog({ kind: 'vote', governorIndex: proposal.governorIndex, proposalId: proposal.id, support })
      : undefined;
  };
  return (
    <Column $gap={12}>
      <Sides>
        <TallyCard side="for" tally={sides.for} onVote={vote(VOTE.for)} />
        <TallyCard side="against" tally={sides.against} onVote={vote(VOTE.against)} />
      </Sides>
      <QuorumLine counts={proposal} />
      <OwnVoteNotice ownVote={ownVote} isActive={proposal.status === 'active'} />
      {right === 'connectWallet' && (
        <Button $size="large" $tone="soft" onClick={() => openDialog({ kind: 'wallet' })}>
          <FormattedMessage {...detailTexts.connect} />
        </Button>
      )}
      {right === 'votesUnread' && (
        <Notice kind="warning" testId="governance-votes-unread">
          <FormattedMessage {...detailTexts.votesUnread} values={{ startBlock: String(proposal.startBlock) }} />
        </Notice>
      )}
      {(right === 'notEligible' || right === 'notEligibleUnlock') && (
        <Notice kind="info" testId="governance-not-eligible">
          <span>
            <FormattedMessage {...detailTexts.notEligible} values={{ startBlock: String(proposal.startBlock) }} />
          </span>
          {right === 'notEligibleUnlock' && (
            <>
              <span>
                <FormattedMessage {...detailTexts.unlockPrompt} />
              </span>
              <Button $size="small" onClick={() => openDialog({ kind: 'delegate' })}>
                <FormattedMessage {...detailTexts.unlockVotes} />
              </Button>
            </>
          )}
        </Notice>
      )}
    </Column>
  );
}
