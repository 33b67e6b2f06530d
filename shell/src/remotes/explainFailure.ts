import type { RemoteName } from '@dex/mf-shared/contract';
import type { Release } from '@dex/mf-shared/release';
import { detailOf } from './remoteLoadError';
import type { RemoteLoadError } from './remoteLoadError';

type Faring = typeof import('./faring');

/** What explains a failure is fetched when there is one. Where even that does not come, the section's own files are as far away. */
async function explain(
  remote: RemoteName,
  cause: unknown,
  ask: (faring: Faring) => Promise<RemoteLoadError>,
  otherwise: 'missing' | 'threw',
): Promise<RemoteLoadError> {
  let faring: Faring;
  try {
    faring = await import(/* webpackChunkName: "faring" */ './faring');
  } catch {
    return { code: otherwise, remote, detail: detailOf(cause) };
  }
  return ask(faring);
}

/** Turns a failed load of a release into a code. */
export function explainLoad(remote: RemoteName, release: Release, cause: unknown): Promise<RemoteLoadError> {
  return explain(remote, cause, (faring) => faring.diagnoseRelease(remote, release, cause), 'missing');
}

/** The same for a section that loaded but could not be mounted. */
export function explainMount(remote: RemoteName, cause: unknown): Promise<RemoteLoadError> {
  const otherwise = /^Loading chunk \S+ failed/.test(detailOf(cause)) ? 'missing' : 'threw';
  return explain(remote, cause, (faring) => faring.diagnoseMount(remote, cause), otherwise);
}
