import { FormattedMessage } from 'react-intl';
import type { ChainError } from '../../contract/ports';
import { saidTexts } from './SaidCause.messages';

/** A cause as it was said, set off with the colon of the language; nothing where it says nothing. */
export function SaidCause({ error }: { readonly error: Pick<ChainError, 'reason' | 'message'> }) {
  const said = saidCause(error);
  return said !== '' && <FormattedMessage {...saidTexts.said} values={{ said }} />;
}

/** A cause in the words in which it was said; raw bytes and text forms of objects say nothing to a person. */
export function saidCause({ reason, message }: Pick<ChainError, 'reason' | 'message'>): string {
  return (reason ?? message)
    .replace(/0x[0-9a-fA-F]{20,}/g, '…')
    .replace(/\[object \w+\]|\bundefined\b/g, '')
    .trim()
    .slice(0, 200)
    .replace(/\.$/, '');
}
