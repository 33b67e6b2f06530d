import type { Hex } from '../../domain/hex';
import { err, ok, type Result } from '../../domain/result';
import { base32Of, base58Of } from './baseText';
import { contentIdOf, readVarint, type ContentId } from './contentId';

const IPFS_NAMESPACE = 0xe3;
const IPNS_NAMESPACE = 0xe5;
const DAG_PB = 0x70;
const SHA2_256 = 0x12;
const IDENTITY = 0x00;

/** Why a content hash names nothing that this product can fetch. */
export type ContentHashError =
  | { readonly code: 'unreadable' }
  /** `subject` is the number of the namespace. */
  | { readonly code: 'unrecognized_codec'; readonly subject: string };

/**
 * A content hash (EIP-1577) as `ipfs://…` or `ipns://…`; any other namespace is an unrecognized codec (TOKEN-16). In an
 * ipns hash plain text under the identity function is read as text, everything else as base58.
 */
export function uriOfContentHash(contentHash: Hex): Result<string, ContentHashError> {
  const bytes = Uint8Array.from(contentHash.slice(2).match(/../g) ?? [], (pair) => parseInt(pair, 16));
  const namespace = readVarint(bytes);
  if (namespace === null) return unreadable;
  if (namespace.value !== IPFS_NAMESPACE && namespace.value !== IPNS_NAMESPACE) {
    return err({ code: 'unrecognized_codec', subject: `0x${namespace.value.toString(16)}` });
  }
  const id = contentIdOf(namespace.rest);
  if (id === null) return unreadable;
  return ok(namespace.value === IPFS_NAMESPACE ? `ipfs://${ipfsPath(id)}` : `ipns://${ipnsName(id)}`);
}

const unreadable: Result<never, ContentHashError> = err({ code: 'unreadable' });

// The short form of an identifier stands for exactly this kind; any other kind must keep its own name.
function ipfsPath({ contentCode, hashCode, multihash, bytes }: ContentId): string {
  return contentCode === DAG_PB && hashCode === SHA2_256 ? base58Of(multihash) : `b${base32Of(bytes)}`;
}

function ipnsName({ hashCode, digest, multihash }: ContentId): string {
  const text = hashCode === IDENTITY ? new TextDecoder().decode(digest) : '';
  return /^[\x21-\x7e]+$/.test(text) ? text : base58Of(multihash);
}
