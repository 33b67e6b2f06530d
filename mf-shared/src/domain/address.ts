import { keccak_256 } from '@noble/hashes/sha3';
import type { Brand } from './brand';

/** An account or contract in its checksummed form (EIP-55): two equal addresses are equal texts. */
export type Address = Brand<`0x${string}`, 'Address'>;

const ADDRESS = /^0x[0-9a-fA-F]{40}$/;

/**
 * The text as a checksummed address, or null. Needs `0x` and 40 hex digits; a text in mixed case must carry the
 * right checksum, one in a single case is accepted as it is.
 */
export function parseAddress(text: string): Address | null {
  if (!ADDRESS.test(text)) return null;
  const digits = text.slice(2);
  const checksummed = checksum(digits.toLowerCase());
  const isSingleCase = digits === digits.toLowerCase() || digits === digits.toUpperCase();
  return isSingleCase || checksummed === text ? checksummed : null;
}

/** As `parseAddress`, but throws "Invalid 'address' parameter" and the text for anything it refuses. */
export function requireAddress(text: string): Address {
  const address = parseAddress(text);
  if (address === null) throw new TypeError(`Invalid 'address' parameter '${text}'.`);
  return address;
}

/**
 * A literal of the code as an address, without the cost of hashing it at start-up. Only for tables whose
 * checksums a test verifies; everything from outside goes through `parseAddress`.
 */
export function literalAddress(text: `0x${string}`): Address {
  return text as Address;
}

/** True if both texts name one address, whatever their case; a text that is no address equals nothing. */
export function sameAddress(one: string | null | undefined, other: string | null | undefined): boolean {
  if (!one || !other || !ADDRESS.test(one) || !ADDRESS.test(other)) return false;
  return one.toLowerCase() === other.toLowerCase();
}

/** "0x", the first and the last `digits` hex digits, joined by three dots: 0x1234...abcd for 4. */
export function shortenAddress(address: string, digits = 4): string {
  const checked = requireAddress(address);
  return `${checked.slice(0, digits + 2)}...${checked.slice(42 - digits)}`;
}

/** The address of nobody: forty zeros. */
export const ZERO_ADDRESS: Address = literalAddress('0x0000000000000000000000000000000000000000');

/** Checksums made so far: the answers about 500 positions name the same few tokens 1,500 times, and each costs a hash. */
const made = new Map<string, Address>();
const MOST_KEPT = 4096;

function checksum(lowerCaseDigits: string): Address {
  const known = made.get(lowerCaseDigits) ?? hashed(lowerCaseDigits);
  if (made.size >= MOST_KEPT) made.clear();
  made.set(lowerCaseDigits, known);
  return known;
}

function hashed(lowerCaseDigits: string): Address {
  const hash = keccak_256(lowerCaseDigits);
  // A plain loop: token lists bring ten thousand of these at once.
  let text = '0x';
  for (let index = 0; index < 40; index += 1) {
    const byte = hash[index >> 1] ?? 0;
    const nibble = index % 2 === 0 ? byte >> 4 : byte & 15;
    const digit = lowerCaseDigits.charAt(index);
    text += nibble >= 8 ? digit.toUpperCase() : digit;
  }
  return text as Address;
}
