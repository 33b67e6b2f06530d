import { createContext, useContext, useSyncExternalStore } from 'react';
import { selectQuoteOutOfReach, selectQuoteToCome } from '../state/quoteFacts';
import type { LazyEngine, SwapEngine } from '../state/swapEngine';

export const SwapEngineContext = createContext<LazyEngine | null>(null);

function useEngine(): LazyEngine {
  const engine = useContext(SwapEngineContext);
  if (!engine) throw new Error('A swap screen was drawn without its engine');
  return engine;
}

/** How the quote is computed, as far as the code for it is there. */
export function useQuoteSelector(): SwapEngine['selectQuote'] {
  const { subscribe, state } = useEngine();
  const now = useSyncExternalStore(subscribe, state, state);
  switch (now.kind) {
    case 'ready':
      return now.engine.selectQuote;
    case 'failed':
      return selectQuoteOutOfReach;
    case 'loading':
      return selectQuoteToCome;
  }
}

/** The engine itself once its code is there; null before. */
export function useReadyEngine(): SwapEngine | null {
  const { subscribe, state } = useEngine();
  const now = useSyncExternalStore(subscribe, state, state);
  return now.kind === 'ready' ? now.engine : null;
}
