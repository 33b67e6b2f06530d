/** The tab's storage, as far as it is used. Any call may throw: blocked, full, or gone. */
type TabStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const PREFIX = 'dex.form.';

function storage(): TabStorage | null {
  try {
    return window.sessionStorage;
  } catch {
    return null;
  }
}

/** What was kept under a key, as it lies there; null when nothing was, or nothing that can be read. */
export function readKeptForm(key: string): unknown {
  try {
    const text = storage()?.getItem(`${PREFIX}${key}`) ?? null;
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

/** Keeps a text under a key for a reload of this tab; null forgets it. Without storage a reload begins anew. */
export function keepForm(key: string, text: string | null): void {
  try {
    if (text === null) storage()?.removeItem(`${PREFIX}${key}`);
    else storage()?.setItem(`${PREFIX}${key}`, text);
  } catch {
    // A blocked or full storage costs no more than what was typed, and only at a reload.
  }
}
