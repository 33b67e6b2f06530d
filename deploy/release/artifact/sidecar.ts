import { createHash } from 'node:crypto';
import { canonicalBytes } from '@dex/mf-shared/release';
import * as v from 'valibot';
import { parseJsonBytes } from '../map/parseJson';
import type { Bytes } from '../store/releaseStore';
import { releaseNameOf, sharedNamesSchema, sharedTypesSchema } from './buildFacts';
import type { BuildTree } from './buildTree';

/** The file that names every file of an artifact; written last, so that an artifact with it is whole. */
export const SIDECAR_FILE = 'mf-release.json';

const sidecarSchema = v.object({
  remote: v.string(),
  version: v.string(),
  requires: v.record(v.string(), v.string()),
  entry: v.string(),
  files: v.record(v.string(), v.string()),
  source: v.nullable(v.string()),
  /** Values by the shared module that gives them: those that a section uses, those that the shell offers. */
  sharedNames: v.optional(sharedNamesSchema),
  /** The hash of the type of each, and the version of mf-shared that these types are of. */
  sharedTypes: v.optional(sharedTypesSchema),
  sharedVersion: v.optional(v.string()),
});
/** What an artifact is: its files with their sha384, and the source commit it was built from. */
export type Sidecar = v.InferOutput<typeof sidecarSchema>;

/** The sidecar of a checked build. Compressed copies are not listed: browsers check what they unpack. */
export function sidecarOf(tree: BuildTree, source: string | null): Sidecar {
  const { facts } = tree;
  const files = Object.fromEntries(Object.entries(facts.files).map(([path, { integrity }]) => [path, integrity]));
  const { version, requires, entry, sharedNames, sharedTypes, sharedVersion } = facts;
  const shared = { ...(sharedNames ? { sharedNames } : {}), ...(sharedTypes ? { sharedTypes, sharedVersion } : {}) };
  return { remote: releaseNameOf(facts.app), version, requires, entry, files, source, ...shared };
}

/** The bytes of a sidecar, and the artifact's id: the first 32 hex digits of their sha256. */
export function encodeSidecar(sidecar: Sidecar): { bytes: Bytes; id: string } {
  const bytes = canonicalBytes(sidecar);
  return { bytes, id: artifactId(bytes) };
}

/** The id that an artifact with this sidecar has. */
export function artifactId(sidecarBytes: Bytes): string {
  return createHash('sha256').update(sidecarBytes).digest('hex').slice(0, 32);
}

/** The sidecar in these bytes, or null. */
export function parseSidecar(bytes: Bytes): Sidecar | null {
  const parsed = v.safeParse(sidecarSchema, parseJsonBytes(bytes));
  return parsed.success ? parsed.output : null;
}
