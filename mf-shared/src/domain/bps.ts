import type { Brand } from './brand';

/** Hundredths of a percent, a whole number from 0 (0 %) to 10000 (100 %). */
export type Bps = Brand<number, 'Bps'>;

/** Basis points in the whole. */
export const BPS_BASE = 10_000;

function isBps(value: number): value is Bps {
  return Number.isInteger(value) && value >= 0 && value <= BPS_BASE;
}

/** The number as basis points, or null if it is not a whole number from 0 to 10000. */
export function parseBps(value: number): Bps | null {
  return isBps(value) ? value : null;
}

/** The number as basis points; throws a RangeError for anything that `parseBps` refuses (for constants in code). */
export function requireBps(value: number): Bps {
  if (!isBps(value)) throw new RangeError(`Not basis points: ${value}`);
  return value;
}
