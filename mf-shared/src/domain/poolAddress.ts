// Where pools live: computed from factory, tokens and init hash (EIP-1014), so that no read is needed to find them.
import { keccak_256 } from '@noble/hashes/sha3';
import { requireAddress, type Address } from './address';
import type { SushiDeployment, V2Deployment, V3Deployment } from './chains/chain';

/** The two addresses in the order in which pools hold them: the lower one is token0. */
export function sortAddresses(one: Address, other: Address): readonly [Address, Address] {
  return one.toLowerCase() < other.toLowerCase() ? [one, other] : [other, one];
}

/** The pair of two tokens in version 2 (or in a factory of its kind), whether it was created or not. */
export function v2PairAddress(deployment: V2Deployment | SushiDeployment, tokenA: Address, tokenB: Address): Address {
  const [token0, token1] = sortAddresses(tokenA, tokenB);
  return create2Address(deployment.factory, hashOf(digits(token0) + digits(token1)), deployment.initCodeHash);
}

/** The pool of two tokens and a fee (millionths) in version 3, whether it was created or not. */
export function v3PoolAddress(
  deployment: Pick<V3Deployment, 'factory' | 'poolInitCodeHash'>,
  tokenA: Address,
  tokenB: Address,
  fee: number,
): Address {
  const [token0, token1] = sortAddresses(tokenA, tokenB);
  const salt = hashOf(word(digits(token0)) + word(digits(token1)) + word(fee.toString(16)));
  return create2Address(deployment.factory, salt, deployment.poolInitCodeHash);
}

function create2Address(factory: Address, salt: string, initCodeHash: string): Address {
  return requireAddress(`0x${hashOf(`ff${digits(factory)}${salt}${digits(initCodeHash)}`).slice(24)}`);
}

function digits(hex: string): string {
  return hex.slice(2);
}

function word(hexDigits: string): string {
  return hexDigits.padStart(64, '0');
}

/** Keccak-256 of bytes in hex digits, in hex digits. */
function hashOf(hexDigits: string): string {
  const bytes = Uint8Array.from({ length: hexDigits.length / 2 }, (_, index) =>
    Number.parseInt(hexDigits.slice(2 * index, 2 * index + 2), 16),
  );
  return Array.from(keccak_256(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
