import { formatExact, rawAmount, shortenSymbol } from '@dex/mf-shared/domain';
import { FormattedMessage } from 'react-intl';
import { addTexts as texts } from './add.messages';
import type { AddScreenForm } from './useAddForm';

/** That a part of the deposit is lost, and how much at most (V3-32); nothing where that is not worth a word. */
export function CoarseText({ form: { facts, currencyA, currencyB } }: { readonly form: AddScreenForm }) {
  const coarse = facts.deposit?.coarse ?? null;
  const currency = coarse && ((coarse.side === 0) !== facts.isTurned ? currencyA : currencyB);
  if (!coarse || !currency) return null;
  const values = { amount: formatExact(rawAmount(coarse.amount), currency.decimals), symbol: shortenSymbol(currency.symbol) };
  return <FormattedMessage {...texts.coarse} values={values} />;
}
