import { ens_normalize } from '@adraffy/ens-normalize';
import { keccak_256 } from '@noble/hashes/sha3';
import { bytesToHex, concatBytes, utf8ToBytes } from '@noble/hashes/utils';
import type { Hex } from '../../domain/hex';
import { requireHexText } from '../abiWords';

/** A name in its one normal form (ENSIP-15), or null if it has none. */
export function normalName(name: string): string | null {
  try {
    const normal = ens_normalize(name);
    return normal === '' ? null : normal;
  } catch {
    return null;
  }
}

/** The node of a name that is in normal form already (EIP-137): 32 bytes. */
export function nodeOf(normal: string): Hex {
  const root = new Uint8Array(32);
  const node = normal
    .split('.')
    .reduceRight<Uint8Array>((parent, label) => keccak_256(concatBytes(parent, keccak_256(utf8ToBytes(label)))), root);
  return requireHexText(`0x${bytesToHex(node)}`);
}
