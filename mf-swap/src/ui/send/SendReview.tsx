import {
  formatInFull,
  isBurnAddress,
  rawAmount,
  shortenSymbol,
  type Address,
  type Chain,
  type Currency,
  type RawAmount,
} from '@dex/mf-shared/domain';
import { OrderDialog } from '@dex/mf-shared/orders';
import { Column, Inset, Text } from '@dex/mf-shared/ui';
import { ConfirmBurn } from '@dex/mf-shared/ui/controls';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { swapOrders } from '../../orders';
import type { NamedRecipient } from '../../state/swapDraft';
import { RecipientNotices } from '../review/RecipientNotices';
import { sendTexts as texts } from './send.messages';

/** A transfer as it was reviewed, whatever the form shows meanwhile. */
export interface Reviewed {
  readonly chain: Chain;
  readonly account: Address;
  readonly currency: Currency;
  readonly amount: RawAmount;
  readonly recipient: NamedRecipient;
  /** What a trial measured and was taken as the limit; null while the whole amount must arrive. */
  readonly receives: RawAmount | null;
}

interface SendReviewProps {
  readonly reviewed: Reviewed;
  readonly onAccept: (receives: RawAmount) => void;
  readonly onClosed: (wasSent: boolean) => void;
}

/** The review of a transfer, what the wallet answers, and the hash. */
export function SendReview({ reviewed, onAccept, onClosed }: SendReviewProps) {
  const { chain, account, currency, amount, receives } = reviewed;
  const recipient = reviewed.recipient.address;
  const [burning, setBurning] = useState<(() => void) | null>(null);
  const values = { amount: formatInFull(amount, currency.decimals), symbol: shortenSymbol(currency.symbol) };
  if (burning) {
    const go = () => {
      setBurning(null);
      burning();
    };
    return <ConfirmBurn onConfirm={go} onDismiss={() => setBurning(null)} />;
  }
  return (
    <OrderDialog
      engineOf={swapOrders}
      slot="send"
      testId="swap-send"
      title={<FormattedMessage {...texts.reviewTitle} />}
      confirm={<FormattedMessage {...texts.confirm} />}
      doing={<FormattedMessage {...texts.doing} values={values} />}
      currencies={[currency]}
      beforeConfirm={(go) => (isBurnAddress(recipient) ? setBurning(() => go) : go())}
      // What leaves stays the same: only the recipient gets less than that.
      accept={({ measured }) => onAccept(rawAmount(BigInt(measured)))}
      onClosed={onClosed}
      summary={
        <Column $gap={12}>
          <Inset $padding={12}>
            <Column $gap={4}>
              <Text $size="small" $tone="textMuted">
                <FormattedMessage {...texts.youSend} />
              </Text>
              <Text $size="large" $strong data-testid="swap-send-review-amount">
                {`${values.amount} ${values.symbol}`}
              </Text>
            </Column>
          </Inset>
          <Inset $padding={12}>
            <Column $gap={4}>
              <Text $size="small" $tone="textMuted">
                <FormattedMessage {...texts.to} />
              </Text>
              <Text data-testid="swap-send-review-recipient">{recipient}</Text>
            </Column>
          </Inset>
          {receives !== null && (
            <Inset $padding={12}>
              <Column $gap={4}>
                <Text $size="small" $tone="textMuted">
                  <FormattedMessage {...texts.theyReceive} />
                </Text>
                <Text $strong data-testid="swap-send-review-receives">
                  {`${formatInFull(receives, currency.decimals)} ${values.symbol}`}
                </Text>
                <Text $size="small" $tone="textMuted">
                  <FormattedMessage {...texts.tokenKeeps} />
                </Text>
              </Column>
            </Inset>
          )}
          <RecipientNotices chain={chain} sender={account} recipient={recipient} />
        </Column>
      }
    />
  );
}
