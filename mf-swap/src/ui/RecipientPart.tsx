import { RecipientField } from '@dex/mf-shared/ui/controls';
import { Button, Column, Row } from '@dex/mf-shared/ui';
import { FormattedMessage } from 'react-intl';
import { swapTexts } from './swap.messages';
import type { SwapCommands } from './useSwapCommands';
import type { SwapForm } from './useSwapForm';

/** Who receives in place of the account itself. */
export function RecipientPart({ form, commands }: { readonly form: SwapForm; readonly commands: SwapCommands }) {
  const { recipient } = form.swap;
  if (recipient === null) return null;
  return (
    <Column $gap={4}>
      <RecipientField
        value={recipient}
        recipient={form.recipient}
        onChange={commands.setRecipient}
        // Asked for in the menu, whose focus it takes over; one that a link brings has its text already.
        autoFocus={recipient === ''}
        testId="swap-recipient"
      />
      <Row $justify="end">
        <Button $tone="text" $size="small" data-testid="swap-remove-recipient" onClick={() => commands.setRecipient(null)}>
          <FormattedMessage {...swapTexts.removeRecipient} />
        </Button>
      </Row>
    </Column>
  );
}
