/** About how many steps a chart has at most; there are at least half as many. */
const MOST_POINTS = 64;

/**
 * The blocks in which the price is looked at, oldest first: multiples of a power of two, so that a later visit and a longer span look at the
 * same ones and need not read them again; and the newest, so that what happened since the last of them is seen too.
 */
export function lookedBlocks(first: number, newest: number): readonly number[] {
  const step = 2 ** Math.max(0, Math.ceil(Math.log2(Math.max(1, newest - first) / MOST_POINTS)));
  const start = Math.ceil(first / step) * step;
  const count = Math.max(0, Math.floor((newest - start) / step) + 1);
  const even = Array.from({ length: count }, (_, index) => start + index * step);
  return even.at(-1) === newest ? even : [...even, newest];
}

/** The time of a block in seconds. */
export interface BlockTime {
  readonly block: number;
  readonly time: number;
}

/** The time of a block between two whose times are known, or at the nearer end; `times` in the order of the chain, at least one. */
export function timeOfBlock(times: readonly BlockTime[], block: number): number {
  const after = times.findIndex((known) => known.block >= block);
  const [one, other] = after === -1 ? [times.at(-1), times.at(-1)] : [times[after - 1] ?? times[after], times[after]];
  if (!one || !other) return Number.NaN;
  if (one.block === other.block) return one.time;
  return one.time + ((block - one.block) * (other.time - one.time)) / (other.block - one.block);
}
