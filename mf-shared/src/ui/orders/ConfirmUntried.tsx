import { FormattedMessage, useIntl } from 'react-intl';
import { shortenSymbol } from '../../domain/amounts/figures';
import { CONFIRM_WORD } from '../../domain/priceImpact';
import type { Currency } from '../../domain/tokens/currency';
import { ConfirmByTyping } from '../dialogs/ConfirmByTyping';
import { untriedTexts as texts } from './orders.messages';

interface ConfirmUntriedProps {
  readonly tokens: readonly Currency[];
  readonly onConfirm: () => void;
  readonly onDismiss: () => void;
}

/** Asks before the wallet is asked for an order that nobody has tried, with tokens that nobody vouches for (ORDER-3). */
export function ConfirmUntried({ tokens, onConfirm, onDismiss }: ConfirmUntriedProps) {
  const intl = useIntl();
  const symbols = intl.formatList(tokens.map(({ symbol }) => shortenSymbol(symbol)));
  return (
    <ConfirmByTyping
      title={<FormattedMessage {...texts.title} values={{ symbols }} />}
      word={CONFIRM_WORD}
      onConfirm={onConfirm}
      onDismiss={onDismiss}
    >
      <FormattedMessage {...texts.text} values={{ symbols }} />
    </ConfirmByTyping>
  );
}
