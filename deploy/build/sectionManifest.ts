import { join } from 'node:path';
import type { SectionManifest } from '@dex/mf-shared/contract';
import { sectionManifestSchema } from '@dex/mf-shared/release';
import * as v from 'valibot';
import { faultOfManifest } from '../release/artifact/manifestFault';
import type { App } from './apps';

/** The manifest that a section states in its `src/manifest.ts`, checked. Throws RangeError with the place of the first fault. */
export async function readSectionManifest({ name, folder }: Pick<App, 'name' | 'folder'>): Promise<SectionManifest> {
  const module: unknown = await import(join(folder, 'src/manifest.ts'));
  const manifest: unknown = typeof module === 'object' && module !== null && 'manifest' in module ? module.manifest : undefined;
  const fault = faultOfManifest(manifest);
  if (fault !== null) throw new RangeError(`${name}/src/manifest.ts: ${fault}`);
  return v.parse(sectionManifestSchema, manifest);
}
