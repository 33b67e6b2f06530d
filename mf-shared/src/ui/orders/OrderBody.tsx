import { FormattedMessage } from 'react-intl';
import type { Chain } from '../../domain/chains/chain';
import type { PreparedOrder } from '../../domain/orders/preparedOrder';
import type { OpenOrder } from '../../state/orders/orderState';
import { Column } from '../primitives/layout';
import { Notice } from '../primitives/Notice';
import { CallList } from './CallList';
import { ChangesPanel } from './ChangesPanel';
import { LookAlikes } from './LookAlikes';
import { namedAmount } from './namedAmount';
import { orderTexts as texts } from './orders.messages';
import type { OrderDialogProps } from './OrderDialog';
import { StepsInstead } from './StepsInstead';
import type { OrderHandle } from './useOrder';

type OrderBodyProps = Pick<OrderDialogProps, 'summary' | 'currencies' | 'detail' | 'testId' | 'parts'> & {
  readonly order: OpenOrder;
  readonly chain: Chain;
  readonly handle: OrderHandle;
};

/** What a person reads before confirming: the section's summary, what the calls say, what will change. */
export function OrderBody({ summary, currencies, detail, testId, parts = testId, order, chain, handle }: OrderBodyProps) {
  const { status, draft, wentToSteps } = order;
  const { account } = draft.order;
  const prepared = status.kind === 'ready' || status.kind === 'refreshing' ? status.prepared : null;
  return (
    <Column $gap={12}>
      {summary}
      <LookAlikes chain={chain} currencies={currencies} />
      {wentToSteps && (
        <Notice kind="info" testId="order-steps">
          <FormattedMessage {...texts.wentToSteps} />
        </Notice>
      )}
      {prepared && <CallList chain={chain} account={account} prepared={prepared} currencies={currencies} detail={detail} parts={parts} />}
      {prepared && <ChangesPanel chain={chain} account={account} prepared={prepared} currencies={currencies} />}
      {prepared?.coinShort && <MaySponsor chain={chain} {...prepared.coinShort} />}
      <StepsInstead order={order} onSteps={handle.inSteps} />
    </Column>
  );
}

/** The coin does not suffice for the network cost, which another account may pay for this one. */
function MaySponsor({ chain, needed, balance }: NonNullable<PreparedOrder['coinShort']> & Pick<OrderBodyProps, 'chain'>) {
  const [missing, held] = [needed, balance].map((amount) => namedAmount({ asset: 'native', amount }, chain, []));
  return (
    <Notice kind="warning" testId="order-coin-short">
      <FormattedMessage {...texts.coinShort} values={{ needed: missing?.amount, balance: held?.amount, symbol: missing?.symbol }} />
    </Notice>
  );
}
