import {
  PREVIEW_PARAMETER,
  TESTER_PARAMETER,
  assumedMap,
  chosenBuilds,
  createSectionTable,
  isRevoked,
  sectionsOf,
} from '@dex/mf-shared/release';
import { redirectOf } from '../../domain/redirectOf';
import { inlinedMapText } from '../releaseMapText';
import { STORED_ID } from '../preview';
import { tabToken } from '../tabToken';
import { STORED_TOKEN } from '../testerChoice';
import { storageOf, visitorBuildOf } from '../visitorBuild';
import { bucketOf } from '../visitorBucket';
import type { PictureOrder } from './drawPicture';
import { preloadRelease } from './preloadRelease';

function hasLink(page: Window): boolean {
  return tabToken(page, TESTER_PARAMETER, STORED_TOKEN) !== null || tabToken(page, PREVIEW_PARAMETER, STORED_ID) !== null;
}

/** First screens show nothing that a link names: of one that names more than how the page looks they would show another order than the one asked for. */
function isPlain(query: string): boolean {
  return [...new URLSearchParams(query).keys()].every((key) => key === 'lng' || key === 'theme');
}

/**
 * Fetches the scripts of the section that the address names, of the build that this browser will choose, while the page's own script is still on its way. It goes by
 * the map in the page before anybody checked it, so it runs nothing: a script is started from the verified map alone, and used from here only when its hash is
 * the one named there. Gives what the page may draw meanwhile. The builds of a tester's or a preview's link are left to whoever can check it.
 */
export async function fetchAhead(page: Window): Promise<PictureOrder | null> {
  const text = inlinedMapText(page.document);
  if (text === null || hasLink(page)) return null;
  const map = assumedMap(text, Math.floor(Date.now() / 1000));
  const storage = storageOf(page);
  const builds = await chosenBuilds({
    map,
    bucket: bucketOf(page.document),
    visitorChoiceOf: (remote) => visitorBuildOf(storage, remote),
  });
  const table = createSectionTable(sectionsOf(builds));
  const { pathname: asked, search, hash } = page.location;
  const [address = ''] = (redirectOf(table, { pathname: asked, search, hash }) ?? asked + search).split('#');
  const [pathname = '', query = ''] = address.split('?');
  const match = table.match(pathname);
  const section = match?.section;
  const release = builds.find((build) => build.section === section)?.release;
  const may = section !== undefined && release && !isRevoked(map, section, release.id) ? release : undefined;
  if (may) preloadRelease(page.document, may);
  return { section, route: isPlain(query) ? match?.route : undefined, release: may, links: table.links, pathname };
}
