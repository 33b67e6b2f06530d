import {
  isOrderOf,
  OrderClosedNotice,
  OrderDialog,
  useOrder,
  type BrokenLimit,
  type Order,
  type OrderDialogProps,
  type OrderKind,
} from '@dex/mf-shared/orders';
import type { ReactNode } from 'react';
import { poolOrders } from '../../orders';
import { useDetailText } from './useDetailText';

type Own = 'engineOf' | 'slot' | 'doing' | 'summary' | 'detail' | 'accept';

interface PoolOrderDialogProps<Terms> extends Omit<OrderDialogProps, Own> {
  readonly kind: OrderKind<Terms>;
  /** What the wallet was asked for. */
  readonly doing: (order: Order<Terms>) => ReactNode;
  /** What is agreed to, as the order says it. */
  readonly summary: (order: Order<Terms>) => ReactNode;
  /** The order with what was measured as its new limit; leave it out where that makes no sense. */
  readonly accepted?: (order: Order<Terms>, limit: BrokenLimit) => Order<Terms>;
}

/** The dialog of an open order of one kind, or why it was closed; nothing without either. */
export function PoolOrderDialog<Terms>({ kind, doing, summary, accepted, ...dialog }: PoolOrderDialogProps<Terms>) {
  const slot = kind.kind;
  const detail = useDetailText(dialog.currencies);
  const { order: shown, open } = useOrder(poolOrders, slot);
  const order = shown?.draft.order;
  return (
    <>
      <OrderClosedNotice engineOf={poolOrders} slot={slot} testId={`${dialog.testId}-closed`} />
      {order && isOrderOf(kind, order) && (
        <OrderDialog
          engineOf={poolOrders}
          slot={slot}
          doing={doing(order)}
          summary={summary(order)}
          detail={detail}
          accept={accepted && ((limit) => open({ ...shown.draft, order: accepted(order, limit) }))}
          {...dialog}
        />
      )}
    </>
  );
}
