import type { RemoteName } from '@dex/mf-shared/contract';

/**
 * Why a section cannot be shown. `missing`: its files are not there or no release of it may run; `timeout`: they did not come in
 * time; `corrupt`: they are not what the release map pins, or not a section at all; `incompatible`: it needs another version of the
 * shared code; `threw`: its own code failed while it started or drew itself; `expired`: this is the first visit and the release map that is served is
 * older than it may be; `clock`: the same by this device's clock alone, not by the site's; `unproved`: the release map is not what was signed.
 */
export interface RemoteLoadError {
  readonly code: 'missing' | 'timeout' | 'corrupt' | 'incompatible' | 'threw' | 'expired' | 'clock' | 'unproved';
  readonly remote: RemoteName;
  /** The cause, for the console; never shown. */
  readonly detail: string;
}

/** The text of anything that was thrown. */
export function detailOf(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause);
}
