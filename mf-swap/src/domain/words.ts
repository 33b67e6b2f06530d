/** Call data split for reading: the four-byte selector and the 32-byte words after it. */
export interface CallWords {
  readonly selector: string;
  readonly words: readonly string[];
}

/** Splits call data into selector and words, or null when it is not a selector and whole words of hex. */
export function splitCall(data: string): CallWords | null {
  if (!/^0x[0-9a-f]{8}(?:[0-9a-f]{64})*$/i.test(data)) return null;
  const lower = data.toLowerCase();
  return { selector: lower.slice(0, 10), words: lower.slice(10).match(/.{64}/g) ?? [] };
}

/** The word as an unsigned number; throws a RangeError beyond the last word. */
export function uintAt(words: readonly string[], index: number): bigint {
  const word = words[index];
  if (word === undefined) throw new RangeError('Call data ends early');
  return BigInt(`0x${word}`);
}

/** The word as a lower-case address; throws a RangeError when it holds more than an address. */
export function addressAt(words: readonly string[], index: number): string {
  const value = uintAt(words, index);
  if (value >> 160n) throw new RangeError('Not an address');
  return `0x${value.toString(16).padStart(40, '0')}`;
}

/** The index of the word that an offset word points to, counted from `base`; throws a RangeError for an offset that is none. */
export function targetOf(words: readonly string[], index: number, base = 0): number {
  const offset = uintAt(words, index);
  if (offset % 32n !== 0n || offset / 32n > BigInt(words.length)) throw new RangeError('Not an offset');
  return base + Number(offset / 32n);
}

/** The dynamic bytes whose length word stands at an index, as hex without `0x`; throws a RangeError when the data ends early. */
export function bytesAt(words: readonly string[], index: number): string {
  const length = Number(uintAt(words, index));
  const digits = words.slice(index + 1, index + 1 + Math.ceil(length / 32)).join('');
  if (digits.length < length * 2) throw new RangeError('Call data ends early');
  return digits.slice(0, length * 2);
}

/** The list of addresses whose length word stands at an index. */
export function addressListAt(words: readonly string[], index: number): readonly string[] {
  const length = Number(uintAt(words, index));
  if (length > words.length) throw new RangeError('Call data ends early');
  return Array.from({ length }, (_, place) => addressAt(words, index + 1 + place));
}
