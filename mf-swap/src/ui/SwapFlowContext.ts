import { createContext, useContext } from 'react';
import type { SwapFlow } from '../state/createSwapFlow';

export const SwapFlowContext = createContext<SwapFlow | null>(null);

/** What the screens can set going. */
export function useSwapFlow(): SwapFlow {
  const flow = useContext(SwapFlowContext);
  if (!flow) throw new Error('A swap screen was drawn without its flow');
  return flow;
}
