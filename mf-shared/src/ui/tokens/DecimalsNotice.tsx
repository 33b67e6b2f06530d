import { FormattedMessage } from 'react-intl';
import type { Currency } from '../../domain/tokens/currency';
import type { DecimalsStanding } from '../../domain/tokens/decimals';
import { shortenSymbol } from '../../domain/amounts/figures';
import { ReadFailure } from '../errors/ReadFailure';
import { Notice } from '../primitives/Notice';
import { decimalsTexts as texts } from './DecimalsNotice.messages';

interface DecimalsNoticeProps {
  readonly of: readonly { readonly currency: Currency; readonly decimals: DecimalsStanding }[];
  readonly testId: string;
}

/** Why the decimals of a form's currencies hold its order back, with a way on; nothing while they do not, or are only being asked for (ORDER-17). */
export function DecimalsNotice({ of, testId }: DecimalsNoticeProps) {
  const found = of.find(({ decimals }) => decimals === 'disagree') ?? of.find(({ decimals }) => decimals === 'unread');
  if (!found) return null;
  const values = { symbol: shortenSymbol(found.currency.symbol) };
  if (found.decimals === 'unread') {
    return (
      <ReadFailure testId={testId}>
        <FormattedMessage {...texts.unread} values={values} />
      </ReadFailure>
    );
  }
  return (
    <Notice kind="error" testId={testId}>
      <FormattedMessage {...texts.disagree} values={values} />
    </Notice>
  );
}
