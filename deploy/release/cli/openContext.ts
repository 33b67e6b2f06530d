import { resolve } from 'node:path';
import { ok } from '@dex/mf-shared/domain';
import type { Result } from '@dex/mf-shared/domain';
import type { Note } from '@dex/mf-shared/release';
import { readKeyFolder } from '../keys/keyFolder';
import { hasDevKeys } from '../keys/keyRing';
import type { ReleaseContext } from '../map/commit';
import type { Refusal } from '../refusal';
import { openStore } from '../store/openStore';
import type { ReleaseStore } from '../store/releaseStore';
import type { Invocation } from './invocation';

/** The key folder of a command line. */
export function keyFolderOf(invocation: Invocation): string {
  return resolve(invocation.text('keys') ?? process.env['RELEASE_KEYS'] ?? '.build/keys');
}

/** Seconds since 1970, now. */
export function nowSeconds(): number {
  return Math.floor(Date.now() / 1000);
}

/** Who runs the command (`--by`, `$RELEASE_AUTHOR`, else `$USER`) and why, as the history tells it; cut to what fits. */
export function noteOf(invocation: Invocation): Note {
  const by = invocation.text('by') ?? process.env['RELEASE_AUTHOR'] ?? process.env['USER'] ?? 'unknown';
  return { by: by.slice(0, 80), why: (invocation.text('why') ?? '').slice(0, 300) };
}

/** Store (unless it is given) and keys of a command line; says loudly when private keys are development files. */
export async function openContext(
  invocation: Invocation,
  warn: (text: string) => void,
  place: ReleaseStore | null = null,
): Promise<Result<ReleaseContext, Refusal>> {
  const keys = await readKeyFolder(keyFolderOf(invocation));
  if (!keys.ok) return keys;
  if (hasDevKeys(keys.value)) warn('*** DEV KEYS: private keys are plain files on this machine ***');
  if (place) return ok({ store: place, keys: keys.value, now: nowSeconds, warn });
  const store = await openStore(invocation.text('store') ?? process.env['RELEASE_STORE'] ?? '.build/site');
  return store.ok ? ok({ store: store.value, keys: keys.value, now: nowSeconds, warn }) : store;
}
