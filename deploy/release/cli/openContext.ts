import { resolve } from 'node:path';
import { ok } from '@dex/mf-shared/domain';
import type { Result } from '@dex/mf-shared/domain';
import { readKeyFolder } from '../keys/keyFolder';
import { hasDevKeys } from '../keys/keyRing';
import type { ReleaseContext } from '../map/commit';
import type { Refusal } from '../refusal';
import { openStore } from '../store/openStore';
import type { Invocation } from './invocation';

/** The key folder of a command line. */
export function keyFolderOf(invocation: Invocation): string {
  return resolve(invocation.text('keys') ?? process.env['RELEASE_KEYS'] ?? '.build/keys');
}

/** Seconds since 1970, now. */
export function nowSeconds(): number {
  return Math.floor(Date.now() / 1000);
}

/** Store and keys of a command line; says loudly when private keys are development files. */
export async function openContext(invocation: Invocation, warn: (text: string) => void): Promise<Result<ReleaseContext, Refusal>> {
  const keys = await readKeyFolder(keyFolderOf(invocation));
  if (!keys.ok) return keys;
  if (hasDevKeys(keys.value)) warn('*** DEV KEYS: private keys are plain files on this machine ***');
  const store = await openStore(invocation.text('store') ?? process.env['RELEASE_STORE'] ?? '.build/site');
  return store.ok ? ok({ store: store.value, keys: keys.value, now: nowSeconds }) : store;
}
