import { join } from 'node:path';
import { createRouteMatcher, type SectionManifest } from '@dex/mf-shared/contract';
import { sectionManifestSchema } from '@dex/mf-shared/release';
import * as v from 'valibot';
import type { App } from './apps';

/** What is wrong with a manifest, as a place and a reason; null when nothing is. Every link and redirect leads to a screen of the section's own. */
export function faultOfManifest(raw: unknown): string | null {
  const parsed = v.safeParse(sectionManifestSchema, raw);
  if (!parsed.success) return `${v.getDotPath(parsed.issues[0]) ?? 'manifest'}: ${parsed.issues[0].message}`;
  const { routes, links, redirects } = parsed.output;
  const names = routes.map((route) => route.name);
  const twice = names.find((one, index) => names.indexOf(one) !== index);
  if (twice !== undefined) return `routes: ${twice} stands there twice`;
  const matchRoute = createRouteMatcher(routes);
  const lost = [...links, ...redirects].find(({ to }) => matchRoute(to) === null);
  return lost ? `${lost.to} is no screen of the section` : null;
}

/** The manifest that a section states in its `src/manifest.ts`, checked. Throws RangeError with the place of the first fault. */
export async function readSectionManifest({ name, folder }: Pick<App, 'name' | 'folder'>): Promise<SectionManifest> {
  const module: unknown = await import(join(folder, 'src/manifest.ts'));
  const manifest: unknown = typeof module === 'object' && module !== null && 'manifest' in module ? module.manifest : undefined;
  const fault = faultOfManifest(manifest);
  if (fault !== null) throw new RangeError(`${name}/src/manifest.ts: ${fault}`);
  return v.parse(sectionManifestSchema, manifest);
}
