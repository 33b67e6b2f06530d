import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isSignedBy, signatureSchema, trustedKeysSchema } from '@dex/mf-shared/release';
import type { TrustedKey, TrustedKeys, TrustedRole } from '@dex/mf-shared/release';
import { ok } from '@dex/mf-shared/domain';
import type { Result } from '@dex/mf-shared/domain';
import * as v from 'valibot';
import { refuse } from '../refusal';
import type { Refusal } from '../refusal';
import type { KeyRing } from './keyRing';
import { createKey, createSigner, keyFileSchema } from './signer';
import type { KeyFile, SignerRole } from './signer';

/** The public keys as one JSON: what the shell is built with. */
export const TRUSTED_KEYS_FILE = 'trusted-keys.json';
const TRUST_FILE = 'trust.json';
const ROOT_FILE = 'root.json';
const PRIVATE_FOLDER = 'private';

const trustSchema = v.object({ value: trustedKeysSchema, signatures: v.array(signatureSchema) });
const rootSchema = v.object({ threshold: v.number(), keys: v.array(v.object({ id: v.string(), ed25519: v.string(), p256: v.string() })) });

/** True when the folder lies in a git work tree that does not ignore it: private keys there would be committed one day. */
export function isInRepository(folder: string): boolean {
  mkdirSync(folder, { recursive: true });
  const git = (...parameters: string[]) => execFileSync('git', ['-C', folder, ...parameters], { stdio: ['ignore', 'pipe', 'ignore'] });
  try {
    git('rev-parse', '--show-toplevel');
  } catch {
    return false;
  }
  try {
    git('check-ignore', '-q', join(folder, 'key'));
    return false;
  } catch {
    return true;
  }
}

function writeJson(path: string, value: unknown): void {
  writeFileSync(path, `${JSON.stringify(value, null, 2)}\n`);
}

function writePrivate(folder: string, file: KeyFile): void {
  const path = join(folder, PRIVATE_FOLDER, `${file.role}${file.remote ? `-${file.remote}` : ''}-${file.id}.json`);
  writeJson(path, file);
  chmodSync(path, 0o600);
}

function roleOf(keys: readonly TrustedKey[]): TrustedRole {
  return { threshold: 1, keys: [...keys] };
}

/** Makes all keys of a one-machine installation as files (threshold 1, marked "dev"), the trusted set signed by the root key. */
export async function createKeyFolder(folder: string, remotes: readonly string[]): Promise<Result<TrustedKeys, Refusal>> {
  if (isInRepository(folder)) return refuse('keys_in_repository', `${folder} is inside a repository; choose a folder outside`);
  if (existsSync(join(folder, TRUST_FILE))) return refuse('already_initialised', `${folder} already holds keys`);
  mkdirSync(join(folder, PRIVATE_FOLDER), { recursive: true, mode: 0o700 });
  const make = async (role: SignerRole, remote: string | null = null) => {
    const key = await createKey(role, remote);
    writePrivate(folder, key.file);
    return key;
  };
  const root = await make('root');
  const teams: Record<string, TrustedRole> = {};
  for (const remote of [...remotes, 'shell']) teams[remote] = roleOf([(await make('team', remote)).trusted]);
  const trusted: TrustedKeys = {
    release: roleOf([(await make('release')).trusted]),
    ops: roleOf([(await make('ops')).trusted]),
    operator: roleOf([(await make('operator')).trusted]),
    tester: roleOf([(await make('tester')).trusted]),
    teams,
  };
  const signer = await createSigner(root.file);
  writeJson(join(folder, ROOT_FILE), roleOf([root.trusted]));
  writeJson(join(folder, TRUSTED_KEYS_FILE), trusted);
  writeJson(join(folder, TRUST_FILE), { value: trusted, signatures: [await signer.sign('trust', trusted)] });
  return ok(trusted);
}

function readJson(path: string): unknown {
  return JSON.parse(readFileSync(path, 'utf8'));
}

/** Reads the trusted set (checked against the root key) and the private keys that are there. Refusals: `missing_key`, `untrusted_keys`. */
export async function readKeyFolder(folder: string): Promise<Result<KeyRing, Refusal>> {
  if (!existsSync(join(folder, TRUST_FILE))) return refuse('missing_key', `${folder} holds no ${TRUST_FILE}; run "init" first`);
  const root = v.safeParse(rootSchema, readJson(join(folder, ROOT_FILE)));
  const trust = v.safeParse(trustSchema, readJson(join(folder, TRUST_FILE)));
  if (!root.success || !trust.success) return refuse('untrusted_keys', `${folder}: ${ROOT_FILE} or ${TRUST_FILE} has a wrong shape`);
  if (!(await isSignedBy(root.output, 'trust', trust.output.value, trust.output.signatures))) {
    return refuse('untrusted_keys', `${folder}: the root key did not sign ${TRUST_FILE}`);
  }
  const privateFolder = join(folder, PRIVATE_FOLDER);
  const names = existsSync(privateFolder) ? readdirSync(privateFolder).sort() : [];
  const files = names.map((name) => v.parse(keyFileSchema, readJson(join(privateFolder, name))));
  const signers = await Promise.all(files.filter((file) => file.role !== 'root').map(createSigner));
  return ok({ trusted: trust.output.value, signers });
}
