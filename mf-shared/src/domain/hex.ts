import type { Brand } from './brand';

/** Bytes as text: `0x`, then an even number of hex digits (possibly none). */
export type Hex = Brand<`0x${string}`, 'Hex'>;

const HEX = /^0x(?:[0-9a-fA-F]{2})*$/;

/** True for `0x` and an even number of hex digits. */
export function isHex(text: string): text is Hex {
  return HEX.test(text);
}

/** The text as bytes, or null if it is not `0x` and whole bytes. */
export function parseHex(text: string): Hex | null {
  return isHex(text) ? text : null;
}

/** 32 bytes as text, in lower case: a hash. */
export type Hash = Brand<`0x${string}`, 'Hash'>;

function isHash(text: string): text is Hash {
  return /^0x[0-9a-f]{64}$/.test(text);
}

/** The text as a 32-byte hash in lower case, or null. */
export function parseHash(text: string): Hash | null {
  const lowerCase = text.toLowerCase();
  return isHash(lowerCase) ? lowerCase : null;
}

/** A literal of the code as a hash; throws a RangeError if it is none. */
export function requireHash(text: string): Hash {
  const hash = parseHash(text);
  if (hash === null) throw new RangeError(`Not a 32-byte hash: ${text}`);
  return hash;
}
