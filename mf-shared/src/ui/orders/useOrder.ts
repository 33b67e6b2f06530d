import type { OrderDraft } from '../../contract/orders';
import type { ShellServices } from '../../contract/services';
import type { OrderEngine } from '../../state/orders/orderEngine';
import type { OpenOptions } from '../../state/orders/orderFlow';
import type { OpenOrder, OrderClosing } from '../../state/orders/orderState';
import { selectClosedBy, selectOrder } from '../../state/orders/ordersSelectors';
import { ordersSlice } from '../../state/orders/ordersSlice';
import { useServices } from '../services/ServicesContext';
import { sectionSelector } from '../services/storeHooks';

/** Gives a section's engine for the shell's services; see `defineOrders`. */
export type EngineOf = (services: ShellServices) => OrderEngine;

export const useOrdersSelector = sectionSelector(ordersSlice);

/** The order of a slot of the page, and what can be done with it. */
export interface OrderHandle {
  readonly order: OpenOrder | null;
  /** Why it was closed without being asked to, until that has been read. */
  readonly closedBy: OrderClosing | null;
  readonly open: (draft: OrderDraft, options?: OpenOptions) => void;
  readonly check: () => void;
  readonly confirm: () => void;
  readonly withdrawPress: () => void;
  /** Goes on in steps where a batch was refused without a reason. */
  readonly inSteps: () => void;
  readonly close: () => void;
  readonly noticeSeen: () => void;
}

export function useOrder(engineOf: EngineOf, slot: string): OrderHandle {
  const { orders } = engineOf(useServices());
  const order = useOrdersSelector((state) => selectOrder(state, slot));
  const closedBy = useOrdersSelector((state) => selectClosedBy(state, slot));
  return {
    order,
    closedBy,
    open: (draft, options) => void orders.open(slot, draft, options),
    check: () => void orders.check(slot),
    confirm: () => void orders.confirm(slot),
    withdrawPress: () => void orders.withdrawPress(slot),
    inSteps: () => void orders.inSteps(slot),
    close: () => orders.close(slot),
    noticeSeen: () => orders.noticeSeen(slot),
  };
}
