import type { Currency } from '@dex/mf-shared/domain';
import {
  isOrderOf,
  OrderClosedNotice,
  OrderDialog,
  useOrder,
  useOrderClosedOnLeave,
  type BrokenLimit,
  type Order,
  type OrderDialogProps,
  type OrderDraft,
  type OrderKind,
} from '@dex/mf-shared/orders';
import type { ReactNode } from 'react';
import type { PaidSides, Unread } from '../../domain/v3/shownTerms';
import { poolOrders } from '../../orders';
import { detailText } from './detailText';
import { poolSlot } from './poolSlot';

/** What the dialog says of an order. */
interface Told {
  readonly title: ReactNode;
  readonly confirm: ReactNode;
  /** What the wallet was asked for. */
  readonly doing: ReactNode;
  /** What is agreed to. */
  readonly summary: ReactNode;
  /** The currencies of the order that say what they are; unless there are `sides`, the two of a pool first and in its order. */
  readonly currencies: readonly Currency[];
  /** The two of a pool, where one of them may not say what it is. */
  readonly sides?: PaidSides & Unread;
}

interface PoolOrderDialogProps<Terms> extends Pick<OrderDialogProps, 'testId' | 'parts'> {
  readonly kind: OrderKind<Terms>;
  /** The position, pair or pool of the screen: an order about another is not drawn here. */
  readonly subject: string;
  /** Everything that is said comes from the order: the screen around may show another network or price by now. */
  readonly tell: (order: Order<Terms>) => Told;
  /** The order with what was measured as its new terms, in its record too; leave it out where that makes no sense. */
  readonly accepted?: (order: Order<Terms>, limit: BrokenLimit) => Pick<OrderDraft<Terms>, 'order'> & Partial<Pick<OrderDraft, 'record'>>;
  readonly onClosed?: (wasSent: boolean, order: Order<Terms>) => void;
}

/**
 * The dialog of the open order of one kind about one subject, or why it was closed; nothing without either. It stands above what a change
 * of network takes from the screen, and goes with the subject.
 */
export function PoolOrderDialog<Terms>({ kind, subject, tell, accepted, onClosed, ...dialog }: PoolOrderDialogProps<Terms>) {
  const slot = poolSlot(kind, subject);
  const { order: shown, open } = useOrder(poolOrders, slot);
  useOrderClosedOnLeave(poolOrders, slot);
  const order = shown?.draft.order;
  const told = order && isOrderOf(kind, order) ? { ...tell(order), order } : null;
  return (
    <>
      <OrderClosedNotice engineOf={poolOrders} slot={slot} testId={`${dialog.testId}-closed`} />
      {shown && told && (
        <OrderDialog
          engineOf={poolOrders}
          slot={slot}
          title={told.title}
          confirm={told.confirm}
          doing={told.doing}
          summary={told.summary}
          currencies={told.currencies}
          detail={detailText(told.sides?.currencies ?? told.currencies, told.sides?.unread)}
          accept={accepted && ((limit) => open({ ...shown.draft, ...accepted(told.order, limit) }))}
          onClosed={onClosed && ((wasSent) => onClosed(wasSent, told.order))}
          {...dialog}
        />
      )}
    </>
  );
}
