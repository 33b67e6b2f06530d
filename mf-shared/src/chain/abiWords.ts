import { parseAddress, type Address } from '../domain/address';
import { isHex, type Hex } from '../domain/hex';

// Words by hand, so that the first bytes need no ABI library: deploy/docs/ethers-5.md.
const WORD_DIGITS = 64;
const WORD_BYTES = 32;
const WORD_SPAN = 1n << 256n;

/** A piece of call data without `0x`: a whole number of 32-byte words as lower-case hex digits. */
export type Words = string;

/** An unsigned whole number as one word; throws a RangeError outside 0 … 2^256-1 (Solidity ABI, uint<M>). */
export function uintWord(value: bigint | number): Words {
  const whole = BigInt(value);
  if (whole < 0n || whole >= WORD_SPAN) throw new RangeError('Does not fit an unsigned word');
  return whole.toString(16).padStart(WORD_DIGITS, '0');
}

/** A signed whole number as one word in two's complement; throws a RangeError outside ±2^255 (Solidity ABI, int<M>). */
export function intWord(value: bigint | number): Words {
  const whole = BigInt(value);
  if (whole < -(WORD_SPAN / 2n) || whole >= WORD_SPAN / 2n) throw new RangeError('Does not fit a signed word');
  return uintWord(whole < 0n ? whole + WORD_SPAN : whole);
}

/** An address as one word. */
export function addressWord(address: Address): Words {
  return address.slice(2).toLowerCase().padStart(WORD_DIGITS, '0');
}

/** True or false as one word. */
export function boolWord(value: boolean): Words {
  return uintWord(value ? 1n : 0n);
}

/** Bytes of any length in their dynamic form: the length word, then the bytes filled up to whole words. */
export function bytesWords(data: Hex): Words {
  const digits = data.slice(2).toLowerCase();
  const padded = Math.ceil(digits.length / WORD_DIGITS) * WORD_DIGITS;
  return uintWord(digits.length / 2) + digits.padEnd(padded, '0');
}

/** An array of dynamic elements: its length, the offset of each element, then the elements in order. */
export function dynamicArrayWords(elements: readonly Words[]): Words {
  let offset = elements.length * WORD_BYTES;
  const offsets = elements.map((element) => {
    const word = uintWord(offset);
    offset += element.length / 2;
    return word;
  });
  return uintWord(elements.length) + offsets.join('') + elements.join('');
}

/** Call data: a four-byte selector and the words of its arguments. */
export function callData(selector: `0x${string}`, ...words: readonly Words[]): Hex {
  return requireHexText(selector + words.join(''));
}

/** Hex digits as bytes; throws a TypeError for anything else (for texts that this layer has put together itself). */
export function requireHexText(text: string): Hex {
  if (!isHex(text)) throw new TypeError('Not whole bytes of hex');
  return text;
}

/** The word that starts at a byte offset as an unsigned number, or null if the data ends before. */
export function readWord(data: Hex, byteOffset: number): bigint | null {
  const start = 2 + byteOffset * 2;
  if (byteOffset < 0 || start + WORD_DIGITS > data.length) return null;
  return BigInt(`0x${data.slice(start, start + WORD_DIGITS)}`);
}

/** As `readWord`, read in two's complement. */
export function readInt(data: Hex, byteOffset: number): bigint | null {
  const word = readWord(data, byteOffset);
  return word === null ? null : BigInt.asIntN(256, word);
}

/** The word at a byte offset as an offset or length inside the data, or null if it points beyond the data. */
export function readPosition(data: Hex, byteOffset: number): number | null {
  const word = readWord(data, byteOffset);
  if (word === null || word > BigInt(data.length)) return null;
  return Number(word);
}

/** The word at a byte offset as a number, or null if the data ends before or it is beyond the safe whole numbers. */
export function readNumber(data: Hex, byteOffset: number): number | null {
  const word = readWord(data, byteOffset);
  return word === null || word > BigInt(Number.MAX_SAFE_INTEGER) ? null : Number(word);
}

/** The address in the word at a byte offset, or null if the data ends before or the word holds more than an address. */
export function readAddress(data: Hex, byteOffset: number): Address | null {
  const word = readWord(data, byteOffset);
  if (word === null || word >= 1n << 160n) return null;
  return parseAddress(`0x${word.toString(16).padStart(40, '0')}`);
}

/** The truth value in the word at a byte offset, or null if the data ends before or the word is neither 0 nor 1. */
export function readBool(data: Hex, byteOffset: number): boolean | null {
  const word = readWord(data, byteOffset);
  return word === 0n ? false : word === 1n ? true : null;
}

/** The dynamic bytes whose length word stands at a byte offset, or null if the data ends before. */
export function readBytes(data: Hex, byteOffset: number): Hex | null {
  const length = readPosition(data, byteOffset);
  if (length === null) return null;
  const start = 2 + (byteOffset + WORD_BYTES) * 2;
  const end = start + length * 2;
  if (end > data.length) return null;
  return requireHexText(`0x${data.slice(start, end)}`);
}

/** A sole dynamic text answer (offset, length, UTF-8 bytes) as ABI-encoded by `string` getters, or null if it is not one. */
export function readText(data: Hex): string | null {
  const offset = readPosition(data, 0);
  if (offset === null) return null;
  const bytes = readBytes(data, offset);
  return bytes === null ? null : textOfBytes(bytes);
}

/** Bytes as UTF-8 text, or null if they are not valid UTF-8. */
export function textOfBytes(bytes: Hex): string | null {
  const pairs = bytes.slice(2).match(/../g) ?? [];
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(pairs, (pair) => parseInt(pair, 16)));
  } catch {
    return null;
  }
}
