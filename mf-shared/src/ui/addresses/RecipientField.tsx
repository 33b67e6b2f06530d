import { useIntl, type IntlShape } from 'react-intl';
import { TextField } from '../primitives/TextField';
import { recipientTexts as texts, refusalTexts } from './RecipientField.messages';
import type { RecipientState } from './useRecipient';

interface RecipientFieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** What the value stands for, as `useRecipient` says. */
  readonly recipient: RecipientState;
  readonly label?: string;
  readonly placeholder?: string;
  /** What the place says instead of the recipient's own fault. */
  readonly error?: string;
  readonly autoFocus?: boolean;
  readonly testId?: string;
}

/** Who receives: an address or a name, without white space; under it what it stands for, or why it may not receive. */
export function RecipientField({ value, onChange, recipient, label, placeholder, error, autoFocus, testId }: RecipientFieldProps) {
  const intl = useIntl();
  return (
    <TextField
      label={label ?? intl.formatMessage(texts.label)}
      placeholder={placeholder ?? intl.formatMessage(texts.placeholder)}
      value={value}
      onChange={(text) => onChange(text.replace(/\s+/g, ''))}
      error={error ?? faultOf(recipient, intl)}
      hint={hintOf(recipient, intl)}
      autoCapitalize="off"
      autoFocus={autoFocus}
      data-testid={testId}
    />
  );
}

function faultOf(recipient: RecipientState, intl: IntlShape): string | undefined {
  switch (recipient.kind) {
    case 'notFound':
    case 'failed':
    case 'unchecked':
      return intl.formatMessage(texts[recipient.kind]);
    case 'refused': {
      const { name, address, reason } = recipient;
      const values = reason.kind === 'contract' ? { role: reason.role } : {};
      const why = intl.formatMessage(refusalTexts[reason.kind], values);
      return name === null ? why : `${address}: ${why}`;
    }
    default:
      return undefined;
  }
}

function hintOf(recipient: RecipientState, intl: IntlShape): string | undefined {
  if (recipient.kind === 'looking') return intl.formatMessage(texts.looking);
  if (recipient.kind !== 'known') return undefined;
  if (recipient.isBurn) return intl.formatMessage(texts.burn);
  return recipient.name === null ? undefined : intl.formatMessage(texts.resolved, { address: recipient.address });
}
