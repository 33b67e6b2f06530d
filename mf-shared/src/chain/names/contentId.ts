/** A content identifier taken apart: what kind of content, and the hash of it with the code of the hash function. */
export interface ContentId {
  readonly bytes: Uint8Array;
  readonly contentCode: number;
  readonly hashCode: number;
  /** Function, length and digest, as they stand in the identifier. */
  readonly multihash: Uint8Array;
  readonly digest: Uint8Array;
}

/** Reads an unsigned varint (seven bits a byte, the lowest first); null if there is none of at most four bytes. */
export function readVarint(bytes: Uint8Array): { readonly value: number; readonly rest: Uint8Array } | null {
  const length = bytes.findIndex((byte) => byte < 0x80) + 1;
  if (length < 1 || length > 4) return null;
  const value = bytes.subarray(0, length).reduceRight((high, byte) => high * 0x80 + (byte & 0x7f), 0);
  return { value, rest: bytes.subarray(length) };
}

/** The content identifier (version 1) that the bytes are, or null if they are none, or more than one. */
export function contentIdOf(bytes: Uint8Array): ContentId | null {
  const version = readVarint(bytes);
  const content = version === null ? null : readVarint(version.rest);
  const hash = content === null ? null : readVarint(content.rest);
  const length = hash === null ? null : readVarint(hash.rest);
  if (version?.value !== 1 || content === null || hash === null || length === null) return null;
  if (length.rest.length !== length.value) return null;
  return {
    bytes,
    contentCode: content.value,
    hashCode: hash.value,
    multihash: content.rest,
    digest: length.rest,
  };
}
