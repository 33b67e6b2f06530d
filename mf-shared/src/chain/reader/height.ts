import type { BlockOfAnswer } from '../encoders/ownCalls';

/** The newest known block of a chain; it only grows (TX-4). */
export interface Height {
  number(): number | null;
  /** Takes a block in; false, and nothing happens, if it is not higher than the one known. */
  grow(block: BlockOfAnswer): boolean;
  /** Calls the listener with the known block, if any, and with every higher one. */
  listen(listener: (block: BlockOfAnswer) => void): () => void;
}

/** Makes the unknown height of a chain. */
export function createHeight(): Height {
  let newest: BlockOfAnswer | null = null;
  const listeners = new Set<(block: BlockOfAnswer) => void>();
  return {
    number: () => newest?.blockNumber ?? null,
    grow: ({ blockNumber, timestamp }) => {
      if (newest !== null && blockNumber <= newest.blockNumber) return false;
      newest = { blockNumber, timestamp };
      for (const listener of [...listeners]) listener(newest);
      return true;
    },
    listen: (listener) => {
      listeners.add(listener);
      if (newest !== null) listener(newest);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
