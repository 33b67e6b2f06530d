import { useEffect } from 'react';
import { usePoolFlow } from './PoolFlowContext';

/** An order that was shown on a screen does not wait there for the next visit. */
export function useClosedOnLeave(): void {
  const flow = usePoolFlow();
  useEffect(() => () => flow.close(), [flow]);
}
