// Where pools live: computed from factory, tokens and init hash (EIP-1014), so that no read is needed to find them.
import { keccak_256 } from '@noble/hashes/sha3';
import { bytesToHex, concatBytes, hexToBytes } from '@noble/hashes/utils';
import { requireAddress, type Address } from './address';
import type { SushiDeployment, V2Deployment, V3Deployment } from './chains/chain';

/** The two addresses in the order in which pools hold them: the lower one is token0. */
export function sortAddresses(one: Address, other: Address): readonly [Address, Address] {
  return one.toLowerCase() < other.toLowerCase() ? [one, other] : [other, one];
}

/** The pair of two tokens in version 2 (or in a factory of its kind), whether it was created or not. */
export function v2PairAddress(deployment: V2Deployment | SushiDeployment, tokenA: Address, tokenB: Address): Address {
  const [token0, token1] = sortAddresses(tokenA, tokenB);
  const salt = keccak_256(concatBytes(bytesOf(token0), bytesOf(token1)));
  return create2Address(deployment.factory, salt, bytesOf(deployment.initCodeHash));
}

/** The pool of two tokens and a fee (millionths) in version 3, whether it was created or not. */
export function v3PoolAddress(
  deployment: Pick<V3Deployment, 'factory' | 'poolInitCodeHash'>,
  tokenA: Address,
  tokenB: Address,
  fee: number,
): Address {
  const [token0, token1] = sortAddresses(tokenA, tokenB);
  const salt = keccak_256(
    concatBytes(word(bytesOf(token0)), word(bytesOf(token1)), word(bytesOf(`0x${fee.toString(16).padStart(6, '0')}`))),
  );
  return create2Address(deployment.factory, salt, bytesOf(deployment.poolInitCodeHash));
}

function create2Address(factory: Address, salt: Uint8Array, initCodeHash: Uint8Array): Address {
  const hash = keccak_256(concatBytes(Uint8Array.of(0xff), bytesOf(factory), salt, initCodeHash));
  return requireAddress(`0x${bytesToHex(hash.subarray(12))}`);
}

function bytesOf(hex: string): Uint8Array {
  return hexToBytes(hex.slice(2));
}

function word(bytes: Uint8Array): Uint8Array {
  return concatBytes(new Uint8Array(32 - bytes.length), bytes);
}
