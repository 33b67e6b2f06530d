import { formatExact, formatSignificant, maxSpendable, type Currency, type RawAmount } from '@dex/mf-shared/domain';
import { CurrencyAmountPanel, useDispatch } from '@dex/mf-shared/ui';
import { useIntl } from 'react-intl';
import { addTyped } from '../../../state/v2/formsSlice';
import { addTexts as texts } from './add.messages';
import type { AddFacts } from './useAddForm';

interface AddAmountProps {
  readonly side: 'a' | 'b';
  readonly facts: AddFacts;
  readonly onChoose: () => void;
}

/** One of the two amounts: typed, or following from the other at the pair's price. */
export function AddAmount({ side, facts, onChoose }: AddAmountProps) {
  const intl = useIntl();
  const dispatch = useDispatch();
  const { pair, form, isEmpty } = facts;
  const field = side === 'a' ? 'CURRENCY_A' : 'CURRENCY_B';
  const [currency, amount, balance] = side === 'a' ? [pair.a, facts.amountA, facts.balanceA] : [pair.b, facts.amountB, facts.balanceB];
  const isTyped = form.independentField === field;
  const shown = isTyped ? form.typedValue : isEmpty ? form.otherTypedValue : quotedText(amount, currency);
  const type = (value: string) => dispatch(addTyped({ field, value, noLiquidity: isEmpty }));
  const max = currency && balance.value ? maxSpendable(currency, balance.value) : '0';
  return (
    <CurrencyAmountPanel
      label={intl.formatMessage(side === 'a' ? texts.amountA : texts.amountB)}
      currency={currency}
      value={shown}
      onChange={type}
      onSelectToken={onChoose}
      balance={balance.value}
      isBalanceSyncing={balance.isSyncing}
      isSpent
      onMax={currency && max !== '0' ? () => type(formatExact(max, currency.decimals)) : undefined}
      isEstimate={!isTyped}
      dimmed={!isTyped && pair.isSyncing}
      testId={`pool-v2-amount-${side}`}
    />
  );
}

function quotedText(amount: RawAmount | null, currency: Currency | null): string {
  return amount && currency ? formatSignificant(amount, currency.decimals, 6) : '';
}
