import { createHash } from 'node:crypto';
import type { Hex } from '../node/hex';

const ALPHABET = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
const SHA256_PREFIX = '1220';
// ipfs namespace, version 1, dag-pb: what a name's record puts before the hash.
const CONTENT_HASH_PREFIX = 'e3010170';

/** A content's address in the two forms: `cid` in URLs of gateways, `contentHash` in a name's record. */
export interface ContentAddress {
  readonly cid: string;
  readonly contentHash: Hex;
}

/** The address of a text; the local gateway serves it under that name without building real blocks. */
export function contentAddressOf(text: string): ContentAddress {
  const multihash = SHA256_PREFIX + createHash('sha256').update(text).digest('hex');
  return { cid: base58(multihash), contentHash: `0x${CONTENT_HASH_PREFIX}${multihash}` };
}

function base58(hex: string): string {
  let rest = BigInt(`0x${hex}`);
  let text = '';
  while (rest > 0n) {
    text = (ALPHABET[Number(rest % 58n)] ?? '') + text;
    rest /= 58n;
  }
  return text;
}
