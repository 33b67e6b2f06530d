import { formatInFull, isBurnAddress, rawAmount, shortenSymbol } from '@dex/mf-shared/domain';
import { isOrderOf, OrderDialog, useOrder, useOrderClosedOnLeave, WholeAddress, type OrderDraft } from '@dex/mf-shared/orders';
import { Column, Inset, Text, useServices } from '@dex/mf-shared/ui';
import { ConfirmBurn } from '@dex/mf-shared/ui/controls';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { SendTerms } from '../../domain/swapPromises';
import { sendOrder, swapOrders } from '../../orders';
import { sendDraft, sendWishOf } from '../../state/swapDraft';
import { RecipientNotices } from '../review/RecipientNotices';
import { sendTexts as texts } from './send.messages';

/** The open transfer, as it was reviewed, whatever the form shows meanwhile: also after the screen was left while the wallet was asked. */
export function SendReview() {
  const { order } = useOrder(swapOrders, 'send');
  useOrderClosedOnLeave(swapOrders, 'send');
  if (!order || !isOrderOf(sendOrder, order.draft.order)) return null;
  return <OpenReview draft={{ ...order.draft, order: order.draft.order }} />;
}

/** The review of a transfer, what the wallet answers, and the hash. */
function OpenReview({ draft }: { readonly draft: OrderDraft<SendTerms> }) {
  const { chainId, account } = draft.order;
  const chain = useServices().chains[chainId];
  const { open } = useOrder(swapOrders, 'send');
  const wish = sendWishOf(draft);
  const { currency, amount, receives } = wish;
  const recipient = wish.recipient.address;
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
      accept={({ measured }) => open(sendDraft(chain, account, { ...wish, receives: rawAmount(BigInt(measured)) }))}
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
              <Text data-testid="swap-send-review-recipient" style={{ textWrap: 'balance' }}>
                <WholeAddress address={recipient} />
              </Text>
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
