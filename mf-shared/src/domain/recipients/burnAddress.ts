import { literalAddress, sameAddress, type Address } from '../address';

/** Where tokens are sent to be out of reach for good. Nobody has its key; some do mean it, so it can be confirmed. */
export const BURN_ADDRESS: Address = literalAddress('0x000000000000000000000000000000000000dEaD');

/** True for the address that asks for a typed confirmation. */
export function isBurnAddress(address: Address): boolean {
  return sameAddress(address, BURN_ADDRESS);
}
