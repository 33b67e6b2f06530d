import { keccak_256 as keccak } from '@noble/hashes/sha3';
import { bytesToHex } from '@noble/hashes/utils';

/** Stands for `js-sha3` in builds: Keccak-256 of bytes as hex without prefix, from @noble/hashes, the copy used elsewhere too. */
export function keccak_256(data: Uint8Array | readonly number[]): string {
  return bytesToHex(keccak(Uint8Array.from(data)));
}

export default { keccak_256 };
