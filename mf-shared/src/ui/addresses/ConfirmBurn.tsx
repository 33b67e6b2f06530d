import { FormattedMessage } from 'react-intl';
import { CONFIRM_WORD } from '../../domain/priceImpact';
import { ConfirmByTyping } from '../dialogs/ConfirmByTyping';
import { recipientTexts as texts } from './RecipientField.messages';

interface ConfirmBurnProps {
  readonly onConfirm: () => void;
  readonly onDismiss: () => void;
}

/** Asks before something goes to the address whose key nobody has. */
export function ConfirmBurn({ onConfirm, onDismiss }: ConfirmBurnProps) {
  return (
    <ConfirmByTyping title={<FormattedMessage {...texts.burnTitle} />} word={CONFIRM_WORD} onConfirm={onConfirm} onDismiss={onDismiss}>
      <FormattedMessage {...texts.burn} />
    </ConfirmByTyping>
  );
}
