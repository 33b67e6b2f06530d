import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { releaseMapSchema } from '@dex/mf-shared/release';
import type { ReleaseMap } from '@dex/mf-shared/release';
import * as v from 'valibot';
import { pageScriptHashes } from '../edge/pagePolicy';
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

/** Completes the page of the newest shell: the addresses of its files, the release map and the run-time file. */
export function createPageRenderer(root: string): (html: string) => string {
  return (html) => {
    const folder = readMap(root).base.value.shells[0]?.dir;
    return renderReleasePage(html, { mapText: mapText(root), settingsText: settingsText(root), ...(folder ? { folder } : {}) });
  };
}

/** The hashes that the page's policy must hold for the release in `root`, as it is now. */
export function scriptHashesIn(root: string): readonly string[] {
  return pageScriptHashes(readMap(root).base.value);
}
