import { useOrder } from '@dex/mf-shared/orders';
import { useEffect, useEffectEvent } from 'react';
import { poolOrders } from '../../orders';

/** An order that was shown on a screen does not wait there for the next visit; one that the wallet holds is followed on. */
export function useOrderClosedOnLeave(slot: string): void {
  const { order, close } = useOrder(poolOrders, slot);
  const leave = useEffectEvent(() => {
    const kind = order?.status.kind;
    if (kind !== undefined && kind !== 'asking' && kind !== 'stillAsking') close();
  });
  useEffect(() => () => leave(), []);
}
