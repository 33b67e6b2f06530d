import { formatExact, type Currency, type RawAmount } from '@dex/mf-shared/domain';
import { Column, CurrencyAmountPanel, Notice, Text, type Balance, useDollars } from '@dex/mf-shared/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { CoarseText } from './CoarseText';
import type { AddCommands } from './useAddCommands';
import type { AddScreenForm } from './useAddForm';
import { addTexts as texts } from './add.messages';

interface PartProps {
  readonly form: AddScreenForm;
  readonly commands: AddCommands;
}

/** The two amounts: the typed one leads, the other follows; the side that takes no part is locked (V3-7). */
export function DepositPart({ form, commands }: PartProps) {
  const { facts, currencyA, currencyB } = form;
  return (
    <Column $gap={12}>
      <Text as="h2" $strong>
        <FormattedMessage {...texts.deposit} />
      </Text>
      <Side
        form={form}
        commands={commands}
        field="A"
        currency={currencyA}
        amount={facts.amountA}
        isLocked={facts.isLockedA}
        balance={form.balanceA}
      />
      <Side
        form={form}
        commands={commands}
        field="B"
        currency={currencyB}
        amount={facts.amountB}
        isLocked={facts.isLockedB}
        balance={form.balanceB}
      />
      {facts.deposit?.coarse && (
        <Notice kind="warning" testId="pool-v3-coarse">
          <CoarseText form={form} />
        </Notice>
      )}
    </Column>
  );
}

interface SideProps extends PartProps {
  readonly field: 'A' | 'B';
  readonly currency: Currency | null;
  readonly amount: RawAmount | null;
  readonly isLocked: boolean;
  readonly balance: Balance;
}

function Side({ form, commands, field, currency, amount, isLocked, balance }: SideProps) {
  const intl = useIntl();
  const { typed, facts, fee } = form;
  const isTyped = typed.independentField === field;
  const dependent = amount === null || !currency ? '' : formatExact(amount, currency.decimals);
  const dollars = useDollars(currency, amount);
  const isReady = fee !== null && facts.price !== null && facts.range.lower !== null && facts.range.upper !== null;
  return (
    <CurrencyAmountPanel
      label={intl.formatMessage(field === 'A' ? texts.depositA : texts.depositB)}
      currency={currency}
      value={isTyped ? typed.typedValue : dependent}
      isEstimate={!isTyped}
      onChange={(value) => commands.type(field, value)}
      balance={balance.value}
      isBalanceSyncing={balance.isSyncing}
      isSpent
      onMax={commands.max(field)}
      dollars={dollars && <FormattedMessage {...texts.dollars} values={{ value: dollars }} />}
      disabled={!isReady}
      isOutOfRange={isReady && isLocked && !facts.standing?.isInvalid}
      testId={`pool-v3-deposit-${field === 'A' ? 'a' : 'b'}`}
    />
  );
}
