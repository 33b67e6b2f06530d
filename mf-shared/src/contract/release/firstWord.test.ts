import { createHash } from 'node:crypto';
import { firstWordOfSha256 } from './firstWord';

it.each([0, 1, 31, 55, 56, 63, 64, 65, 119, 120, 1000])('is that of sha256 for %s bytes', (length) => {
  const bytes = Uint8Array.from({ length }, (_, index) => (index * 37 + 200) % 256);
  expect(firstWordOfSha256(bytes)).toBe(createHash('sha256').update(bytes).digest().readUInt32BE(0));
});
