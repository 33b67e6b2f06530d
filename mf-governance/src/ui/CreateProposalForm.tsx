import type { ChainError } from '@dex/mf-shared/contract';
import type { Result, TxHash } from '@dex/mf-shared/domain';
import { RecipientField, TextField } from '@dex/mf-shared/ui/controls';
import {
  Button,
  Column,
  CurrencyAmountPanel,
  ExternalLink,
  Notice,
  Spinner,
  Text,
  TokenSelect,
  useAccount,
  useActiveChain,
  useOpenDialog,
} from '@dex/mf-shared/ui';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { proposalDraft, proposalFormFault } from '../domain/proposalForm';
import { proposeButton } from '../domain/proposeButton';
import { ActionPicker } from './ActionPicker';
import { createTexts, delegateTexts, proposeButtonTexts } from './governance.messages';
import { useGovernanceCommands } from './GovernanceCommandsContext';
import { proposeButtonLook } from './ProposeButton.look';
import { shownVotes } from './shownVotes';
import { SubmissionFailure } from './SubmissionPanel';
import { TextArea } from './TextArea';
import { useVoter } from './useGovernance';
import { useProposalForm, type TypedProposal } from './useProposalForm';
import type { Submission } from './useSubmission';

/** Where anybody can gather votes for a proposal of their own. */
const AUTONOMOUS_PROPOSALS = 'https://fish.vote';

function ActionFields({ proposal }: { readonly proposal: TypedProposal }) {
  const intl = useIntl();
  const [open, setOpen] = useState<'action' | 'token' | null>(null);
  const { typed, recipient, change } = proposal;
  return (
    <Column $gap={12}>
      <Button $tone="secondary" $full onClick={() => setOpen('action')} data-testid="governance-action">
        <FormattedMessage {...(typed.action ? createTexts[typed.action] : createTexts.noAction)} />
      </Button>
      <RecipientField
        label={intl.formatMessage(createTexts.to)}
        placeholder={intl.formatMessage(delegateTexts.placeholder)}
        value={typed.recipient}
        onChange={(recipient) => change({ recipient })}
        recipient={recipient}
        error={recipient.kind === 'notFound' ? intl.formatMessage(delegateTexts.invalid) : undefined}
        testId="governance-recipient"
      />
      <CurrencyAmountPanel
        label={intl.formatMessage(createTexts.amount)}
        currency={typed.currency}
        value={typed.amount}
        onChange={(amount) => change({ amount })}
        onSelectToken={() => setOpen('token')}
        testId="governance-amount"
      />
      {open === 'action' && <ActionPicker onPick={(action) => change({ action })} onDismiss={() => setOpen(null)} />}
      {open === 'token' && (
        <TokenSelect
          selected={typed.currency}
          withNative={false}
          onSelect={(currency) => change({ currency })}
          onDismiss={() => setOpen(null)}
        />
      )}
    </Column>
  );
}

interface CreateProposalFormProps {
  readonly submission: Submission;
  submit(write: () => Promise<Result<TxHash, ChainError>>): Promise<void>;
}

/** The fields of a new proposal and its one button. */
export function CreateProposalForm({ submission, submit }: CreateProposalFormProps) {
  const intl = useIntl();
  const account = useAccount();
  const { chainId } = useActiveChain();
  const voter = useVoter();
  const openDialog = useOpenDialog();
  const { propose } = useGovernanceCommands();
  const proposal = useProposalForm();
  const { typed, form, change } = proposal;
  const kind = proposeButton({
    hasAccount: account !== null,
    isAvailable: true,
    votes: voter.votes,
    threshold: voter.threshold,
    isLoading: voter.isLoading,
    latestStatus: voter.latestStatus,
    formFault: proposalFormFault(form),
    isSubmitting: submission.kind === 'submitting',
  });
  const look = proposeButtonLook[kind];
  const press = () => {
    if (look.command === 'connect') openDialog({ kind: 'wallet' });
    const draft = proposalDraft(form);
    if (look.command === 'propose' && account && draft)
      void submit(() => propose({ chainId, from: account, draft, title: form.title.trim() }));
  };
  const threshold = shownVotes(voter.threshold);
  return (
    <Column $gap={16}>
      <Notice kind="info">
        <FormattedMessage {...createTexts.hint} />
      </Notice>
      <Text as="h2" $strong>
        <FormattedMessage {...createTexts.action} />
      </Text>
      <ActionFields proposal={proposal} />
      <TextField
        label={intl.formatMessage(createTexts.proposalTitle)}
        placeholder={intl.formatMessage(createTexts.titlePlaceholder)}
        value={typed.title}
        onChange={(title) => change({ title })}
        data-testid="governance-title"
      />
      <TextArea
        label={intl.formatMessage(createTexts.body)}
        placeholder={intl.formatMessage(createTexts.bodyPlaceholder)}
        value={typed.body}
        onChange={(body) => change({ body })}
        testId="governance-body"
      />
      <SubmissionFailure submission={submission} />
      <Button $size="large" $tone={look.tone} disabled={look.command === 'none'} onClick={press} data-testid="governance-propose">
        {(kind === 'submitting' || kind === 'loadingVotes') && <Spinner />}
        <FormattedMessage {...proposeButtonTexts[kind]} values={{ threshold }} />
      </Button>
      {(kind === 'belowThreshold' || kind === 'thresholdUnknown') && (
        <ExternalLink href={AUTONOMOUS_PROPOSALS}>
          <FormattedMessage {...createTexts.autonomous} values={{ threshold }} />
        </ExternalLink>
      )}
    </Column>
  );
}
