const TICKS_PER_WORD = 256;

/** The word of a pool's bitmap that a tick is in, counted from the tick zero (TickBitmap.position). */
export function wordOfTick(tick: number, tickSpacing: number): number {
  return Math.floor(Math.floor(tick / tickSpacing) / TICKS_PER_WORD);
}

/** The lowest tick of a word. */
export function firstTickOfWord(word: number, tickSpacing: number): number {
  return word * TICKS_PER_WORD * tickSpacing;
}
