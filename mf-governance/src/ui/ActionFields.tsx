import { RecipientField } from '@dex/mf-shared/ui/controls';
import { Button, Column, CurrencyAmountPanel, TokenSelect } from '@dex/mf-shared/ui';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ActionPicker } from './ActionPicker';
import { createTexts, delegateTexts } from './governance.messages';
import type { TypedProposal } from './useProposalForm';

/** What a new proposal does: its action, for whom, and how much of which token. */
export function ActionFields({ proposal }: { readonly proposal: TypedProposal }) {
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
