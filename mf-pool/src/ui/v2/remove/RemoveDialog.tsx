import { formatExact, formatLiquidityAmount, shortenSymbol, slippagePercent, type Currency, type RawAmount } from '@dex/mf-shared/domain';
import { brand, Button, Column, CurrencyLogo, Figure, Heading, Row, Text } from '@dex/mf-shared/ui';
import { FormattedMessage } from 'react-intl';
import { SHARE_DECIMALS } from '../../../domain/v2/removeForm';
import type { RemoveOrder } from '../../../domain/orders/poolOrder';
import type { CurrentOrder } from '../../../state/orders/ordersSlice';
import { FigureRow } from '../../orders/FigureRow';
import { OrderDialog } from '../../orders/OrderDialog';
import { usePoolFlow } from '../../orders/PoolFlowContext';
import { Rates } from '../add/AddPrices';
import { removeTexts as texts } from './remove.messages';
import type { RemoveFacts } from './useRemoveForm';

interface RemoveDialogProps {
  readonly current: CurrentOrder;
  readonly order: RemoveOrder;
  readonly facts: RemoveFacts;
  readonly onDismiss: () => void;
}

/** What comes out, then its way through the wallet. Every amount and limit shown is the order's own. */
export function RemoveDialog({ current, order, facts, onDismiss }: RemoveDialogProps) {
  const flow = usePoolFlow();
  const { a, b, amountA, amountB } = order;
  return (
    <OrderDialog
      current={current}
      title={<FormattedMessage {...texts.confirmTitle} />}
      doing={
        <FormattedMessage
          {...texts.doing}
          values={{
            amountA: formatLiquidityAmount(amountA, a.decimals, 6),
            symbolA: shortenSymbol(a.symbol),
            amountB: formatLiquidityAmount(amountB, b.decimals, 6),
            symbolB: shortenSymbol(b.symbol),
          }}
        />
      }
      top={<AgreedRemoval order={order} facts={facts} />}
      bottom={
        <Button
          $size="large"
          disabled={!order.isApproved && order.permit === null}
          data-testid="pool-v2-confirm-remove"
          onClick={() => void flow.confirm()}
        >
          <FormattedMessage {...texts.confirm} />
        </Button>
      }
      onDismiss={onDismiss}
      testId="pool-v2-remove"
    />
  );
}

function AgreedRemoval({ order, facts }: { readonly order: RemoveOrder; readonly facts: RemoveFacts }) {
  const { a, b } = order;
  return (
    <Column $gap={12}>
      <Received currency={a} amount={order.amountA} />
      <Received currency={b} amount={order.amountB} />
      <Text as="p" $size="small" $tone="textMuted">
        <FormattedMessage {...texts.estimated} values={{ slippage: slippagePercent(facts.slippage) }} />
      </Text>
      <FigureRow label={<FormattedMessage {...texts.atLeast} values={{ symbol: shortenSymbol(a.symbol) }} />}>
        {figure(order.minimumA, a.decimals)}
      </FigureRow>
      <FigureRow label={<FormattedMessage {...texts.atLeast} values={{ symbol: shortenSymbol(b.symbol) }} />}>
        {figure(order.minimumB, b.decimals)}
      </FigureRow>
      <FigureRow label={<FormattedMessage {...texts.burned} values={{ symbol: brand.liquidityTokenSymbol }} />}>
        {figure(order.shares, SHARE_DECIMALS)}
      </FigureRow>
      {facts.price && (
        <FigureRow label={<FormattedMessage {...texts.price} />}>
          <Column $gap={4} $align="end">
            <Rates a={a} b={b} price={facts.price} />
          </Column>
        </FigureRow>
      )}
    </Column>
  );
}

function figure(raw: RawAmount, decimals: number) {
  return <Figure shown={formatLiquidityAmount(raw, decimals, 6)} exact={formatExact(raw, decimals)} />;
}

function Received({ currency, amount }: { readonly currency: Currency; readonly amount: RawAmount }) {
  return (
    <Row $justify="space-between">
      <Heading as="p">{figure(amount, currency.decimals)}</Heading>
      <Row $gap={8}>
        <CurrencyLogo currency={currency} />
        <Text $strong>{shortenSymbol(currency.symbol)}</Text>
      </Row>
    </Row>
  );
}
