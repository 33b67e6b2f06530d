import { closeSync, existsSync, fsyncSync, openSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isSignedBy, signatureSchema, trustedKeysSchema, wholeOf } from '@dex/mf-shared/release';
import type { Signature, TrustedRole } from '@dex/mf-shared/release';
import { ok } from '@dex/mf-shared/domain';
import type { Result } from '@dex/mf-shared/domain';
import * as v from 'valibot';
import { parseJsonBytes } from '../map/parseJson';
import { refuse } from '../refusal';
import type { Refusal } from '../refusal';
import type { Signer } from './signer';

/** The public keys as one JSON: what the shell is built with. */
export const TRUSTED_KEYS_FILE = 'trusted-keys.json';
/** The trusted keys of now and of former times, signed by root (deploy/docs/rotation.md). */
export const TRUST_FILE = 'trust.json';
/** The root keys of now, and how they followed the first. */
export const ROOT_FILE = 'root.json';
/** The root that is about to follow: it counts as soon as what it signed lies beside it. */
const NEXT_ROOT_FILE = 'root.json.next';

const generation = v.pipe(v.number(), v.integer(), v.minValue(0));
const formerSchema = v.object({
  keys: trustedKeysSchema,
  /** The last generation of each chain that these keys judge; 0 for none. */
  until: v.object({ base: generation, ops: generation, config: generation }),
});
const signatures = v.array(signatureSchema);
const trustSchema = v.object({
  value: trustedKeysSchema,
  signatures,
  /** Oldest first. */
  former: v.optional(v.array(v.object({ value: formerSchema, signatures }))),
});
const rootSchema = v.object({ threshold: v.number(), keys: v.array(v.object({ id: v.string(), ed25519: v.string(), p256: v.string() })) });
const rootFileSchema = v.object({
  ...rootSchema.entries,
  /** Each root that followed another, signed by the one before it; oldest first. */
  handovers: v.optional(v.array(v.object({ value: rootSchema, signatures }))),
});

/** A key set that was in force up to a generation of each chain. */
export type FormerKeys = v.InferOutput<typeof formerSchema>;
export type TrustFile = Required<v.InferOutput<typeof trustSchema>>;
export type RootFile = Required<v.InferOutput<typeof rootFileSchema>>;

function readJson(path: string): unknown {
  return existsSync(path) ? parseJsonBytes(readFileSync(path)) : undefined;
}

/** Writes a JSON file as people read it; whoever reads finds the former or the new one whole, also after a loss of power. */
export function writeJson(path: string, value: unknown, mode = 0o644): void {
  const temporary = `${path}.tmp`;
  const file = openSync(temporary, 'w', mode);
  try {
    writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
  renameSync(temporary, path);
}

async function hasSigned(root: TrustedRole, trust: v.InferOutput<typeof trustSchema>): Promise<boolean> {
  const parts = [trust, ...(trust.former ?? [])];
  const verdicts = await Promise.all(parts.map((part) => isSignedBy(root, 'trust', part.value, part.signatures)));
  return !verdicts.includes(false);
}

/** The root whose trust lies in the folder: a hand-over that was cut off after it signed the trust counts. */
async function rootOf(folder: string, trust: v.InferOutput<typeof trustSchema>): Promise<Result<RootFile, Refusal>> {
  const known = wholeOf(rootFileSchema, readJson(join(folder, ROOT_FILE)));
  if (!known) return refuse('untrusted_keys', `${folder}: ${ROOT_FILE} has a wrong shape`);
  const next = wholeOf(rootFileSchema, readJson(join(folder, NEXT_ROOT_FILE)));
  for (const root of [known, ...(next ? [next] : [])]) {
    const whole = { ...root, handovers: root.handovers ?? [] };
    if ((await hasSigned(root, trust)) && (root === known || (await follows(known, whole)))) return ok(whole);
  }
  return refuse('untrusted_keys', `${folder}: the root key did not sign ${TRUST_FILE}`);
}

/** Reads a folder's root and trust, every part checked against the root. Refusals: `missing_key`, `untrusted_keys`. */
export async function readTrust(folder: string): Promise<Result<{ readonly root: RootFile; readonly trust: TrustFile }, Refusal>> {
  if (!existsSync(join(folder, TRUST_FILE)))
    return refuse(
      'missing_key',
      `${folder} holds no ${TRUST_FILE}: bring it with ${ROOT_FILE} from a machine of this site, or run "init" for a new site`,
    );
  const trust = wholeOf(trustSchema, readJson(join(folder, TRUST_FILE)));
  if (!trust) return refuse('untrusted_keys', `${folder}: ${TRUST_FILE} has a wrong shape`);
  const root = await rootOf(folder, trust);
  return root.ok ? ok({ root: root.value, trust: { ...trust, former: trust.former ?? [] } }) : root;
}

async function signedByRoot(root: TrustedRole, signers: readonly Signer[], value: unknown): Promise<Result<Signature[], Refusal>> {
  const own = signers.filter(({ role }) => role === 'root');
  const made = await Promise.all(own.map((signer) => signer.sign('trust', value)));
  if (await isSignedBy(root, 'trust', value, made)) return ok(made);
  return refuse('missing_key', `this needs ${root.threshold} private root key(s); ${own.length} in the key folder`);
}

/** Puts a root and what it signed into a folder, in an order that can be cut off anywhere: one of both roots always signed what lies there. */
export function placeTrust(folder: string, root: TrustedRole, trust: TrustFile): void {
  const next = join(folder, NEXT_ROOT_FILE);
  writeJson(next, root);
  writeJson(join(folder, TRUST_FILE), trust);
  writeJson(join(folder, TRUSTED_KEYS_FILE), trust.value);
  renameSync(next, join(folder, ROOT_FILE));
}

/** Signs a trust file, all its parts, with the root keys that are at hand, and writes it with the root and the public keys for the builds. Refusal: `missing_key`. */
export async function writeTrust(
  folder: string,
  root: TrustedRole,
  signers: readonly Signer[],
  { value, former }: Pick<TrustFile, 'value'> & { readonly former: readonly { readonly value: FormerKeys }[] },
): Promise<Result<null, Refusal>> {
  const signed = await signedByRoot(root, signers, value);
  if (!signed.ok) return signed;
  const parts: TrustFile['former'] = [];
  for (const part of former) {
    const own = await signedByRoot(root, signers, part.value);
    if (!own.ok) return own;
    parts.push({ value: part.value, signatures: own.value });
  }
  placeTrust(folder, root, { value, signatures: signed.value, former: parts });
  return ok(null);
}

/** True when `next` is the root that `known` handed over to, step by step, or the same. */
export async function follows(known: TrustedRole, next: RootFile): Promise<boolean> {
  const isSame = (a: TrustedRole, b: TrustedRole) =>
    a.threshold === b.threshold &&
    a.keys.map(({ id, ed25519 }) => id + ed25519).join() === b.keys.map(({ id, ed25519 }) => id + ed25519).join();
  let at: TrustedRole = known;
  for (const { value, signatures: made } of next.handovers) if (await isSignedBy(at, 'trust', { root: value }, made)) at = value;
  return isSame(at, next);
}
