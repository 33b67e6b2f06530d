import type { RemoteName } from '@dex/mf-shared/contract';

type Kept = Pick<Storage, 'getItem'>;
type Keeper = Pick<Storage, 'setItem' | 'removeItem'>;

/** What a visitor chose for a section: `stable`, to stay out of canaries, or a build of the map by its id. */
export type VisitorBuild = string;

const keyOf = (remote: RemoteName): string => `shell:build:${remote}`;

/** What this page may keep things in; null where the browser blocks it: to ask for it throws there. */
export function storageOf(page: Window): Storage | null {
  try {
    return page.localStorage;
  } catch {
    return null;
  }
}

/** The visitor's choice for a section; null for none. It names a build only: what the map does not show is not found by it. */
export function visitorBuildOf(storage: Kept | null, remote: RemoteName): VisitorBuild | null {
  try {
    return storage?.getItem(keyOf(remote)) ?? null;
  } catch {
    return null;
  }
}

/** Keeps the visitor's choice, or with null forgets it; false when the browser keeps nothing. */
export function keepVisitorBuild(storage: Keeper | null, remote: RemoteName, choice: VisitorBuild | null): boolean {
  try {
    if (choice === null) storage?.removeItem(keyOf(remote));
    else storage?.setItem(keyOf(remote), choice);
    return storage !== null;
  } catch {
    return false;
  }
}
