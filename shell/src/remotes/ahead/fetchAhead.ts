import {
  PREVIEW_PARAMETER,
  TESTER_PARAMETER,
  assumedMap,
  chosenBuilds,
  createSectionTable,
  isRevoked,
  sectionsOf,
} from '@dex/mf-shared/release';
import { inlinedMapText } from '../releaseMapText';
import { STORED_ID } from '../preview';
import { tabToken } from '../tabToken';
import { STORED_TOKEN } from '../testerChoice';
import { storageOf, visitorBuildOf } from '../visitorBuild';
import { bucketOf } from '../visitorBucket';
import { preloadRelease } from './preloadRelease';

function hasLink(page: Window): boolean {
  return tabToken(page, TESTER_PARAMETER, STORED_TOKEN) !== null || tabToken(page, PREVIEW_PARAMETER, STORED_ID) !== null;
}

/**
 * Fetches the scripts of the section that the address names, of the build that this browser will choose, while the page's own script is still on its way. It goes by
 * the map in the page before anybody checked it, so it runs nothing: a script is started from the verified map alone, and used from here only when its hash is
 * the one named there. The builds of a tester's or a preview's link are left to whoever can check it.
 */
export async function fetchAhead(page: Window): Promise<void> {
  const text = inlinedMapText(page.document);
  if (text === null || hasLink(page)) return;
  const map = assumedMap(text, Math.floor(Date.now() / 1000));
  const storage = storageOf(page);
  const builds = await chosenBuilds({
    map,
    bucket: bucketOf(page.document),
    visitorChoiceOf: (remote) => visitorBuildOf(storage, remote),
  });
  const table = createSectionTable(sectionsOf(builds));
  const { pathname } = page.location;
  const section = pathname === '/' ? table.links[0]?.section : table.match(pathname)?.section;
  const release = builds.find((build) => build.section === section)?.release;
  if (section !== undefined && release && !isRevoked(map, section, release.id)) preloadRelease(page.document, release);
}
