import { useEffect, useLayoutEffect } from 'react';
import { selectOrder } from '../../state/orders/ordersSelectors';
import { stateOf } from '../../state/store/sharedState';
import { useServices } from '../services/ServicesContext';
import type { EngineOf } from './useOrder';
import { ordersSlice } from '../../state/orders/ordersSlice';

/**
 * An order that was shown on a screen does not wait there for the next visit; one that the wallet holds is followed on, and when it was
 * refused there meanwhile, nobody has to see it again.
 */
export function useOrderClosedOnLeave(engineOf: EngineOf, slot: string): void {
  const services = useServices();
  // Before the dialog's own effects, which would prepare a refused order anew.
  useLayoutEffect(() => {
    const status = selectOrder(stateOf(services.store, ordersSlice), slot)?.status;
    if (status?.kind === 'failed' && status.problem.kind === 'rejected') engineOf(services).orders.close(slot);
  }, [services, engineOf, slot]);
  useEffect(
    () => () => {
      const kind = selectOrder(stateOf(services.store, ordersSlice), slot)?.status.kind;
      if (kind !== undefined && kind !== 'asking' && kind !== 'stillAsking') engineOf(services).orders.close(slot);
    },
    [services, engineOf, slot],
  );
}
