import { err, ok } from '@dex/mf-shared/domain';
import type { Result } from '@dex/mf-shared/domain';
import type { DataBlocks } from '../chain/runTimeFileText';

/** How long one request for the release map may take, in milliseconds. */
const MAP_TIMEOUT_MS = 5_000;

export interface MapUnavailable {
  readonly code: 'map_unavailable';
  readonly detail: string;
}

/** The release map that the page was served with (`#release-map`), or null when it has none. */
export function inlinedMapText(page: DataBlocks): string | null {
  return page.getElementById('release-map')?.textContent?.trim() || null;
}

/** A release map as the site gave it. */
export interface FetchedMap {
  readonly text: string;
  /** When the site gave it, by the site's own clock. */
  readonly date: string | null;
}

/** The text of `/release.json` as it is now. Error: `map_unavailable` when it does not come within five seconds. */
export async function fetchMapText(): Promise<Result<FetchedMap, MapUnavailable>> {
  try {
    const answer = await fetch('/release.json', { cache: 'no-cache', signal: AbortSignal.timeout(MAP_TIMEOUT_MS) });
    if (!answer.ok) return err({ code: 'map_unavailable', detail: `HTTP ${answer.status}` });
    return ok({ text: await answer.text(), date: answer.headers.get('date') });
  } catch (cause) {
    return err({ code: 'map_unavailable', detail: String(cause) });
  }
}
