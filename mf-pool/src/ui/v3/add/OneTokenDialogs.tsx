import { formatLiquidityAmount, rawAmount, shortenSymbol, type ChainId, type Currency } from '@dex/mf-shared/domain';
import { useOrder } from '@dex/mf-shared/orders';
import { Column, Divider, Text } from '@dex/mf-shared/ui';
import { FormattedMessage } from 'react-intl';
import { wholePaid } from '../../../domain/v3/addWithOne';
import type { ShownAddWithOne, ShownPurchase } from '../../../domain/v3/shownTerms';
import { poolKinds, poolOrders } from '../../../orders';
import { PoolOrderDialog } from '../../orders/PoolOrderDialog';
import { poolSlot } from '../../orders/poolSlot';
import { AmountRow } from '../AmountRow';
import { OrderRange } from '../OrderRange';
import { PurchaseFigures } from '../PurchaseFigures';
import { PurchaseWay } from '../PurchaseWay';
import { purchaseTexts as texts } from '../purchase.messages';
import { PoolGap } from './AddSummary';
import { additionDraft } from './oneTokenDrafts';
import { useKeptAddition } from './useKeptAddition';

interface DialogsProps {
  readonly subject: string;
  readonly onSent: (chainId: ChainId) => void;
}

/** The dialogs of an addition that is paid in one token; of its two steps, where the wallet takes one call at a time, the first one. */
export function OneTokenDialogs({ subject, onSent }: DialogsProps) {
  useKeptAddition(subject);
  const { open } = useOrder(poolOrders, poolSlot(poolKinds.addPosition, subject));
  return (
    <>
      <PoolOrderDialog
        kind={poolKinds.addWithOne}
        subject={subject}
        tell={({ terms, chainId }) => ({
          title: <FormattedMessage {...texts.title} />,
          confirm: <FormattedMessage {...texts.confirm} />,
          currencies: terms.currencies,
          doing: <FormattedMessage {...texts.doing} values={named(terms.currencies[terms.paidSide], String(wholePaid(terms)))} />,
          summary: <AddWithOneSummary terms={terms} chainId={chainId} />,
        })}
        onClosed={(wasSent, { chainId }) => {
          if (wasSent) onSent(chainId);
        }}
        testId="pool-v3-one-order"
        parts="pool-v3"
      />
      <PoolOrderDialog
        kind={poolKinds.buySide}
        subject={subject}
        tell={({ terms }) => ({
          title: <FormattedMessage {...texts.buyTitle} />,
          confirm: <FormattedMessage {...texts.buyConfirm} />,
          currencies: terms.currencies,
          doing: <FormattedMessage {...texts.buying} values={purchaseValues(terms)} />,
          summary: <PurchaseSummary terms={terms} />,
        })}
        onClosed={(wasSent, order) => {
          if (wasSent) open(additionDraft(order, order.terms.then));
        }}
        testId="pool-v3-buy-order"
        parts="pool-v3"
      />
    </>
  );
}

function named(currency: Currency, raw: string, rounding: 'up' | 'down' = 'up') {
  return { amount: formatLiquidityAmount(rawAmount(BigInt(raw)), currency.decimals, 4, rounding), symbol: shortenSymbol(currency.symbol) };
}

function purchaseValues({ currencies, maximumPaid, bought }: ShownPurchase) {
  const [paid, got] = [named(currencies[0], maximumPaid), named(currencies[1], bought, 'down')];
  return { paid: paid.amount, paidSymbol: paid.symbol, bought: got.amount, boughtSymbol: got.symbol };
}

/** Every figure is read from the order that will be sent. */
function AddWithOneSummary({ terms, chainId }: { readonly terms: ShownAddWithOne; readonly chainId: ChainId }) {
  return (
    <Column $gap={12}>
      <OrderRange terms={terms} />
      <PoolGap terms={terms} chainId={chainId} />
      <Divider />
      <PurchaseFigures of={terms} testId="pool-v3-order" />
    </Column>
  );
}

function PurchaseSummary({ terms }: { readonly terms: ShownPurchase }) {
  const [paid, bought] = terms.currencies;
  return (
    <Column $gap={12}>
      <AmountRow
        currency={paid}
        amount={rawAmount(BigInt(terms.maximumPaid))}
        digits={6}
        rounding="up"
        label={<FormattedMessage {...texts.paid} values={{ symbol: shortenSymbol(paid.symbol) }} />}
        testId="pool-v3-order-swapped"
      />
      <AmountRow
        currency={bought}
        amount={rawAmount(BigInt(terms.bought))}
        digits={6}
        label={<FormattedMessage {...texts.bought} values={{ symbol: shortenSymbol(bought.symbol) }} />}
        testId="pool-v3-order-bought"
      />
      <PurchaseWay of={terms} tokens={terms.currencies} testId="pool-v3-order" />
      <Text as="p" $size="small" $tone="textMuted" data-testid="pool-v3-order-step">
        <FormattedMessage {...texts.stepOne} />
      </Text>
    </Column>
  );
}
