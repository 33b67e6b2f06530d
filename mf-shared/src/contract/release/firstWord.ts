const WORD = 2 ** 32;
const fraction = (root: number) => Math.floor((root % 1) * WORD);

function firstPrimes(count: number): number[] {
  const primes: number[] = [];
  for (let candidate = 2; primes.length < count; candidate += 1) if (primes.every((prime) => candidate % prime > 0)) primes.push(candidate);
  return primes;
}

const turned = (word: number, by: number) => (word >>> by) | (word << (32 - by));

/** Words that a message of so many bytes is told as: the bytes, a one, zeros, the length in bits (FIPS 180-4, 5.1.1). */
function paddedWords(bytes: Uint8Array): Int32Array {
  const words = new Int32Array((((bytes.length + 8) >> 6) + 1) * 16);
  [...bytes, 128].forEach((byte, index) => (words[index >> 2] = (words[index >> 2] ?? 0) | (byte << (24 - (index % 4) * 8))));
  words[words.length - 1] = bytes.length * 8;
  return words;
}

/** The state after one more block of sixteen words (FIPS 180-4, 6.2.2). */
function afterBlock(state: readonly number[], block: Int32Array, primes: readonly number[]): number[] {
  const schedule = [...block];
  const at = (index: number) => schedule[index] ?? 0;
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  primes.forEach((prime, round) => {
    if (round > 15) {
      const [late, early] = [at(round - 2), at(round - 15)];
      const small = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
      schedule[round] = (at(round - 16) + small + at(round - 7) + (turned(late, 17) ^ turned(late, 19) ^ (late >>> 10))) | 0;
    }
    const large = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const one = (h + large + ((e & f) ^ (~e & g)) + fraction(prime ** (1 / 3)) + at(round)) | 0;
    const other = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
    [a, b, c, d, e, f, g, h] = [(one + other) | 0, a, b, c, (d + one) | 0, e, f, g];
  });
  return [a, b, c, d, e, f, g, h].map((word, index) => (word + (state[index] ?? 0)) | 0);
}

/** The first 32 bits of the sha256 of the bytes, at once: for what must be decided before the page goes on, where `crypto.subtle` would answer too late. */
export function firstWordOfSha256(bytes: Uint8Array): number {
  const [words, primes] = [paddedWords(bytes), firstPrimes(64)];
  let state = primes.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
  for (let from = 0; from < words.length; from += 16) state = afterBlock(state, words.subarray(from, from + 16), primes);
  return (state[0] ?? 0) >>> 0;
}
