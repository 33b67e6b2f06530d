import { err, ok, type Result } from '@dex/mf-shared/domain';

/** Where the newest run-time file is served; the page holds a copy of it. */
const SETTINGS_URL = '/config.json';
const TIMEOUT_MS = 5000;
/** Where the newest accepted file is kept: an older one is recognised by it, and it is used when no other comes. */
const STORED_FILE = 'shell:run-time-file';

export type KeptText = Pick<Storage, 'getItem' | 'setItem'>;

/** The part of a page that holds its data blocks. */
export interface DataBlocks {
  getElementById(id: string): { readonly textContent: string | null } | null;
}

export interface SettingsUnreachable {
  readonly code: 'unreachable';
  readonly detail: string;
}

/** The signed run-time file that the page was served with (`#run-time-file`), or null when it has none. */
export function inlinedSettings(page: DataBlocks): string | null {
  return page.getElementById('run-time-file')?.textContent?.trim() || null;
}

/** The text of `/config.json` as it is now. Error: `unreachable` when it does not come within five seconds. */
export async function fetchSettings(): Promise<Result<string, SettingsUnreachable>> {
  try {
    const answer = await fetch(SETTINGS_URL, { credentials: 'omit', cache: 'no-cache', signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (!answer.ok) return err({ code: 'unreachable', detail: `HTTP ${answer.status}` });
    return ok(await answer.text());
  } catch (cause) {
    return err({ code: 'unreachable', detail: String(cause) });
  }
}

export function storedSettings(storage: KeptText | null): string | null {
  try {
    return storage?.getItem(STORED_FILE) ?? null;
  } catch {
    return null;
  }
}

export function storeSettings(storage: KeptText | null, text: string): void {
  try {
    if (text !== storedSettings(storage)) storage?.setItem(STORED_FILE, text);
  } catch {
    // Without storage an older file cannot be recognised after a reload; everything else goes on.
  }
}
