import { useIntl } from 'react-intl';
import { TextField } from '../primitives/TextField';
import { recipientTexts as texts } from './RecipientField.messages';
import { useRecipient } from './useRecipient';

interface RecipientFieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly label?: string;
  readonly autoFocus?: boolean;
  readonly testId?: string;
}

/** Who receives: an address or a name, without white space; under it what it stands for, or why it stands for nothing. */
export function RecipientField({ value, onChange, label, autoFocus, testId }: RecipientFieldProps) {
  const intl = useIntl();
  const recipient = useRecipient(value);
  const error = recipient.kind === 'notFound' || recipient.kind === 'failed' ? intl.formatMessage(texts[recipient.kind]) : undefined;
  const hint = {
    looking: () => intl.formatMessage(texts.looking),
    known: () =>
      recipient.kind === 'known' && recipient.name !== null && intl.formatMessage(texts.resolved, { address: recipient.address }),
    empty: () => null,
    notFound: () => null,
    failed: () => null,
  }[recipient.kind]();
  return (
    <TextField
      label={label ?? intl.formatMessage(texts.label)}
      placeholder={intl.formatMessage(texts.placeholder)}
      value={value}
      onChange={(text) => onChange(text.replace(/\s+/g, ''))}
      error={error}
      hint={hint}
      autoCapitalize="off"
      autoFocus={autoFocus}
      data-testid={testId}
    />
  );
}
