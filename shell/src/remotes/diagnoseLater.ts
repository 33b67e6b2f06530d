import type { RemoteName } from '@dex/mf-shared/contract';
import type { Release } from '@dex/mf-shared/release';
import type { RemoteLoadError } from './remoteLoadError';
import { detailOf } from './remoteLoadError';

const code = () => import(/* webpackChunkName: "diagnose" */ './diagnoseRelease');

/** Where not even the shell's own file comes, the section's is missing too. */
function unreached(remote: RemoteName, cause: unknown): RemoteLoadError {
  return { code: 'missing', remote, detail: detailOf(cause) };
}

/** `diagnoseRelease`, whose code comes with the first failure. */
export async function diagnoseRelease(remote: RemoteName, release: Release, cause: unknown): Promise<RemoteLoadError> {
  const diagnosis = await code().catch(() => null);
  return diagnosis ? diagnosis.diagnoseRelease(remote, release, cause) : unreached(remote, cause);
}

/** `diagnoseMount`, likewise. */
export async function diagnoseMount(remote: RemoteName, cause: unknown): Promise<RemoteLoadError> {
  const diagnosis = await code().catch(() => null);
  return diagnosis ? diagnosis.diagnoseMount(remote, cause) : unreached(remote, cause);
}
