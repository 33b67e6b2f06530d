import { selectOrder, type WithOrders } from '@dex/mf-shared/orders';
import { stateOf } from '@dex/mf-shared/state';
import { useServices } from '@dex/mf-shared/ui';
import { useEffect, useLayoutEffect } from 'react';
import { poolOrders } from '../../orders';

/**
 * An order that was shown on a screen does not wait there for the next visit; one that the wallet holds is followed on, and when it was
 * refused there meanwhile, nobody has to see it again.
 */
export function useOrderClosedOnLeave(slot: string): void {
  const services = useServices();
  // Before the dialog's own effects, which would prepare a refused order anew.
  useLayoutEffect(() => {
    const status = selectOrder(stateOf<WithOrders>(services.store), slot)?.status;
    if (status?.kind === 'failed' && status.problem.kind === 'rejected') poolOrders(services).orders.close(slot);
  }, [services, slot]);
  useEffect(
    () => () => {
      const kind = selectOrder(stateOf<WithOrders>(services.store), slot)?.status.kind;
      if (kind !== undefined && kind !== 'asking' && kind !== 'stillAsking') poolOrders(services).orders.close(slot);
    },
    [services, slot],
  );
}
