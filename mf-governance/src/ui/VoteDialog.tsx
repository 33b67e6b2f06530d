import { OrderInPlace } from '@dex/mf-shared/orders';
import { Dialog } from '@dex/mf-shared/ui/controls';
import { Button, Column, Heading, Text, useAccount, useActiveChain, useCloseDialog } from '@dex/mf-shared/ui';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { voteDraft } from '../domain/governanceDrafts';
import type { GovernorIndex } from '../domain/governor';
import { VOTE, type VoteSupport } from '../domain/proposalStatus';
import { governanceOrders } from '../orders';
import { callDetail } from './callDetail';
import { voteTexts } from './governance.messages';
import { orderTexts } from './order.messages';
import { shownVotes } from './shownVotes';
import { usePriorVotes, useProposal } from './useGovernance';
import { ProposalTitle } from './ProposalTitle';

interface VoteDialogProps {
  readonly governorIndex: GovernorIndex;
  readonly proposalId: string;
  readonly support: VoteSupport;
}

const titles = { [VOTE.for]: voteTexts.for, [VOTE.against]: voteTexts.against, [VOTE.abstain]: voteTexts.abstain } as const;

const DETAIL = callDetail();

/** Casts the account's votes on one proposal (GOV-7): the review of the call is the dialog. */
export function VoteDialog({ governorIndex, proposalId, support }: VoteDialogProps) {
  const close = useCloseDialog();
  const account = useAccount();
  const chain = useActiveChain();
  const governor = chain.governance.governors[governorIndex];
  const [draft, setDraft] = useState(() =>
    account && governor ? voteDraft({ chainId: chain.chainId, account }, { governor, governorIndex, proposalId, support }) : null,
  );
  const title = <FormattedMessage {...titles[support]} values={{ proposal: `${governorIndex}.${proposalId}` }} />;
  return (
    <OrderInPlace
      engineOf={governanceOrders}
      slot={`vote ${governorIndex}.${proposalId} ${support}`}
      testId="governance-vote"
      draft={draft}
      onEnd={(how) => {
        setDraft(null);
        // One that was closed since account or network changed says so first.
        if (how !== 'closed') close();
      }}
      title={title}
      doing={title}
      confirm={title}
      currencies={[]}
      detail={DETAIL}
      summary={<VoteSummary governorIndex={governorIndex} proposalId={proposalId} />}
    >
      {(notice) => (
        <Dialog title={title} onDismiss={close} testId="governance-vote-dialog">
          <Column $gap={16}>
            {notice}
            <Button $size="large" onClick={close}>
              <FormattedMessage {...orderTexts.close} />
            </Button>
          </Column>
        </Dialog>
      )}
    </OrderInPlace>
  );
}

function VoteSummary({ governorIndex, proposalId }: Pick<VoteDialogProps, 'governorIndex' | 'proposalId'>) {
  const proposal = useProposal(governorIndex, proposalId);
  const votes = usePriorVotes(proposal?.startBlock ?? 0);
  return (
    <Column $gap={8}>
      <Heading as="p" $size="title">
        <FormattedMessage {...voteTexts.weight} values={{ votes: shownVotes(votes.kind === 'known' ? votes.votes : null) }} />
      </Heading>
      {proposal?.content && (
        <Text as="p">
          <ProposalTitle content={proposal.content} />
        </Text>
      )}
      <Text as="p" $tone="textMuted">
        <FormattedMessage {...voteTexts.explanation} />
      </Text>
    </Column>
  );
}
