import { literalAddress, sameAddress, type Address } from '../address';

/** How many tools write the coin of a network where they want the address of a token; on no network is it a token or a person. */
export const COIN_SIGN: Address = literalAddress('0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE');

/** How many addresses at each end, and of each block of system contracts, are taken as reserved: more than any network uses. */
const BLOCK = 0x10000n;
const LAST = 2n ** 160n - 1n;

/** The first of the system contracts that are built into the OP Stack (its "predeploys"). */
const OP_SYSTEM = BigInt('0x4200000000000000000000000000000000000000');

/**
 * Whether an address is the network's own, or a sign, and nobody's: the low ones (precompiles, from `0x01` on, and the system contracts of rollups;
 * to a router, `0x01` and `0x02` mean "the sender" and "the router itself"), the high ones (EIP-4788's caller), the block of the OP Stack, and
 * the sign of the coin. The zero address and the burn address, which have rules of their own, lie in the low block too.
 */
export function isReservedAddress(address: Address): boolean {
  const number = BigInt(address);
  return number < BLOCK || number > LAST - BLOCK || (number >= OP_SYSTEM && number < OP_SYSTEM + BLOCK) || sameAddress(address, COIN_SIGN);
}
