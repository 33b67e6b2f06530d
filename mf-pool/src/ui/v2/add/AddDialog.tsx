import {
  formatAddedShare,
  formatExact,
  formatLiquidityAmount,
  shortenSymbol,
  slippagePercent,
  type Currency,
  type RawAmount,
} from '@dex/mf-shared/domain';
import { brand, Button, Column, CurrencyPairLogo, Figure, Heading, Row, Text } from '@dex/mf-shared/ui';
import { FormattedMessage } from 'react-intl';
import type { AddOrder } from '../../../domain/orders/poolOrder';
import { SHARE_DECIMALS } from '../../../domain/v2/removeForm';
import type { CurrentOrder } from '../../../state/orders/ordersSlice';
import { FigureRow } from '../../orders/FigureRow';
import { OrderDialog } from '../../orders/OrderDialog';
import { usePoolFlow } from '../../orders/PoolFlowContext';
import { addTexts as texts } from './add.messages';
import { Rates } from './AddPrices';
import type { AddFacts } from './useAddForm';

interface AddDialogProps {
  readonly current: CurrentOrder;
  readonly order: AddOrder;
  readonly facts: AddFacts;
  readonly onDismiss: () => void;
}

/** What the deposit is and gives, then its way through the wallet. Every limit shown is the order's own. */
export function AddDialog({ current, order, facts, onDismiss }: AddDialogProps) {
  const flow = usePoolFlow();
  const { a, b, amountA, amountB } = order;
  return (
    <OrderDialog
      current={current}
      title={<FormattedMessage {...(facts.isEmpty ? texts.createConfirmTitle : texts.confirmTitle)} />}
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
      top={<AgreedDeposit order={order} facts={facts} />}
      bottom={
        <Button $size="large" data-testid="pool-v2-confirm-supply" onClick={() => void flow.confirm()}>
          <FormattedMessage {...(facts.isEmpty ? texts.createConfirm : texts.confirm)} />
        </Button>
      }
      onDismiss={onDismiss}
      testId="pool-v2-add"
    />
  );
}

function AgreedDeposit({ order, facts }: { readonly order: AddOrder; readonly facts: AddFacts }) {
  const { a, b } = order;
  const { minted, share, isEmpty, slippage } = facts;
  return (
    <Column $gap={12}>
      <Row $justify="space-between">
        <Heading as="p">
          <Figure
            shown={minted && formatLiquidityAmount(minted, SHARE_DECIMALS, 6)}
            exact={minted ? formatExact(minted, SHARE_DECIMALS) : undefined}
          />
        </Heading>
        <CurrencyPairLogo one={a} other={b} size={24} />
      </Row>
      <Text $strong>
        {shortenSymbol(a.symbol)}/{shortenSymbol(b.symbol)} {brand.liquidityTokenSymbol}
      </Text>
      {!isEmpty && (
        <Text as="p" $size="small" $tone="textMuted">
          <FormattedMessage {...texts.estimated} values={{ slippage: slippagePercent(slippage) }} />
        </Text>
      )}
      <Side currency={a} amount={order.amountA} minimum={order.minimumA} isEmpty={isEmpty} />
      <Side currency={b} amount={order.amountB} minimum={order.minimumB} isEmpty={isEmpty} />
      <FigureRow label={<FormattedMessage {...texts.rates} />}>
        <Column $gap={4} $align="end">
          <Rates a={a} b={b} price={facts.price} />
        </Column>
      </FigureRow>
      <FigureRow label={<FormattedMessage {...texts.share} />}>
        <Figure shown={share && `${formatAddedShare(share)}%`} />
      </FigureRow>
    </Column>
  );
}

interface SideProps {
  readonly currency: Currency;
  readonly amount: RawAmount;
  readonly minimum: RawAmount;
  readonly isEmpty: boolean;
}

function Side({ currency, amount, minimum, isEmpty }: SideProps) {
  const symbol = shortenSymbol(currency.symbol);
  const figure = (raw: RawAmount) => (
    <Figure shown={formatLiquidityAmount(raw, currency.decimals, 6)} exact={formatExact(raw, currency.decimals)} />
  );
  return (
    <>
      <FigureRow label={<FormattedMessage {...texts.deposited} values={{ symbol }} />}>{figure(amount)}</FigureRow>
      {!isEmpty && <FigureRow label={<FormattedMessage {...texts.atLeast} values={{ symbol }} />}>{figure(minimum)}</FigureRow>}
    </>
  );
}
