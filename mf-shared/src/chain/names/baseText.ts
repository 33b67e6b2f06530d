const BASE58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
const BASE32 = 'abcdefghijklmnopqrstuvwxyz234567';

/** Bytes as base58 text (the alphabet of Bitcoin); a leading zero byte is a leading 1. */
export function base58Of(bytes: Uint8Array): string {
  let number = bytes.reduce((high, byte) => high * 256n + BigInt(byte), 0n);
  let text = '';
  for (; number > 0n; number /= 58n) text = BASE58.charAt(Number(number % 58n)) + text;
  const firstPresent = bytes.findIndex((byte) => byte !== 0);
  return '1'.repeat(firstPresent === -1 ? bytes.length : firstPresent) + text;
}

/** Bytes as base32 text (RFC 4648, lower case, without padding). */
export function base32Of(bytes: Uint8Array): string {
  let text = '';
  let held = 0;
  let bits = 0;
  for (const byte of bytes) {
    held = (held << 8) | byte;
    bits += 8;
    for (; bits >= 5; bits -= 5) text += BASE32.charAt((held >> (bits - 5)) & 31);
    held &= (1 << bits) - 1;
  }
  return bits > 0 ? text + BASE32.charAt((held << (5 - bits)) & 31) : text;
}
