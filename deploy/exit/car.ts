import { createHash } from 'node:crypto';

/** The way out, as the site serves it at its root: the page, and the archive by which it is found in IPFS. */
export const EXIT_PAGE = 'exit.html';
export const EXIT_ARCHIVE = 'exit.car';

/** A file as one block of IPFS, and the archive that a node or a pinning service imports. */
export interface CarFile {
  /** The content id (version 1, raw, sha2-256) in base32: by it anybody finds the file, and finds out whether it was changed. */
  readonly cid: string;
  /** CARv1 with that block as its only root. */
  readonly bytes: Buffer;
}

const SHA2_256 = [0x12, 0x20];
const CID_VERSION_1 = 0x01;
const RAW = 0x55;

/** Puts a file into an archive (CARv1, https://ipld.io/specs/transport/car/carv1/): one raw block, so the id is that of its very bytes. */
export function carOf(content: Uint8Array): CarFile {
  const digest = createHash('sha256').update(content).digest();
  const cid = Buffer.from([CID_VERSION_1, RAW, ...SHA2_256, ...digest]);
  const header = headerOf(cid);
  const block = Buffer.concat([cid, content]);
  return {
    cid: `b${base32(cid)}`,
    bytes: Buffer.concat([varint(header.length), header, varint(block.length), block]),
  };
}

/** `{ roots: [cid], version: 1 }` in DAG-CBOR: a link is tag 42 over the bytes of the id behind a zero byte. */
function headerOf(cid: Buffer): Buffer {
  const link = Buffer.concat([Buffer.from([0xd8, 0x2a, 0x58, cid.length + 1, 0x00]), cid]);
  return Buffer.concat([
    Buffer.from([0xa2]),
    Buffer.from([0x65]),
    Buffer.from('roots'),
    Buffer.from([0x81]),
    link,
    Buffer.from([0x67]),
    Buffer.from('version'),
    Buffer.from([0x01]),
  ]);
}

/** An unsigned number in groups of seven bits, the lowest first (LEB128). */
function varint(value: number): Buffer {
  const bytes: number[] = [];
  let rest = value;
  do {
    const group = rest % 128;
    rest = Math.floor(rest / 128);
    bytes.push(rest > 0 ? group + 128 : group);
  } while (rest > 0);
  return Buffer.from(bytes);
}

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz234567';

/** RFC 4648, lower case, without padding. */
function base32(bytes: Uint8Array): string {
  let [text, bits, held] = ['', 0, 0];
  for (const byte of bytes) {
    held = (held << 8) | byte;
    bits += 8;
    while (bits >= 5) {
      bits -= 5;
      text += ALPHABET[(held >> bits) & 31] ?? '';
      held &= (1 << bits) - 1;
    }
  }
  return bits > 0 ? text + (ALPHABET[(held << (5 - bits)) & 31] ?? '') : text;
}
