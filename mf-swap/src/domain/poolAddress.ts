import { keccak_256 } from '@noble/hashes/sha3';
import { requireAddress, type Address, type V2Deployment, type V3Deployment } from '@dex/mf-shared/domain';
import type { TokenPair } from './poolCandidates';

/** The address of a version-2 pair (CREATE2 over both addresses, packed). */
export function pairAddress({ factory, initCodeHash }: V2Deployment, [token0, token1]: TokenPair): Address {
  return create2(factory, keccak(digits(token0.address) + digits(token1.address)), digits(initCodeHash));
}

/** The address of a version-3 pool (CREATE2 over both addresses and the fee in millionths, as ABI words). */
export function poolAddress({ factory, poolInitCodeHash }: V3Deployment, [token0, token1]: TokenPair, fee: number): Address {
  const words = [digits(token0.address), digits(token1.address), fee.toString(16)].map((part) => part.padStart(64, '0'));
  return create2(factory, keccak(words.join('')), digits(poolInitCodeHash));
}

function create2(deployer: Address, salt: string, initCodeHash: string): Address {
  return requireAddress(`0x${keccak(`ff${digits(deployer)}${salt}${initCodeHash}`).slice(24)}`);
}

function digits(hex: string): string {
  return hex.slice(2).toLowerCase();
}

function keccak(hex: string): string {
  const bytes = Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
  return Array.from(keccak_256(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
