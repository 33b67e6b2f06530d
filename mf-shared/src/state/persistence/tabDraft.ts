/** The part of a tab's storage that drafts need. Any call may throw: blocked, or full. */
export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** A form that was begun and not sent: it outlives a reload of its tab and ends with the tab (SHELL-24). */
export interface TabDraft<T> {
  /** What was left behind, or null for nothing and for what does not hold together. */
  readonly read: () => T | null;
  readonly keep: (draft: T) => void;
  readonly forget: () => void;
}

function storageOfTab(): DraftStorage | null {
  try {
    return globalThis.sessionStorage;
  } catch {
    return null;
  }
}

/** The draft of that name. `parse` gives null for anything that is not one. Without storage nothing is kept, and nothing fails. */
export function tabDraft<T>(
  name: string,
  parse: (json: unknown) => T | null,
  storageOf: () => DraftStorage | null = storageOfTab,
): TabDraft<T> {
  const key = `dex.draft.${name}`;
  const attempt = <R>(run: (storage: DraftStorage) => R): R | null => {
    const storage = storageOf();
    try {
      return storage && run(storage);
    } catch {
      return null;
    }
  };
  return {
    read: () =>
      attempt((storage) => {
        const text = storage.getItem(key);
        return text === null ? null : parse(JSON.parse(text));
      }),
    keep: (draft) => void attempt((storage) => storage.setItem(key, JSON.stringify(draft))),
    forget: () => void attempt((storage) => storage.removeItem(key)),
  };
}
