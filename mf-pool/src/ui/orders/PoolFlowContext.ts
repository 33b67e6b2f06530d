import { createContext, useContext } from 'react';
import type { PoolFlow } from '../../state/orders/createPoolFlow';

export const PoolFlowContext = createContext<PoolFlow | null>(null);

/** What the screens of version 2, migration and mining can set going. */
export function usePoolFlow(): PoolFlow {
  const flow = useContext(PoolFlowContext);
  if (!flow) throw new Error('A pool screen was drawn without its flow');
  return flow;
}
