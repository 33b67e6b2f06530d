import { assumedMap } from '@dex/mf-shared/release';
import type { Arm, Release } from '@dex/mf-shared/release';
import { inlinedMapText } from './releaseMapText';
import { shellFolder, shellIdOf } from './shellId';

/** The page's shell as beacons name it: by the map that the page was served with, which is not checked. */
export interface OwnShell extends Pick<Release, 'id' | 'dir'> {
  readonly arm: Arm;
}

/** The shell that this page runs; null in the development server and in a page without a map, or with a text that is none. */
export function ownShell(page: Document): OwnShell | null {
  const [id, text] = [shellIdOf(page), inlinedMapText(page)];
  if (id === null || text === null) return null;
  try {
    const [first] = assumedMap(text, 0).base.shells;
    return { id, dir: shellFolder(id), arm: first?.id === id ? 'stable' : 'canary' };
  } catch {
    return null;
  }
}

/** True for the first who asks in a page: what becomes of its shell is told once. */
export function takeTurnToTell({ documentElement: { dataset } }: Document): boolean {
  const isFirst = dataset['told'] === undefined;
  dataset['told'] = 'shell';
  return isFirst;
}
