import { literalAddress, sameAddress, type Address } from './address';

/** Accounts that see "Blocked address" in place of the whole app (SHELL-20). */
export const BLOCKED_ADDRESSES: readonly Address[] = [
  literalAddress('0x7F367cC41522cE07553e823bf3be79A889DEbe1B'),
  literalAddress('0xd882cFc20F52f2599D84b8e8D58C7FB62cfE344b'),
  literalAddress('0x901bb9583b24D97e995513C6778dc6888AB6870e'),
  literalAddress('0xA7e5d5A720f06526557c513402f2e6B5fA20b008'),
  literalAddress('0x8576aCC5C05D6Ce88f4e49bf65BdF0C62F91353C'),
  literalAddress('0xC8a65Fadf0e0dDAf421F28FEAb69Bf6E2E589963'),
];

/** True if the account is on the block list, whatever the case of its letters. */
export function isBlocked(account: string | null | undefined): boolean {
  return BLOCKED_ADDRESSES.some((address) => sameAddress(address, account));
}
