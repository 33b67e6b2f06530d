import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { releaseMapSchema } from '@dex/mf-shared/release';
import type { ReleaseBase, ReleaseMap } from '@dex/mf-shared/release';
import * as v from 'valibot';
import { pageScriptHashes } from '../edge/pagePolicy';
import { picturesOf, renderReleasePage } from '../edge/releasePage';
import type { PagePicture } from '../edge/releasePage';

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

function readPictures(root: string, base: ReleaseBase): PagePicture[] {
  return picturesOf(base).flatMap(({ id, path }) => {
    const file = join(root, path);
    return existsSync(file) ? [{ id, text: readFileSync(file, 'utf8') }] : [];
  });
}

/** Completes the page of the newest shell: the addresses of its files, the release map, the run-time file and the first screens. */
export function createPageRenderer(root: string): (html: string) => string {
  return (html) => {
    const base = readMap(root).base.value;
    const folder = base.shells[0]?.dir;
    const parts = { mapText: mapText(root), settingsText: settingsText(root), pictures: readPictures(root, base) };
    return renderReleasePage(html, { ...parts, ...(folder ? { folder } : {}) });
  };
}

/** The hashes that the page's policy must hold for the release in `root`, as it is now. */
export function scriptHashesIn(root: string): readonly string[] {
  return pageScriptHashes(readMap(root).base.value);
}
