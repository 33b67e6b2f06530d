import * as v from 'valibot';
import { fromBase64url } from './base64url';
import { canonicalJson } from './canonicalBytes';
import type { TrustedKey, TrustedRole } from './trustedKeys';

/** What a signature is about; part of the signed bytes, so that no signature can be used for another kind of statement. */
export type SignedKind = 'base' | 'ops' | 'team' | 'tester' | 'trust' | 'config' | 'consent' | 'develop' | 'preview' | 'kit';

const signatureText = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{86}$/));

/** One signer's two signatures over the same bytes: 64 bytes each, base64url; P-256 in the raw r‖s form. */
export const signatureSchema = v.object({ key: v.string(), ed25519: signatureText, p256: signatureText });
export type Signature = v.InferOutput<typeof signatureSchema>;

/** The bytes that are signed: `dex-release-1:<kind>`, a line feed, the canonical JSON of the value. */
export function signedBytes(kind: SignedKind, value: unknown): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(`dex-release-1:${kind}\n${canonicalJson(value)}`);
}

const P256 = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };

async function importEd25519(raw: Uint8Array<ArrayBuffer>): Promise<CryptoKey | null> {
  try {
    return await globalThis.crypto.subtle.importKey('raw', raw, { name: 'Ed25519' }, false, ['verify']);
  } catch {
    return null; // the browser does not know Ed25519: the P-256 signature of the same signer decides
  }
}

async function verifiesWithKey(key: TrustedKey, signature: Signature, bytes: Uint8Array<ArrayBuffer>): Promise<boolean> {
  const subtle = globalThis.crypto.subtle;
  const [edKey, edSignature] = [fromBase64url(key.ed25519), fromBase64url(signature.ed25519)];
  const [pKey, pSignature] = [fromBase64url(key.p256), fromBase64url(signature.p256)];
  if (!edKey || !edSignature || !pKey || !pSignature) return false;
  try {
    const ed25519 = await importEd25519(edKey);
    if (ed25519) return await subtle.verify({ name: 'Ed25519' }, ed25519, edSignature, bytes);
    const p256 = await subtle.importKey('raw', pKey, P256, false, ['verify']);
    return await subtle.verify(P256, p256, pSignature, bytes);
  } catch {
    return false;
  }
}

/** The ids of the role's keys that signed the value, each once, in the role's order: a name beside a signature proves nothing. Never throws. */
export async function signersOf(
  role: TrustedRole | undefined,
  kind: SignedKind,
  value: unknown,
  signatures: readonly Signature[],
): Promise<string[]> {
  const bytes = signedBytes(kind, value);
  const verdicts = (role?.keys ?? []).map(async (key) => {
    const own = signatures.filter((signature) => signature.key === key.id);
    return (await Promise.all(own.map((signature) => verifiesWithKey(key, signature, bytes)))).includes(true) ? key.id : null;
  });
  return [...new Set((await Promise.all(verdicts)).filter((id) => id !== null))];
}

/** True when at least `threshold` different keys of the role signed the value. Never throws. */
export async function isSignedBy(
  role: TrustedRole | undefined,
  kind: SignedKind,
  value: unknown,
  signatures: readonly Signature[],
): Promise<boolean> {
  return role !== undefined && (await signersOf(role, kind, value, signatures)).length >= role.threshold;
}
