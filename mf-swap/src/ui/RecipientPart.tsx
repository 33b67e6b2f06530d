import { RecipientField } from '@dex/mf-shared/ui/controls';
import { Button, Column, Row } from '@dex/mf-shared/ui';
import { FormattedMessage } from 'react-intl';
import { swapTexts } from './swap.messages';
import type { SwapCommands } from './useSwapCommands';
import type { SwapForm } from './useSwapForm';

/** The optional recipient; closed, what is bought goes to the account itself. */
export function RecipientPart({ form, commands }: { readonly form: SwapForm; readonly commands: SwapCommands }) {
  const { recipient } = form.swap;
  if (form.facts.wrap || !form.account) return null;
  if (recipient === null) {
    return (
      <Row $justify="center">
        <Button $tone="text" $size="small" data-testid="swap-add-recipient" onClick={() => commands.setRecipient('')}>
          <FormattedMessage {...swapTexts.addRecipient} />
        </Button>
      </Row>
    );
  }
  return (
    <Column>
      <Row $justify="center">
        <Button $tone="text" $size="small" data-testid="swap-remove-recipient" onClick={() => commands.setRecipient(null)}>
          <FormattedMessage {...swapTexts.removeRecipient} />
        </Button>
      </Row>
      <RecipientField value={recipient} recipient={form.recipient} onChange={commands.setRecipient} testId="swap-recipient" />
    </Column>
  );
}
