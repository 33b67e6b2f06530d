import { formatExact, formatSignificant, type Currency, type RawAmount } from '@dex/mf-shared/domain';
import { Column, CurrencyAmountPanel, useDispatch } from '@dex/mf-shared/ui';
import { useIntl } from 'react-intl';
import { SHARE_DECIMALS, type RemoveField } from '../../../domain/v2/removeForm';
import { removeTyped } from '../../../state/v2/formsSlice';
import { shareOf } from '../shareOf';
import { removeTexts as texts } from './remove.messages';
import type { RemoveFacts } from './useRemoveForm';

/** Shares and both outputs, each of which can be typed. */
export function DetailedAmounts({ facts }: { readonly facts: RemoveFacts }) {
  const intl = useIntl();
  const dispatch = useDispatch();
  const { pair, form, removal, balance } = facts;
  const share = pair.ref && shareOf(pair.ref);
  const type = (field: RemoveField) => (value: string) => dispatch(removeTyped({ field, value }));
  const textOf = (field: RemoveField, amount: RawAmount | null, decimals: number) =>
    form.independentField === field ? form.typedValue : amount ? formatSignificant(amount, decimals, 6) : '';
  const output = (
    field: 'CURRENCY_A' | 'CURRENCY_B',
    label: string,
    currency: Currency | null,
    amount: RawAmount | null,
    testId: string,
  ) => (
    <CurrencyAmountPanel
      label={label}
      currency={currency}
      value={textOf(field, amount, currency?.decimals ?? 0)}
      onChange={type(field)}
      testId={testId}
    />
  );
  return (
    <Column $gap={12}>
      <CurrencyAmountPanel
        label={intl.formatMessage(texts.poolTokens)}
        currency={share}
        value={textOf('LIQUIDITY', removal.shares, SHARE_DECIMALS)}
        onChange={type('LIQUIDITY')}
        balance={pair.account ? balance : undefined}
        onMax={balance && balance !== '0' ? () => type('LIQUIDITY')(formatExact(balance, SHARE_DECIMALS)) : undefined}
        testId="pool-v2-remove-shares"
      />
      {output(
        'CURRENCY_A',
        intl.formatMessage(texts.outputA),
        pair.a,
        pair.unread.includes('a') ? null : removal.amountA,
        'pool-v2-remove-a',
      )}
      {output(
        'CURRENCY_B',
        intl.formatMessage(texts.outputB),
        pair.b,
        pair.unread.includes('b') ? null : removal.amountB,
        'pool-v2-remove-b',
      )}
    </Column>
  );
}
