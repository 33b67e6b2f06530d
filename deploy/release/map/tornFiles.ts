import { canonicalBytes } from '@dex/mf-shared/release';
import type { Bytes } from '../store/releaseStore';
import { parseJsonBytes } from './parseJson';

/** True for a file that a loss of power left empty or cut off: no signed document, whole or changed, is that. */
export function isTorn(bytes: Bytes): boolean {
  return parseJsonBytes(bytes) === undefined;
}

/** The bytes of a signed document inside a copy of it (`release.json`, `config.json`), or null when the copy is of another generation. */
export function bytesInCopy(copy: unknown, generation: number): Bytes | null {
  const value: unknown = typeof copy === 'object' && copy !== null ? Reflect.get(copy, 'value') : null;
  const own: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, 'generation') : null;
  return own === generation ? canonicalBytes(copy) : null;
}
