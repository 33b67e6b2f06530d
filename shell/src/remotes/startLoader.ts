import { trustedKeysSchema } from '@dex/mf-shared/release';
import * as v from 'valibot';
import { createDevReleases } from './devReleases';
import { createReleases } from './releases';
import type { Releases } from './releases';
import { createRemoteLoader } from './remoteLoader';
import type { RemoteLoader } from './remoteLoader';
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

function releasesOf(page: Window): Releases {
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

/** The page's loader of sections, and what ends its watch over the release map (every 15 s while visible, and on becoming visible). */
export function startLoader(page: Window): { readonly loader: RemoteLoader; readonly stop: () => void } {
  const releases = releasesOf(page);
  const look = () => {
    if (!page.document.hidden) void releases.refresh();
  };
  const timer = page.setInterval(look, REFRESH_MS);
  page.document.addEventListener('visibilitychange', look);
  const stop = () => {
    page.clearInterval(timer);
    page.document.removeEventListener('visibilitychange', look);
  };
  return { loader: createRemoteLoader(releases), stop };
}
