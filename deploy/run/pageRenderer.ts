import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createSectionTable, releaseMapSchema } from '@dex/mf-shared/release';
import type { ReleaseMap } from '@dex/mf-shared/release';
import * as v from 'valibot';
import { pageScriptHashes } from '../edge/pagePolicy';
import type { PagePreload } from '../edge/releasePage';
import { renderReleasePage } from '../edge/releasePage';

function mapText(root: string): string {
  return readFileSync(join(root, 'release.json'), 'utf8');
}

/** The signed run-time file in `root`, or null while none was set. */
export function settingsText(root: string): string | null {
  const path = join(root, 'config.json');
  return existsSync(path) ? readFileSync(path, 'utf8') : null;
}

function readMap(root: string): ReleaseMap {
  return v.parse(releaseMapSchema, JSON.parse(mapText(root)));
}

/** The scripts that the section of this path needs first, from the map: its entry and its exposed module. */
export function preloadsFor(map: ReleaseMap, pathname: string): PagePreload[] {
  const { remotes } = map.base.value;
  const table = createSectionTable(
    Object.entries(remotes).flatMap(([section, { stable }]) => (stable.manifest ? [{ section, manifest: stable.manifest }] : [])),
  );
  const remote = table.match(pathname)?.section ?? table.links[0]?.section;
  const release = remote === undefined ? undefined : remotes[remote]?.stable;
  if (!release) return [];
  const files = [{ path: release.entry, integrity: release.integrity }, ...release.preloads];
  return files.map(({ path, integrity }) => ({ href: `${release.dir}${path}`, integrity }));
}

/** Completes the page of the newest shell for one path: the addresses of its files, the release map, and the preload links. */
export function createPageRenderer(root: string): (html: string, pathname: string) => string {
  return (html, pathname) => {
    const map = readMap(root);
    const preloads = preloadsFor(map, pathname);
    const folder = map.base.value.shells[0]?.dir;
    return renderReleasePage(html, { mapText: mapText(root), settingsText: settingsText(root), preloads, ...(folder ? { folder } : {}) });
  };
}

/** The hashes that the page's policy must hold for the release in `root`, as it is now. */
export function scriptHashesIn(root: string): readonly string[] {
  return pageScriptHashes(readMap(root).base.value);
}
