import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import type { OrderStatus } from '../../state/orders/orderState';
import type { OrderDraft } from '../../contract/orders';
import { ownerKey } from '../../state/orders/ownerKey';
import { OrderClosedNotice } from './OrderClosedNotice';
import { OrderDialog, type OrderDialogProps } from './OrderDialog';
import { useOrder } from './useOrder';
import { useOrderClosedOnLeave } from './useOrderClosedOnLeave';

/** How a review ended: the order was sent, the person left it, or it was closed since account or network changed. */
export type ReviewEnd = 'sent' | 'left' | 'closed';

interface OrderInPlaceProps extends Omit<OrderDialogProps, 'onClosed'> {
  /** The order to review; null while none is wanted. Another object opens another review, of the same account and network only. */
  readonly draft: OrderDraft | null;
  readonly onEnd: (how: ReviewEnd) => void;
  /** True where something else tells how a sent order goes on: the dialog ends with the wallet's answer. */
  readonly endsWhenSent?: boolean;
  /** True on a page, which stays behind the dialog; a form that is a dialog itself gives way to it. */
  readonly isPage?: boolean;
  /** What the order came from: shown while no review is open. `notice` says why the last one was closed without being asked to. */
  readonly children: (notice: ReactNode) => ReactNode;
}

/** Where an order stands while the wallet has been asked for it and nobody knows the end. */
const HELD: readonly OrderStatus['kind'][] = ['asking', 'stillAsking', 'waiting', 'unknown'];

/** A form and the review of its order: never two dialogs at once. A review that is left with its screen is not there on the next visit. */
export function OrderInPlace({ draft, onEnd, endsWhenSent = false, isPage = false, children, ...dialog }: OrderInPlaceProps) {
  const { engineOf, slot, testId } = dialog;
  const { order, closedBy, open, close } = useOrder(engineOf, slot);
  useOrderClosedOnLeave(engineOf, slot);
  // Whose review was asked for, until none is wanted: what is closed by a change of account or network opens for nobody else (ORDER-7).
  const askedFor = useRef<string | null>(null);
  const isHeld = order !== null && HELD.includes(order.status.kind);
  const begin = useEffectEvent(() => {
    const owner = draft && ownerKey(draft.order);
    askedFor.current = owner && (askedFor.current ?? owner);
    // What the wallet holds stays in its place when the account comes back to it: nobody has asked for another review.
    if (draft && owner === askedFor.current && !isHeld) open(draft);
  });
  useEffect(() => begin(), [draft]);
  const isSent = order?.status.kind === 'submitted' || order?.status.kind === 'waiting';
  const isOver = isSent && endsWhenSent;
  const end = useEffectEvent(() => {
    if (isOver) close();
    if (isOver) onEnd('sent');
    else if (closedBy) onEnd('closed');
  });
  useEffect(() => end(), [isOver, closedBy]);
  const isOpen = order !== null && !isOver;
  return (
    <>
      {(isPage || !isOpen) && children(<OrderClosedNotice engineOf={engineOf} slot={slot} testId={`${testId}-closed`} />)}
      {isOpen && <OrderDialog {...dialog} onClosed={(wasSent) => onEnd(wasSent ? 'sent' : 'left')} />}
    </>
  );
}
