import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { NEW_SECTIONS } from '@dex/mf-shared/release';
import type { TrustedKey, TrustedKeys, TrustedRole } from '@dex/mf-shared/release';
import { ok } from '@dex/mf-shared/domain';
import type { Result } from '@dex/mf-shared/domain';
import * as v from 'valibot';
import { parseJsonBytes } from '../map/parseJson';
import { refuse } from '../refusal';
import type { Refusal } from '../refusal';
import type { KeyRing } from './keyRing';
import { createKey, createSigner, keyFileSchema } from './signer';
import type { KeyFile, Signer, SignerRole } from './signer';
import { ROOT_FILE, TRUST_FILE, readTrust, writeJson, writeTrust } from './trustFiles';

const PRIVATE_FOLDER = 'private';

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

/** Makes a key and keeps its private part as a file of the folder, readable by its owner alone. Refusal: `keys_in_repository`. */
export async function keepNewKey(
  folder: string,
  role: SignerRole,
  remote: string | null,
  now: number,
): Promise<Result<{ readonly file: KeyFile; readonly trusted: TrustedKey }, Refusal>> {
  if (isInRepository(folder)) return refuse('keys_in_repository', `${folder} is inside a repository; choose a folder outside`);
  const key = await createKey(role, remote, now);
  mkdirSync(join(folder, PRIVATE_FOLDER), { recursive: true, mode: 0o700 });
  const path = join(
    folder,
    PRIVATE_FOLDER,
    `${role}${remote ? `-${remote === NEW_SECTIONS ? 'new-sections' : remote}` : ''}-${key.file.id}.json`,
  );
  writeJson(path, key.file, 0o600);
  return ok(key);
}

/** Whose team a key can be of: a section, by a name that a build can have, the shell, or all sections without a team. */
export function isTeamName(name: string): boolean {
  return name === NEW_SECTIONS || /^[a-z][a-z0-9-]{0,40}$/.test(name);
}

function roleOf(keys: readonly TrustedKey[]): TrustedRole {
  return { threshold: 1, keys: [...keys] };
}

/** Makes all keys of a one-machine installation as files (threshold 1, marked "dev"), the trusted set signed by the root key. `kit: 'asked'` lets no section be shown without the kit's proof. What each is for: deploy/docs/keys.md. Refusals: `already_initialised`, `unknown_remote`, `keys_in_repository`. */
export async function createKeyFolder(
  folder: string,
  remotes: readonly string[],
  { now = Math.floor(Date.now() / 1000), kit }: { readonly now?: number; readonly kit?: 'asked' } = {},
): Promise<Result<TrustedKeys, Refusal>> {
  if (existsSync(join(folder, TRUST_FILE))) return refuse('already_initialised', `${folder} already holds keys`);
  const odd = remotes.find((remote) => !isTeamName(remote));
  if (odd !== undefined) return refuse('unknown_remote', `${JSON.stringify(odd)} is not the name of a section`);
  const root = await keepNewKey(folder, 'root', null, now);
  if (!root.ok) return root;
  const make = async (role: SignerRole, remote: string | null = null) => {
    const key = await keepNewKey(folder, role, remote, now);
    return roleOf(key.ok ? [key.value.trusted] : []);
  };
  const teams: Record<string, TrustedRole> = {};
  for (const remote of new Set([...remotes, 'shell', NEW_SECTIONS])) {
    const proved = kit && remote !== 'shell' ? { kit } : {};
    teams[remote] = { ...(await make('team', remote)), consent: 'team', ...proved };
  }
  const trusted: TrustedKeys = {
    release: await make('release'),
    ops: await make('ops'),
    operator: await make('operator'),
    tester: await make('tester'),
    teams,
  };
  const rootRole = roleOf([root.value.trusted]);
  writeJson(join(folder, ROOT_FILE), rootRole);
  const written = await writeTrust(folder, rootRole, [await createSigner(root.value.file)], { value: trusted, former: [] });
  return written.ok ? ok(trusted) : written;
}

/** A private key file. Refusal: `missing_key`, naming a file that is none. */
async function readSigner(path: string): Promise<Result<Signer, Refusal>> {
  try {
    return ok(await createSigner(v.parse(keyFileSchema, parseJsonBytes(readFileSync(path)))));
  } catch {
    return refuse(
      'missing_key',
      `${path} is not a whole private key, as "keys new" writes it: bring it back, or take it out of the folder`,
    );
  }
}

/** The private keys of a folder, those of root too. Refusal: `missing_key` for a file that is none. */
export async function readSigners(folder: string): Promise<Result<readonly Signer[], Refusal>> {
  const privateFolder = join(folder, PRIVATE_FOLDER);
  const names = existsSync(privateFolder) ? readdirSync(privateFolder).filter((name) => name.endsWith('.json')) : [];
  const signers: Signer[] = [];
  for (const name of names.sort()) {
    const signer = await readSigner(join(privateFolder, name));
    if (!signer.ok) return signer;
    signers.push(signer.value);
  }
  return ok(signers);
}

/** Reads the trusted sets (checked against the root key) and the private keys that are there, root's excepted. Refusals: `missing_key`, `untrusted_keys`. */
export async function readKeyFolder(folder: string): Promise<Result<KeyRing, Refusal>> {
  const read = await readTrust(folder);
  if (!read.ok) return read;
  const { value: trusted, former } = read.value.trust;
  const signers = await readSigners(folder);
  if (!signers.ok) return signers;
  return ok({ trusted, former: former.map(({ value }) => value), signers: signers.value.filter(({ role }) => role !== 'root') });
}
