import type { RemoteName } from '@dex/mf-shared/contract';

type Kept = Pick<Storage, 'getItem'>;

/** What a visitor chose for a section: `stable`, to stay out of canaries, or a build of the map by its id. */
export type VisitorBuild = string;

/** Where the choice for a section is kept. */
export const visitorBuildKey = (remote: RemoteName): string => `shell:build:${remote}`;

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
    return storage?.getItem(visitorBuildKey(remote)) ?? null;
  } catch {
    return null;
  }
}
