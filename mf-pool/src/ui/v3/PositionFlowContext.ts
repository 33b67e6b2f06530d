import { createContext, useContext } from 'react';
import type { PositionFlow } from '../../state/v3/createPositionFlow';

export const PositionFlowContext = createContext<PositionFlow | null>(null);

/** What the screens of positions can set going. */
export function usePositionFlow(): PositionFlow {
  const flow = useContext(PositionFlowContext);
  if (!flow) throw new Error('A position screen was drawn without its flow');
  return flow;
}
