import { trustedKeysSchema } from '@dex/mf-shared/release';
import * as v from 'valibot';
import { createDevReleases } from './devReleases';
import { createReleases } from './releases';
import type { Releases } from './releases';
import { readTesterChoice } from './testerChoice';

/** How often an open page looks for a new release map, in milliseconds. */
const REFRESH_MS = 15_000;

function storageOf(page: Window): Storage | null {
  try {
    return page.localStorage;
  } catch {
    return null;
  }
}

/** The releases that this page may run: of the signed map, or those of the development server. */
export function openReleases(page: Window): Releases {
  if (__DEV_CONTAINERS__) return createDevReleases(__DEV_CONTAINERS__);
  const trusted = v.parse(trustedKeysSchema, JSON.parse(__TRUSTED_KEYS__));
  return createReleases({
    trusted,
    sharedVersion: __SHARED_VERSION__,
    page: page.document,
    storage: storageOf(page),
    testerChoice: readTesterChoice(page, trusted),
  });
}

/** Looks at the release map every 15 s while the page is visible, and when it becomes visible; calls `looked` after each look. Gives what ends the watch. */
export function watchReleases(page: Window, releases: Releases, looked: () => void): () => void {
  const look = () => {
    if (!page.document.hidden) void releases.refresh().then(looked);
  };
  const timer = page.setInterval(look, REFRESH_MS);
  page.document.addEventListener('visibilitychange', look);
  return () => {
    page.clearInterval(timer);
    page.document.removeEventListener('visibilitychange', look);
  };
}
