import type { Ratio } from './ratio';

/** A price as it is typed or read: digits with an optional point (V3-8). */
const PRICE = /^(?:[0-9]+\.?[0-9]*|\.[0-9]+)$/;
const LONGEST_PRICE = 79;

/** Decimal text as an exact fraction, or null if it is no plain price. */
export function parsePrice(text: string): Ratio | null {
  if (text.length > LONGEST_PRICE || !PRICE.test(text)) return null;
  const [whole = '', fraction = ''] = text.split('.');
  return { numerator: BigInt(`${whole}${fraction}` || '0'), denominator: 10n ** BigInt(fraction.length) };
}
