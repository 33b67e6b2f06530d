import { currencyId, shortenSymbol } from '@dex/mf-shared/domain';
import { RecipientField } from '@dex/mf-shared/ui/controls';
import { Button, Card, Column, CurrencyAmountPanel, FormColumn, Heading, TokenSelect, useOpenDialog } from '@dex/mf-shared/ui';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDollars } from '../form/useDollars';
import { maxText } from '../useSwapForm';
import { SEND_BUTTON_LOOK } from './SendButton.look';
import { SendReview } from './SendReview';
import { sendButtonTexts, sendTexts as texts } from './send.messages';
import { useSendForm } from './useSendForm';

/** A plain transfer of a token or of the native coin (SEND-1). */
export function SendScreen() {
  const intl = useIntl();
  const openDialog = useOpenDialog();
  const form = useSendForm();
  const [isChoosing, setChoosing] = useState(false);
  const [isReviewing, setReviewing] = useState(false);
  const { currency, balance, button, chain } = form;
  const max = currency && maxText(currency, balance.value);
  const { tone, command } = SEND_BUTTON_LOOK[button];
  const press = { none: () => undefined, openWallet: () => openDialog({ kind: 'wallet' }), review: () => setReviewing(true) }[command];
  return (
    <FormColumn>
      <Card>
        <Column $gap={12}>
          <Heading>
            <FormattedMessage {...texts.title} />
          </Heading>
          <CurrencyAmountPanel
            label={intl.formatMessage(texts.amount)}
            currency={currency}
            value={form.text}
            onChange={form.setText}
            onSelectToken={() => setChoosing(true)}
            balance={balance.value}
            isBalanceSyncing={balance.isSyncing}
            onMax={max === null ? undefined : () => form.setText(max)}
            dollars={useDollars(currency, form.amount)}
            testId="swap-send-amount"
          />
          <RecipientField
            value={form.recipientText}
            recipient={form.resolved}
            onChange={form.setRecipientText}
            testId="swap-send-recipient"
          />
          <Button
            $size="large"
            $tone={tone}
            disabled={command === 'none'}
            data-testid="swap-send-button"
            data-kind={button}
            onClick={press}
          >
            <FormattedMessage
              {...sendButtonTexts[button]}
              values={{ symbol: currency ? shortenSymbol(currency.symbol) : chain.native.symbol }}
            />
          </Button>
        </Column>
      </Card>
      {isChoosing && (
        <TokenSelect selected={currency} onSelect={(chosen) => form.choose(currencyId(chosen))} onDismiss={() => setChoosing(false)} />
      )}
      {isReviewing && form.account && currency && form.amount && form.recipient && (
        <SendReview
          chain={chain}
          account={form.account}
          currency={currency}
          amount={form.amount}
          recipient={form.recipient}
          onSent={() => form.setText('')}
          onDismiss={() => setReviewing(false)}
        />
      )}
    </FormColumn>
  );
}
