import type { RemoteName } from '@dex/mf-shared/contract';
import type { Release } from '@dex/mf-shared/release';
import type { RemoteLoadError } from './remoteLoadError';
import { detailOf } from './remoteLoadError';

const PROBE_TIMEOUT_MS = 5_000;

/** What a section's container says when the shell has another version of a shared part, or none. */
const SHARES_TOO_LITTLE = /Unsatisfied version|doesn't exist in shared scope/;

interface Pinned {
  readonly path: string;
  readonly integrity: string;
}

type FileState = 'good' | 'missing' | 'timeout' | 'corrupt';

async function stateOf(url: string, integrity?: string): Promise<FileState> {
  const signal = AbortSignal.timeout(PROBE_TIMEOUT_MS);
  try {
    const answer = await fetch(url, { cache: 'no-cache', signal });
    if (!answer.ok) return 'missing';
    await answer.arrayBuffer();
  } catch {
    return signal.aborted ? 'timeout' : 'missing';
  }
  if (integrity === undefined) return 'corrupt';
  try {
    await (await fetch(url, { integrity, signal })).arrayBuffer();
    return 'good';
  } catch {
    return signal.aborted ? 'timeout' : 'corrupt';
  }
}

/**
 * Turns a failed load into a code. A script element only says that it failed; so the pinned files are asked for once more, which tells
 * a missing file from a slow and from a changed one.
 */
export async function diagnoseRelease(remote: RemoteName, release: Release, cause: unknown): Promise<RemoteLoadError> {
  const detail = detailOf(cause);
  if (SHARES_TOO_LITTLE.test(detail)) return { code: 'incompatible', remote, detail };
  if (/timed out|timeout/i.test(detail)) return { code: 'timeout', remote, detail };
  const files: Pinned[] = [{ path: release.entry, integrity: release.integrity }, ...release.preloads];
  const states = await Promise.all(
    files.map((file) => stateOf(new URL(`${release.dir}${file.path}`, window.location.origin).href, file.integrity)),
  );
  const bad = states.find((state) => state !== 'good');
  return { code: bad ?? 'threw', remote, detail };
}

/**
 * The same for a section that loaded but could not be mounted: a chunk that it asks for later may be missing, late, or (it is there, yet the
 * browser refused it) changed. Anything else is the section's own failure.
 */
export async function diagnoseMount(remote: RemoteName, cause: unknown): Promise<RemoteLoadError> {
  const detail = detailOf(cause);
  const chunk = /^Loading chunk \S+ failed\.[\s\S]*\((\w+): (\S+)\)/.exec(detail);
  if (!chunk) return { code: 'threw', remote, detail };
  const [, kind, url = ''] = chunk;
  if (kind === 'timeout') return { code: 'timeout', remote, detail };
  const state = await stateOf(url);
  return { code: state === 'good' ? 'threw' : state, remote, detail };
}
