import { useState } from 'react';
import { defineOrders } from '../../orders/createOrderEngine';
import { DRAFT, hashOf, ME, PREPARED } from '../../state/orders/orders.fixture';
import { orderChanged, orderOpened, ordersReducer } from '../../state/orders/ordersSlice';
import type { OrderStatus } from '../../state/orders/orderState';
import { OrderDialog } from '../../ui/orders/OrderDialog';
import { useServices } from '../../ui/services/ServicesContext';
import type { Story } from './story';

const engineOf = defineOrders(() => []);

const statuses: readonly OrderStatus[] = [
  { kind: 'preparing' },
  { kind: 'ready', prepared: PREPARED },
  { kind: 'blocked', problem: { kind: 'deadlinePassed' } },
  { kind: 'asking', prepared: PREPARED },
  { kind: 'submitted', hash: hashOf('5') },
  { kind: 'waiting', requestId: '0x1' },
  { kind: 'unknown', requestId: '0x1' },
  { kind: 'failed', problem: { kind: 'rejected' } },
];

/** An order that stands so before its dialog is drawn first. */
function Review({ status }: { readonly status: OrderStatus }) {
  const { store } = useServices();
  useState(() => {
    store.addSlice({ name: 'orders', reducer: ordersReducer });
    store.dispatch(orderOpened({ slot: 'gallery', id: '1', draft: DRAFT, wentToSteps: false }));
    store.dispatch(orderChanged({ slot: 'gallery', id: '1', status }));
  });
  return (
    <OrderDialog
      engineOf={engineOf}
      slot="gallery"
      testId="gallery"
      title="Confirm withdrawal"
      doing="Withdrawing 1 ETH"
      summary={null}
      currencies={[]}
    />
  );
}

/** The review of an order in each of its states. */
export const orderStories: readonly Story[] = statuses.map((status) => ({
  name: `orders-review-${status.kind}`,
  isOverPage: true,
  world: { account: ME },
  draw: () => <Review status={status} />,
}));
