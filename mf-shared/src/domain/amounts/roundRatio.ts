import type { Ratio } from './ratio';

/** Which way a figure is rounded: to the nearest with halves away from zero, toward zero, or away from zero. */
export type Rounding = 'halfUp' | 'down' | 'up';

/** The fraction with exactly `places` digits after the point (0 gives a whole number), as plain text. */
export function fixedDigits(value: Ratio, places: number, rounding: Rounding = 'halfUp'): string {
  const negative = value.numerator < 0n;
  const scaled = divide(abs(value.numerator) * 10n ** BigInt(places), value.denominator, rounding);
  const text = placePoint(scaled, places);
  return negative && scaled !== 0n ? `-${text}` : text;
}

/** The fraction with at most `digits` significant digits, as plain text without exponent and without trailing zeros. */
export function significantDigits(value: Ratio, digits: number, rounding: Rounding = 'halfUp'): string {
  if (value.numerator === 0n) return '0';
  const negative = value.numerator < 0n;
  const text = positiveSignificant(abs(value.numerator), value.denominator, digits, rounding);
  return negative ? `-${text}` : text;
}

/** The text with commas between groups of three digits before the point. */
export function groupDigits(text: string): string {
  const [whole = '', fraction] = text.split('.');
  const grouped = whole.replace(/\B(?=(?:[0-9]{3})+$)/g, ',');
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
}

function positiveSignificant(numerator: bigint, denominator: bigint, digits: number, rounding: Rounding): string {
  // The power of ten of the first digit, from the lengths; it can be one too high, never too low.
  let magnitude = numerator.toString().length - denominator.toString().length;
  if (compareToPower(numerator, denominator, magnitude) < 0) magnitude -= 1;
  const places = digits - 1 - magnitude;
  const scaled =
    places >= 0
      ? divide(numerator * 10n ** BigInt(places), denominator, rounding)
      : divide(numerator, denominator * 10n ** BigInt(-places), rounding);
  if (places <= 0) return (scaled * 10n ** BigInt(-places)).toString();
  return trimZeros(placePoint(scaled, places));
}

function compareToPower(numerator: bigint, denominator: bigint, power: number): number {
  const left = power >= 0 ? numerator : numerator * 10n ** BigInt(-power);
  const right = power >= 0 ? denominator * 10n ** BigInt(power) : denominator;
  return left < right ? -1 : 1;
}

function divide(numerator: bigint, denominator: bigint, rounding: Rounding): bigint {
  const quotient = numerator / denominator;
  const remainder = numerator % denominator;
  if (remainder === 0n || rounding === 'down') return quotient;
  if (rounding === 'up' || remainder * 2n >= denominator) return quotient + 1n;
  return quotient;
}

function placePoint(digits: bigint, places: number): string {
  if (places === 0) return digits.toString();
  const text = digits.toString().padStart(places + 1, '0');
  return `${text.slice(0, -places)}.${text.slice(-places)}`;
}

/** The decimal text without zeros at its end, and without the point if nothing stays behind it. */
export function trimZeros(text: string): string {
  return text.includes('.') ? text.replace(/\.?0+$/, '') : text;
}

function abs(value: bigint): bigint {
  return value < 0n ? -value : value;
}
