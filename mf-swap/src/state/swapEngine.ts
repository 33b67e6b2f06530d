import type { Alternative } from '../domain/best/alternatives';
import type { QuoteFacts } from './quoteFacts';
import type { FormArgs } from './selectPair';

/** Prices: what the form needs beside itself. It is a chunk of its own, so that the form need not wait for it. */
export interface SwapEngine {
  selectQuote(...args: FormArgs): QuoteFacts;
  /** What else the trade of the quote was chosen from. */
  selectAlternatives(...args: FormArgs): readonly Alternative[];
  /** The network's cost of the trade of the quote, in raw units of the side that was not typed; null while it is not known. */
  selectCostInToken(...args: FormArgs): bigint | null;
  /** Loads the code that reads past prices; once it is there, what `historyWanted` says is read. */
  openHistory(): Promise<void>;
  stop(): void;
}

export type EngineState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'ready'; readonly engine: SwapEngine };

/** An engine that may still be on its way. */
export interface LazyEngine {
  /** Loads the engine, once. */
  begin(): void;
  /** The same object until it changes. */
  state(): EngineState;
  subscribe(listener: () => void): () => void;
  stop(): void;
}

/** Pauses between tries to load the engine, in milliseconds; the last one repeats. */
const RETRY_PAUSES_MS = [1_000, 2_000, 5_000, 15_000];

/** An engine that is loaded when it is begun, and asked for again after a failure until it is there. */
export function lazyEngine(load: () => Promise<SwapEngine>): LazyEngine {
  const listeners = new Set<() => void>();
  let state: EngineState = { kind: 'loading' };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hasBegun = false;
  let isOver = false;

  const become = (next: EngineState) => {
    state = next;
    for (const listener of [...listeners]) listener();
  };

  const attempt = async (failures: number): Promise<void> => {
    try {
      const engine = await load();
      if (isOver) return engine.stop();
      become({ kind: 'ready', engine });
    } catch (cause) {
      if (isOver) return;
      console.error('The code that computes prices did not load', cause);
      become({ kind: 'failed' });
      timer = setTimeout(() => void attempt(failures + 1), RETRY_PAUSES_MS[Math.min(failures, RETRY_PAUSES_MS.length - 1)]);
    }
  };

  return {
    begin() {
      if (hasBegun) return;
      hasBegun = true;
      void attempt(0);
    },
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    stop() {
      isOver = true;
      clearTimeout(timer);
      if (state.kind === 'ready') state.engine.stop();
    },
  };
}
