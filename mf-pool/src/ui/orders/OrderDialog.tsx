import { TransactionDialog, type TransactionView } from '@dex/mf-shared/ui';
import type { ReactNode } from 'react';
import type { CurrentOrder } from '../../state/orders/ordersSlice';
import { OrderFailureText } from './OrderFailureText';

interface OrderDialogProps {
  readonly current: CurrentOrder;
  readonly title: ReactNode;
  /** What is agreed to, as the order says it. */
  readonly top: ReactNode;
  readonly bottom: ReactNode;
  /** What the wallet was asked for. */
  readonly doing: ReactNode;
  readonly onDismiss: () => void;
  readonly testId: string;
}

function viewOf({ current, title, top, bottom, doing }: OrderDialogProps): TransactionView {
  const { order, status } = current;
  switch (status.kind) {
    case 'open':
      return { kind: 'confirmation', title, top, bottom };
    case 'asking':
      return { kind: 'waiting', doing };
    case 'sent':
      return { kind: 'submitted', chainId: order.chainId, hash: status.hash, doing };
    case 'failed':
      return { kind: 'error', message: <OrderFailureText failure={status.failure} order={order} /> };
  }
}

/** The dialog of an order from its confirmation to its end. */
export function OrderDialog(props: OrderDialogProps) {
  return <TransactionDialog testId={props.testId} view={viewOf(props)} onDismiss={props.onDismiss} />;
}
