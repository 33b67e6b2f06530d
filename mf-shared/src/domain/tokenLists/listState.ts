// What happens to one list while it is fetched and updated (TOKEN-11). Pure: the slice calls these.
import { err, ok, type Result } from '../result';
import type { TokenList } from './tokenList';
import { isAtLeast, requiredBump, sameVersion, versionBump } from './versionBump';

/** Why a list is not there, for whoever added it; the words are made where it is shown (TOKEN-8). */
export interface ListFault {
  readonly code:
    | 'location_unknown'
    | 'no_mainnet'
    | 'name_unresolved'
    | 'contenthash_untranslatable'
    | 'unrecognized_codec'
    | 'download_failed'
    | 'list_invalid';
  /** What it is about, the same in every language: the location, the name, the codec, the place in the list. */
  readonly subject: string;
}

/** The state of one list, keyed by its location elsewhere. */
export interface ListState {
  readonly current: TokenList | null;
  readonly pendingUpdate: TokenList | null;
  readonly loadingRequestId: string | null;
  readonly error: ListFault | null;
}

/** All lists by location, and which of them are switched on. */
export interface ListsState {
  readonly byUrl: Readonly<Record<string, ListState>>;
  readonly activeListUrls: readonly string[];
}

/** A list that was never fetched. */
export const NEW_LIST: ListState = { current: null, pendingUpdate: null, loadingRequestId: null, error: null };

/** The request of a list whose content an earlier visit kept and which is being read. */
export const RESTORING = 'restoring';

/** What an earlier visit kept of a list, or null; anything that was fetched meanwhile is newer and stays. */
export function listRestored(state: ListState, kept: Pick<ListState, 'current' | 'pendingUpdate'> | null): ListState {
  if (state.loadingRequestId !== RESTORING) return state;
  return { ...state, ...kept, loadingRequestId: null };
}

/** True while a list that is on may still turn out to hold more: what an earlier visit kept of it is being read. */
export function isRestoring({ byUrl, activeListUrls }: ListsState): boolean {
  return activeListUrls.some((url) => byUrl[url]?.loadingRequestId === RESTORING);
}

/** A fetch began: what is known stays. */
export function listFetchStarted(state: ListState | undefined, requestId: string): ListState {
  return { ...(state ?? NEW_LIST), loadingRequestId: requestId, error: null };
}

/** A fetch gave a list: the first one becomes current, a different version waits as an update, the same one is ignored. */
export function listFetchSucceeded(state: ListState | undefined, list: TokenList): ListState {
  const known = state ?? NEW_LIST;
  const settled = { ...known, loadingRequestId: null, error: null };
  if (known.current === null) return { ...settled, current: list, pendingUpdate: null };
  if (sameVersion(known.current.version, list.version)) return settled;
  return { ...settled, pendingUpdate: list };
}

/** A fetch failed: the error counts only if it belongs to the fetch that is going on. */
export function listFetchFailed(state: ListState | undefined, requestId: string, error: ListFault): ListState {
  const known = state ?? NEW_LIST;
  return known.loadingRequestId === requestId ? { ...known, loadingRequestId: null, error } : known;
}

/** The update becomes current; without one the error is "accept list update called without pending update". */
export function listUpdateAccepted(state: ListState): Result<ListState, ListUpdateError> {
  if (state.pendingUpdate === null) {
    return err({ code: 'no_pending_update', message: 'accept list update called without pending update' });
  }
  return ok({ ...state, current: state.pendingUpdate, pendingUpdate: null });
}

/** Why an update is not taken; the message is for the console. */
export interface ListUpdateError {
  readonly code: 'no_pending_update' | 'no_version_bump' | 'bump_too_small';
  readonly message: string;
}

/**
 * Whether a pending update may be taken without asking: a major bump always, a smaller one if it is at least what the
 * change of tokens calls for. Gives the new state, the unchanged state when nothing is pending, or the reason not to.
 */
export function listUpdatedAutomatically(state: ListState, url: string): Result<ListState, ListUpdateError> {
  const { current, pendingUpdate } = state;
  if (!current || !pendingUpdate) return ok(state);
  if (sameVersion(current.version, pendingUpdate.version)) {
    return err({ code: 'no_version_bump', message: 'unexpected no version bump' });
  }
  const bump = versionBump(current.version, pendingUpdate.version);
  const required = requiredBump(current.tokens, pendingUpdate.tokens);
  if (bump !== 'none' && (bump === 'major' || isAtLeast(bump, required))) {
    return ok({ ...state, current: pendingUpdate, pendingUpdate: null });
  }
  return err({
    code: 'bump_too_small',
    message: `The list ${url} was not updated by itself: its version step is "${bump}", its changes need "${required}".`,
  });
}
