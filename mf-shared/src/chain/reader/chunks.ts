import type { ReadCall } from '../../contract/ports';

/** Gas that one batched read may ask for in total (TX-2). */
export const CHUNK_GAS = 100_000_000;
/** Gas counted for a call without a figure (TX-2). */
export const ESTIMATED_CALL_GAS = 200_000;

/** Splits items, in order, so that the gas of each part stays within 100,000,000; one that needs more stands alone. */
export function chunksByGas<Item>(items: readonly Item[], callOf: (item: Item) => ReadCall): Item[][] {
  const chunks: Item[][] = [];
  let gas = Infinity;
  for (const item of items) {
    const needed = callOf(item).gasRequired ?? ESTIMATED_CALL_GAS;
    const last = chunks.at(-1);
    if (last === undefined || gas + needed > CHUNK_GAS) {
      chunks.push([item]);
      gas = needed;
    } else {
      last.push(item);
      gas += needed;
    }
  }
  return chunks;
}
