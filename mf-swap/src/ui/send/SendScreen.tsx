import { paths } from '@dex/mf-shared/contract';
import { currencyId, sameAddress, sameCurrency, shortenSymbol } from '@dex/mf-shared/domain';
import { isOrderOf, OrderClosedNotice, useOrder } from '@dex/mf-shared/orders';
import { DecimalsNotice, EmptyState, LinkTokens, RecipientField } from '@dex/mf-shared/ui/controls';
import {
  AppLink,
  Button,
  Card,
  Column,
  CurrencyAmountPanel,
  FormColumn,
  FormStatus,
  Heading,
  TokenSelect,
  useLocation,
  useNavigate,
  useOpenDialog,
  ChangingLabel,
  useDollars,
} from '@dex/mf-shared/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { sendOrder, swapOrders } from '../../orders';
import { parseSendUrl, withoutAmount, type SendUrl } from '../../domain/sendUrl';
import { sendDraft } from '../../state/swapDraft';
import { maxText } from '../useSwapForm';
import { SEND_BUTTON_LOOK } from './SendButton.look';
import { SendReview } from './SendReview';
import { sendButtonTexts, sendTexts as texts } from './send.messages';
import { useSendForm, type SendForm } from './useSendForm';

/** A plain transfer of a token or of the native coin (SEND-1). */
export function SendScreen() {
  const link = parseSendUrl(useLocation().search);
  return (
    <>
      <SendLink key={useFormOf(link)} link={link} />
      <SendReview />
    </>
  );
}

/** Each link has a form of its own; one that only lost its amount has the form that it had, with the recipient and the token in it (SEND-4). */
function useFormOf(link: SendUrl): number {
  const text = JSON.stringify(link);
  const [shown, setShown] = useState({ link, text, form: 0 });
  if (text === shown.text) return shown.form;
  const isEmptied = text === JSON.stringify({ ...shown.link, amount: '' });
  const form = isEmptied ? shown.form : shown.form + 1;
  setShown({ link, text, form });
  return form;
}

function SendLink({ link }: { readonly link: SendUrl }) {
  const intl = useIntl();
  const openDialog = useOpenDialog();
  const form = useSendForm(link);
  const [isChoosing, setChoosing] = useState(false);
  const { open } = useOrder(swapOrders, 'send');
  useEmptiedWhenSent(form, link);
  const { currency, balance, button, chain } = form;
  const max = currency && maxText(currency, balance.value);
  const { tone, command } = SEND_BUTTON_LOOK[button];
  const label = intl.formatMessage(sendButtonTexts[button], { symbol: currency ? shortenSymbol(currency.symbol) : chain.native.symbol });
  const review = () => {
    const { account, amount, resolved } = form;
    if (!account || !currency || !amount || resolved.kind !== 'known') return;
    const { address, name } = resolved;
    open(sendDraft(chain, account, { currency, amount, recipient: { address, name }, receives: null }));
  };
  const press = { none: () => undefined, openWallet: () => openDialog({ kind: 'wallet' }), review }[command];
  return (
    <FormColumn>
      <Card>
        <Column $gap={12}>
          <Heading>
            <FormattedMessage {...texts.title} />
          </Heading>
          <LinkTokens texts={[link.currencyText]} />
          <CurrencyAmountPanel
            label={intl.formatMessage(texts.amount)}
            currency={currency}
            value={form.text}
            onChange={form.setText}
            onSelectToken={() => setChoosing(true)}
            balance={balance.value}
            isBalanceSyncing={balance.isSyncing}
            isSpent
            onMax={max === null ? undefined : () => form.setText(max)}
            dollars={useDollars(form.amount === null ? null : currency, form.amount)}
            testId="swap-send-amount"
          />
          <RecipientField
            value={form.recipientText}
            recipient={form.resolved}
            onChange={form.setRecipientText}
            testId="swap-send-recipient"
          />
          {currency && <DecimalsNotice of={[{ currency, decimals: form.decimals }]} testId="swap-send-decimals" />}
          <Button
            $size="large"
            $tone={tone}
            disabled={command === 'none'}
            data-testid="swap-send-button"
            data-kind={button}
            onClick={press}
          >
            <ChangingLabel text={label} />
          </Button>
          <EmptyState
            testId="swap-send-hint"
            isQuiet
            next={
              <AppLink to={paths.swap()}>
                <FormattedMessage {...texts.swapInstead} />
              </AppLink>
            }
          >
            <FormattedMessage {...texts.hint} />
          </EmptyState>
          <FormStatus text={command === 'none' && form.text !== '' ? label : ''} testId="swap-send-heard" />
        </Column>
      </Card>
      {isChoosing && (
        <TokenSelect selected={currency} onSelect={(chosen) => form.choose(currencyId(chosen))} onDismiss={() => setChoosing(false)} />
      )}
      <OrderClosedNotice engineOf={swapOrders} slot="send" testId="swap-send-closed" />
    </FormColumn>
  );
}

/** What was sent leaves the form, and the link that asked for it, so that one press does not do it again (SEND-4). */
function useEmptiedWhenSent({ currency, amount, recipient, setText }: SendForm, link: SendUrl): void {
  const { order } = useOrder(swapOrders, 'send');
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const isSent = order?.status.kind === 'submitted' || order?.status.kind === 'waiting';
  const sent = isSent && isOrderOf(sendOrder, order.draft.order) ? order.draft.order : null;
  const isThis =
    sent !== null &&
    sent.terms.amount === amount &&
    sameAddress(sent.terms.recipient, recipient) &&
    sameCurrency(sent.terms.currency, currency);
  const empty = useEffectEvent(() => {
    setText('');
    if (link.amount !== '') void navigate(`${pathname}${withoutAmount(search)}`, { replace: true });
  });
  useEffect(() => {
    if (isThis) empty();
  }, [isThis]);
}
