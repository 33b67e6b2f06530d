import { fromBase64url, signedBytes, toBase64url } from '@dex/mf-shared/release';
import type { Signature, SignedKind, TrustedKey } from '@dex/mf-shared/release';
import * as v from 'valibot';

const ED25519 = { name: 'Ed25519' };
const P256 = { name: 'ECDSA', namedCurve: 'P-256' };
const P256_SIGNING = { name: 'ECDSA', hash: 'SHA-256' };

/** What a signer may sign; a team's key is bound to one section. */
export const signerRoles = ['root', 'release', 'ops', 'operator', 'tester', 'team'] as const;
export type SignerRole = (typeof signerRoles)[number];

/** A private key file: both keys as PKCS #8, base64url. `dev` is true for keys that were made as plain files. */
export const keyFileSchema = v.object({
  id: v.string(),
  role: v.picklist(signerRoles),
  remote: v.nullable(v.string()),
  dev: v.boolean(),
  ed25519: v.string(),
  p256: v.string(),
});
export type KeyFile = v.InferOutput<typeof keyFileSchema>;

/** A private key that is ready to sign. */
export interface Signer {
  readonly id: string;
  readonly role: SignerRole;
  readonly remote: string | null;
  readonly dev: boolean;
  sign(kind: SignedKind, value: unknown): Promise<Signature>;
}

async function exported(format: 'raw' | 'pkcs8', key: CryptoKey): Promise<string> {
  return toBase64url(new Uint8Array(await globalThis.crypto.subtle.exportKey(format, key)));
}

/** After how long a key should be replaced: a year, in seconds. */
export const KEY_LIFE_SECONDS = 365 * 24 * 3600;

/** Makes a new pair of key pairs for one signer; the id is the first 16 hex digits of the sha256 of the Ed25519 public key. */
export async function createKey(
  role: SignerRole,
  remote: string | null,
  now = Math.floor(Date.now() / 1000),
): Promise<{ file: KeyFile; trusted: TrustedKey }> {
  const subtle = globalThis.crypto.subtle;
  const edPair = await subtle.generateKey('Ed25519', true, ['sign', 'verify']);
  const pPair = await subtle.generateKey(P256, true, ['sign', 'verify']);
  const publicBytes = await subtle.exportKey('raw', edPair.publicKey);
  const digest = new Uint8Array(await subtle.digest('SHA-256', publicBytes));
  const id = Buffer.from(digest).toString('hex').slice(0, 16);
  return {
    file: {
      id,
      role,
      remote,
      dev: true,
      ed25519: await exported('pkcs8', edPair.privateKey),
      p256: await exported('pkcs8', pPair.privateKey),
    },
    trusted: {
      id,
      ed25519: await exported('raw', edPair.publicKey),
      p256: await exported('raw', pPair.publicKey),
      expires: now + KEY_LIFE_SECONDS,
    },
  };
}

/** The signer of a key file. Rejects when the file's keys cannot be read. */
export async function createSigner(file: KeyFile): Promise<Signer> {
  const subtle = globalThis.crypto.subtle;
  const [edBytes, pBytes] = [fromBase64url(file.ed25519), fromBase64url(file.p256)];
  if (!edBytes || !pBytes) throw new RangeError(`key ${file.id} is not base64url`);
  const edKey = await subtle.importKey('pkcs8', edBytes, ED25519, false, ['sign']);
  const pKey = await subtle.importKey('pkcs8', pBytes, P256, false, ['sign']);
  return {
    id: file.id,
    role: file.role,
    remote: file.remote,
    dev: file.dev,
    async sign(kind, value) {
      const bytes = signedBytes(kind, value);
      const [ed25519, p256] = await Promise.all([subtle.sign(ED25519, edKey, bytes), subtle.sign(P256_SIGNING, pKey, bytes)]);
      return { key: file.id, ed25519: toBase64url(new Uint8Array(ed25519)), p256: toBase64url(new Uint8Array(p256)) };
    },
  };
}
