import { keccak_256 as realKeccak } from '@noble/hashes/sha3';
import { bytesToHex } from '@noble/hashes/utils';
import fc from 'fast-check';
import { keccak_256 } from './keccak';

it.each([
  ['', 'c5d2460186f7233c927e7db2dcc703c0e500b653ca82273b7bfad8045d85a470'],
  ['abc', '4e03657aea45a94fc7d47ba826c8d667c0d1e6e33a64a036ec44f58fa12d6c45'],
])('Keccak-256 of the text "%s" is the known one', (text, hash) => {
  expect(bytesToHex(keccak_256(text))).toBe(hash);
});

it('is the hash of the library for every length about the borders of its blocks', () => {
  for (let length = 0; length <= 420; length += 1) {
    const data = Uint8Array.from({ length }, (_, index) => (index * 167 + length) & 255);
    expect(bytesToHex(keccak_256(data))).toBe(bytesToHex(realKeccak(data)));
  }
});

it('is the hash of the library for any bytes and any text', () => {
  fc.assert(
    fc.property(fc.oneof(fc.uint8Array({ maxLength: 600 }), fc.string({ unit: 'grapheme' })), (data) => {
      expect(bytesToHex(keccak_256(data))).toBe(bytesToHex(realKeccak(data)));
    }),
    { numRuns: 500 },
  );
});
