import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { selectOrder } from '../../state/orders/ordersSelectors';
import { stateOf } from '../../state/store/sharedState';
import { useServices } from '../services/ServicesContext';
import type { EngineOf } from './useOrder';
import { ordersSlice } from '../../state/orders/ordersSlice';

/**
 * An order that was shown on a screen does not wait there for the next visit; one that the wallet holds is followed on, and when it was
 * refused there meanwhile, nobody has to see it again. `onClosed` is told whether it was sent.
 */
export function useOrderClosedOnLeave(engineOf: EngineOf, slot: string, onClosed?: (wasSent: boolean) => void): void {
  const services = useServices();
  const tell = useEffectEvent((wasSent: boolean) => onClosed?.(wasSent));
  // Before the dialog's own effects, which would prepare a refused order anew.
  useLayoutEffect(() => {
    const status = selectOrder(stateOf(services.store, ordersSlice), slot)?.status;
    if (status?.kind !== 'failed' || status.problem.kind !== 'rejected') return;
    engineOf(services).orders.close(slot);
    tell(false);
  }, [services, engineOf, slot]);
  useEffect(
    () => () => {
      const kind = selectOrder(stateOf(services.store, ordersSlice), slot)?.status.kind;
      if (kind === undefined || kind === 'asking' || kind === 'stillAsking') return;
      engineOf(services).orders.close(slot);
      tell(kind === 'submitted' || kind === 'waiting');
    },
    [services, engineOf, slot],
  );
}
