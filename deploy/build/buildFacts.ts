import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SectionManifest } from '@dex/mf-shared/contract';
import { sectionManifestSchema } from '@dex/mf-shared/release';
import * as v from 'valibot';
import type { Chunk, ChunkGroup, Stats } from 'webpack';
import { remoteEntryFile } from './appConfig';
import type { App } from './apps';
import { sectionName, workspaceVersion } from './apps';
import { READING_CHUNKS } from './firstReads';
import { listFiles, precompress } from './precompress';
import { sharedRange } from './sharedModules';
import { offeredSharedNames, usedSharedNames } from './sharedNames';
import { offeredSharedTypes, typesOfNames } from './sharedTypes';
import { containerName } from './sourceId';

const fileFacts = v.object({ integrity: v.string(), bytes: v.number(), brotliBytes: v.number() });

const sharedNamesSchema = v.record(v.string(), v.array(v.string()));

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
type FileFacts = v.InferOutput<typeof fileFacts>;

export const buildFactsFile = 'build-facts.json';

/** sha384 integrity text of a file's content. */
export function integrityOf(content: Buffer | string): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}

/** The scripts of groups of chunks, each once, without a container's entry. */
export function scriptsOf(groups: Iterable<ChunkGroup>): string[] {
  const files = [...groups].flatMap((group) => group.chunks).flatMap((chunk) => [...chunk.files]);
  return [...new Set(files)].filter((file) => file.endsWith('.js') && file !== remoteEntryFile);
}

/** The scripts of a section's first screen: the exposed module, with the chunk of the screen where its `remote.ts` names one, and what comes after. */
function firstChunksOf({ compilation }: Stats, section: string): Pick<BuildFacts, 'exposeChunks' | 'laterChunks'> {
  const { chunks, namedChunkGroups } = compilation;
  const exposed = [...chunks].find((chunk: Chunk) => chunk.name === 'remote');
  if (!exposed) return { exposeChunks: [], laterChunks: [] };
  const named = (name: string): readonly ChunkGroup[] => {
    const group = namedChunkGroups.get(name);
    return group ? [group] : [];
  };
  const exposeChunks = scriptsOf([...exposed.groupsIterable, ...named(`${section}-screen`)]);
  return { exposeChunks, laterChunks: scriptsOf(named(READING_CHUNKS.section.name)).filter((file) => !exposeChunks.includes(file)) };
}

function sharedProvidedOf(stats: Stats): string[] {
  return [...stats.compilation.modules]
    .filter((module) => module.type === 'provide-module')
    .map((module) => module.identifier().replace(/^provide module \([^)]*\) | = .*$/g, ''))
    .sort();
}

function inlineScriptsOf(folder: string, files: readonly string[]): string[] {
  if (!files.includes('index.html')) return [];
  const page = readFileSync(join(folder, 'index.html'), 'utf8');
  return [...page.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, text = '']) => integrityOf(text));
}

interface FactsInput {
  readonly app: App;
  readonly source: string;
  readonly stats: Stats;
  readonly folder: string;
  readonly manifest: SectionManifest | undefined;
  readonly picture: string | undefined;
}

/** Compresses a finished build and writes its facts. */
export function writeBuildFacts({ app, source, stats, folder, manifest, picture }: FactsInput): BuildFacts {
  const paths = listFiles(folder).filter((path) => path !== buildFactsFile);
  const files: Record<string, FileFacts> = {};
  for (const path of paths) {
    const content = readFileSync(join(folder, path));
    files[path] = { integrity: integrityOf(content), bytes: content.length, brotliBytes: precompress(join(folder, path)) };
  }
  const remote = app.name !== 'shell';
  const sharedNames = (remote ? usedSharedNames : offeredSharedNames)(stats.compilation);
  const facts: BuildFacts = {
    app: app.name,
    version: app.version,
    source,
    container: remote ? containerName(app, source) : 'shell',
    sharedVersion: workspaceVersion('mf-shared'),
    requires: remote ? { 'mf-shared': sharedRange() } : {},
    entry: remote ? remoteEntryFile : 'main.js',
    ...firstChunksOf(stats, sectionName(app.name)),
    inlineScripts: inlineScriptsOf(folder, paths),
    sharedProvided: sharedProvidedOf(stats),
    sharedNames: v.parse(sharedNamesSchema, sharedNames),
    sharedTypes: typesOfNames(sharedNames, offeredSharedTypes()),
    ...(manifest ? { manifest: v.parse(sectionManifestSchema, manifest) } : {}),
    ...(picture ? { picture } : {}),
    files,
  };
  writeFileSync(join(folder, buildFactsFile), `${JSON.stringify(facts, null, 1)}\n`);
  return facts;
}

/** The facts of an earlier build in that folder, or null when there is none that can be read. */
export function readBuildFacts(folder: string): BuildFacts | null {
  const path = join(folder, buildFactsFile);
  if (!existsSync(path)) return null;
  const parsed = v.safeParse(buildFactsSchema, JSON.parse(readFileSync(path, 'utf8')));
  return parsed.success ? parsed.output : null;
}
