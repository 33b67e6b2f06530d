import { parseAddress } from '@dex/mf-shared/domain';
import { Dialog, SegmentedControl, TextField } from '@dex/mf-shared/ui/controls';
import { Button, Column, Text, useAccount, useActiveChain, useCloseDialog, useOpenDialog } from '@dex/mf-shared/ui';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { delegateTexts, detailTexts } from './governance.messages';
import { useGovernanceCommands } from './GovernanceCommandsContext';
import { SubmissionPanel } from './SubmissionPanel';
import { useSubmission } from './useSubmission';

type Target = 'self' | 'other';

/** Gives the account's votes to itself or to another address (GOV-12). */
export function DelegateDialog() {
  const intl = useIntl();
  const close = useCloseDialog();
  const openDialog = useOpenDialog();
  const account = useAccount();
  const { chainId, governanceToken } = useActiveChain();
  const { delegate } = useGovernanceCommands();
  const [target, setTarget] = useState<Target>('self');
  const [typed, setTyped] = useState('');
  const [submission, submit] = useSubmission();
  const delegatee = target === 'self' ? account : parseAddress(typed.trim());
  const isInvalid = target === 'other' && typed.trim() !== '' && delegatee === null;
  return (
    <Dialog title={<FormattedMessage {...delegateTexts.title} />} onDismiss={close} testId="governance-delegate-dialog">
      <SubmissionPanel submission={submission} onClose={close}>
        <Column $gap={16}>
          <Text as="p" $tone="textMuted">
            <FormattedMessage {...delegateTexts.explanation} values={{ symbol: governanceToken?.symbol ?? '' }} />
          </Text>
          <SegmentedControl<Target>
            label={intl.formatMessage(delegateTexts.title)}
            value={target}
            onChange={setTarget}
            options={[
              { value: 'self', text: <FormattedMessage {...delegateTexts.self} /> },
              { value: 'other', text: <FormattedMessage {...delegateTexts.other} /> },
            ]}
          />
          {target === 'other' && (
            <TextField
              label={intl.formatMessage(delegateTexts.recipient)}
              placeholder={intl.formatMessage(delegateTexts.placeholder)}
              value={typed}
              onChange={setTyped}
              error={isInvalid && intl.formatMessage(delegateTexts.invalid)}
              data-testid="governance-delegatee"
            />
          )}
          {account ? (
            <Button
              $size="large"
              disabled={delegatee === null}
              onClick={() => delegatee && void submit(() => delegate({ chainId, from: account, delegatee }))}
              data-testid="governance-delegate-submit"
            >
              <FormattedMessage {...(target === 'self' ? delegateTexts.self : delegateTexts.submit)} />
            </Button>
          ) : (
            <Button $size="large" $tone="soft" onClick={() => openDialog({ kind: 'wallet' })}>
              <FormattedMessage {...detailTexts.connect} />
            </Button>
          )}
        </Column>
      </SubmissionPanel>
    </Dialog>
  );
}
