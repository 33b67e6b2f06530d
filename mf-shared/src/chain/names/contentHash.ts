import { base58btc } from 'multiformats/bases/base58';
import { CID } from 'multiformats/cid';
import type { Hex } from '../../domain/hex';
import { err, ok, type Result } from '../../domain/result';

const IPFS_NAMESPACE = 0xe3;
const IPNS_NAMESPACE = 0xe5;
const DAG_PB = 0x70;
const SHA2_256 = 0x12;
const IDENTITY = 0x00;

/** Why a content hash names nothing that this product can fetch. */
export interface ContentHashError {
  readonly code: 'unrecognized_codec' | 'unreadable';
  readonly message: string;
}

/**
 * A content hash (EIP-1577) as `ipfs://…` or `ipns://…`; any other namespace is "Unrecognized codec: …" (facts A8). In an
 * ipns hash plain text under the identity function is read as text, everything else as base58.
 */
export function uriOfContentHash(contentHash: Hex): Result<string, ContentHashError> {
  try {
    const bytes = Uint8Array.from(contentHash.slice(2).match(/../g) ?? [], (pair) => parseInt(pair, 16));
    const { namespace, rest } = splitNamespace(bytes);
    if (namespace === IPFS_NAMESPACE) return ok(`ipfs://${ipfsPath(CID.decode(rest))}`);
    if (namespace === IPNS_NAMESPACE) return ok(`ipns://${ipnsName(CID.decode(rest))}`);
    return err({ code: 'unrecognized_codec', message: `Unrecognized codec: 0x${namespace.toString(16)}` });
  } catch {
    return err({ code: 'unreadable', message: 'Unreadable content hash' });
  }
}

// The short form of a CID stands for exactly this kind; any other kind must keep its own name.
function ipfsPath(cid: CID): string {
  return cid.code === DAG_PB && cid.multihash.code === SHA2_256 ? base58Of(cid.multihash.bytes) : cid.toString();
}

function ipnsName(cid: CID): string {
  const { code, digest, bytes } = cid.multihash;
  const text = code === IDENTITY ? new TextDecoder().decode(digest) : '';
  return /^[\x21-\x7e]+$/.test(text) ? text : base58Of(bytes);
}

function base58Of(bytes: Uint8Array): string {
  return base58btc.baseEncode(bytes);
}

// The namespace is an unsigned varint: seven bits a byte, the lowest first, a set high bit means that more follow.
function splitNamespace(bytes: Uint8Array): { readonly namespace: number; readonly rest: Uint8Array } {
  const length = bytes.findIndex((byte) => byte < 0x80) + 1;
  if (length < 1 || length > 4) throw new RangeError('No namespace');
  const namespace = bytes.subarray(0, length).reduceRight((high, byte) => high * 0x80 + (byte & 0x7f), 0);
  return { namespace, rest: bytes.subarray(length) };
}
