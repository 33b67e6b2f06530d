import type { SectionOverride } from '@dex/mf-shared/release';
import { canonicalJson } from '@dex/mf-shared/release';
import { sectionName, type App } from '../../build/apps';
import { readSectionManifest } from '../../build/sectionManifest';
import { containerName, sourceId } from '../../build/sourceId';
import { readKeyFolder } from '../../release/keys/keyFolder';
import { signShare } from '../../release/keys/keyRing';

/** How long one run of the server may replace the section, in seconds. */
const LIFE_SECONDS = 12 * 3600;

/** The statement by which a shell on this machine draws the section from the development server, signed by the section's team. Throws Error without its key. */
export async function soloOverride(app: App, keyFolder: string): Promise<string> {
  const section = sectionName(app.name);
  const keys = await readKeyFolder(keyFolder);
  if (!keys.ok) throw new Error(`${keyFolder}: ${keys.error.detail}`);
  const value: SectionOverride = {
    section,
    container: containerName(app, sourceId(app)),
    manifest: await readSectionManifest(app),
    expires: Math.floor(Date.now() / 1000) + LIFE_SECONDS,
  };
  const signatures = await signShare(keys.value, 'team', value, section, 'develop');
  if (!signatures.ok) throw new Error(`${keyFolder}: ${signatures.error.detail}`);
  return canonicalJson({ value, signatures: signatures.value });
}
