import type { Brand } from './brand';

/** A count of a currency's smallest unit as decimal text: "0" or digits without a leading zero, no sign. */
export type RawAmount = Brand<string, 'RawAmount'>;

const RAW_AMOUNT = /^(?:0|[1-9][0-9]*)$/;

function isRawAmount(text: string): text is RawAmount {
  return RAW_AMOUNT.test(text);
}

/** The text as a raw amount, or null if it is not a plain non-negative whole number. */
export function parseRawAmount(text: string): RawAmount | null {
  return isRawAmount(text) ? text : null;
}

/** The whole number as a raw amount; throws a RangeError for a negative one. */
export function rawAmount(value: bigint): RawAmount {
  const text = value.toString();
  if (!isRawAmount(text)) throw new RangeError(`Not a raw amount: ${text}`);
  return text;
}

/** Zero units. */
export const ZERO_AMOUNT: RawAmount = rawAmount(0n);

/** 2^256 - 1: the unlimited approval. */
export const MAX_UINT256: RawAmount = rawAmount((1n << 256n) - 1n);
