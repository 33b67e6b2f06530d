import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SectionManifest } from '@dex/mf-shared/contract';
import { sectionManifestSchema } from '@dex/mf-shared/release';
import * as v from 'valibot';
import type { Chunk, ChunkGroup, Stats } from 'webpack';
import { remoteEntryFile } from './appConfig';
import type { App } from './apps';
import { sectionName, workspaceVersion } from './apps';
import type { BuildFacts, FileFacts } from './buildFacts';
import { buildFactsFile, integrityOf, sharedNamesSchema } from './buildFacts';
import { READING_CHUNKS } from './firstReads';
import { listFiles, precompress } from './precompress';
import { sharedRange } from './sharedModules';
import { offeredSharedNames, usedSharedNames } from './sharedNames';
import { offeredSharedTypes, typesOfNames } from './sharedTypes';
import { containerName } from './sourceId';

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
