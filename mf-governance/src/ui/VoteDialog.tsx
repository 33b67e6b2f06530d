import { Dialog } from '@dex/mf-shared/ui/controls';
import { Button, Column, Heading, Text, useAccount, useActiveChain, useCloseDialog } from '@dex/mf-shared/ui';
import { FormattedMessage } from 'react-intl';
import type { GovernorIndex } from '../domain/governor';
import { VOTE, type VoteSupport } from '../domain/proposalStatus';
import { voteTexts } from './governance.messages';
import { useGovernanceCommands } from './GovernanceCommandsContext';
import { shownVotes } from './shownVotes';
import { SubmissionPanel } from './SubmissionPanel';
import { usePriorVotes, useProposal } from './useGovernance';
import { useSubmission } from './useSubmission';

interface VoteDialogProps {
  readonly governorIndex: GovernorIndex;
  readonly proposalId: string;
  readonly support: VoteSupport;
}

const titles = { [VOTE.for]: voteTexts.for, [VOTE.against]: voteTexts.against, [VOTE.abstain]: voteTexts.abstain } as const;

/** Casts the account's votes on one proposal (GOV-7). */
export function VoteDialog({ governorIndex, proposalId, support }: VoteDialogProps) {
  const close = useCloseDialog();
  const account = useAccount();
  const { chainId } = useActiveChain();
  const { castVote } = useGovernanceCommands();
  const proposal = useProposal(governorIndex, proposalId);
  const votes = usePriorVotes(proposal?.startBlock ?? 0);
  const [submission, submit] = useSubmission();
  const title = <FormattedMessage {...titles[support]} values={{ proposal: `${governorIndex}.${proposalId}` }} />;
  return (
    <Dialog title={title} onDismiss={close} testId="governance-vote-dialog">
      <SubmissionPanel submission={submission} onClose={close}>
        <Column $gap={16}>
          <Heading as="p" $size="title">
            <FormattedMessage {...voteTexts.weight} values={{ votes: shownVotes(votes) }} />
          </Heading>
          {proposal?.content && <Text as="p">{proposal.content.title}</Text>}
          <Text as="p" $tone="textMuted">
            <FormattedMessage {...voteTexts.explanation} />
          </Text>
          <Button
            $size="large"
            disabled={account === null}
            onClick={() => account && void submit(() => castVote({ chainId, from: account, governorIndex, proposalId, support }))}
            data-testid="governance-vote-submit"
          >
            {title}
          </Button>
        </Column>
      </SubmissionPanel>
    </Dialog>
  );
}
