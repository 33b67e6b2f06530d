import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sectionManifestSchema } from '@dex/mf-shared/release';
import * as v from 'valibot';

const fileFacts = v.object({ integrity: v.string(), bytes: v.number(), brotliBytes: v.number() });

/** Names of values by the shared module that gives them. */
export const sharedNamesSchema = v.record(v.string(), v.array(v.string()));

const buildFactsSchema = v.object({
  app: v.string(),
  version: v.string(),
  /** Equal for equal sources. */
  source: v.string(),
  /** The name of the federation container; of the shell, `shell`. */
  container: v.string(),
  /** The version of mf-shared that this build was made with. */
  sharedVersion: v.string(),
  /** Ranges that the shell must satisfy, by shared package. */
  requires: v.record(v.string(), v.string()),
  entry: v.string(),
  /** Scripts that the exposed module needs to draw its first screen, the entry left out. */
  exposeChunks: v.array(v.string()),
  /** Scripts that are asked for once the first screen is drawn, for what it shows next. */
  laterChunks: v.optional(v.array(v.string()), []),
  /** sha384 texts of the inline scripts of the page; of the shell only. */
  inlineScripts: v.array(v.string()),
  /** Shared modules that this build carries itself; empty in a remote. */
  sharedProvided: v.array(v.string()),
  /** Values by the shared module that gives them: those that a section uses, those that the shell offers. */
  sharedNames: v.optional(sharedNamesSchema, {}),
  /** The hash of the type of each of those that mf-shared gives. */
  sharedTypes: v.optional(v.record(v.string(), v.record(v.string(), v.string())), {}),
  /** What a section says of itself; of the shell, none. */
  manifest: v.optional(sectionManifestSchema),
  /** The file with a section's first screens; where there are none, none. */
  picture: v.optional(v.string()),
  files: v.record(v.string(), fileFacts),
});

/** What a build says of itself, in `build-facts.json` beside its files. Of each file: its Subresource Integrity text and its bytes, plain and under brotli. */
export type BuildFacts = v.InferOutput<typeof buildFactsSchema>;
/** Of one file of a build. */
export type FileFacts = v.InferOutput<typeof fileFacts>;

export const buildFactsFile = 'build-facts.json';

/** sha384 integrity text of a file's content. */
export function integrityOf(content: Buffer | string): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}

/** The facts of an earlier build in that folder, or null when there is none that can be read. */
export function readBuildFacts(folder: string): BuildFacts | null {
  const path = join(folder, buildFactsFile);
  if (!existsSync(path)) return null;
  const parsed = v.safeParse(buildFactsSchema, JSON.parse(readFileSync(path, 'utf8')));
  return parsed.success ? parsed.output : null;
}
