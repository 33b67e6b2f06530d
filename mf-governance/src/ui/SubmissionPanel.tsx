import { explorerLink } from '@dex/mf-shared/domain';
import { Button, Column, ExternalLink, Heading, Icon, Notice, Spinner, Text, useActiveChain } from '@dex/mf-shared/ui';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { submissionTexts } from './submission.messages';
import type { Submission } from './useSubmission';

interface SubmissionPanelProps {
  readonly submission: Submission;
  /** The form, shown until the write is under way and again when it failed. */
  readonly children: ReactNode;
  onClose(): void;
}

/** What a dialog shows while its write is under way: the form, the wallet's prompt, the hash with the way to the explorer. */
export function SubmissionPanel({ submission, children, onClose }: SubmissionPanelProps) {
  const chain = useActiveChain();
  if (submission.kind === 'form') {
    return (
      <Column $gap={16}>
        {children}
        <SubmissionFailure submission={submission} />
      </Column>
    );
  }
  const isSubmitted = submission.kind === 'submitted';
  return (
    <Column $gap={16} $align="center" role="status" data-testid={`governance-${submission.kind}`}>
      {isSubmitted ? (
        <Text $tone="success">
          <Icon name="check" size={24} />
        </Text>
      ) : (
        <Spinner />
      )}
      <Heading as="h3">
        <FormattedMessage {...(isSubmitted ? submissionTexts.submitted : submissionTexts.submitting)} />
      </Heading>
      {isSubmitted ? (
        <>
          <ExternalLink href={explorerLink(chain, 'transaction', submission.hash)}>
            <FormattedMessage {...submissionTexts.viewOnExplorer} />
          </ExternalLink>
          <Button $size="large" onClick={onClose}>
            <FormattedMessage {...submissionTexts.close} />
          </Button>
        </>
      ) : (
        <Text as="p" $tone="textMuted">
          <FormattedMessage {...submissionTexts.confirmInWallet} />
        </Text>
      )}
    </Column>
  );
}

/** Why the last attempt was not sent, where the person is (ORDER-18). */
export function SubmissionFailure({ submission }: { readonly submission: Submission }) {
  if (submission.kind !== 'form' || !submission.failure) return null;
  return (
    <Notice kind="error" testId="governance-failure">
      <FormattedMessage {...submissionTexts.failed} values={{ reason: submission.failure.reason ?? submission.failure.message }} />
    </Notice>
  );
}
