import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Stats } from 'webpack'
import type { App } from './apps'
import { workspaceVersion } from './apps'
import { remoteEntryFile } from './appConfig'
import { listFiles, precompress } from './precompress'
import { sharedRange } from './sharedModules'
import { containerName, sourceId } from './sourceId'

/** One file of a build: its Subresource Integrity text and its bytes, plain and under brotli. */
export interface FileFacts {
  readonly integrity: string
  readonly bytes: number
  readonly brotliBytes: number
}

/** What a build says of itself, in `build-facts.json` beside its files. */
export interface BuildFacts {
  readonly app: string
  readonly version: string
  /** The name of the federation container; of the shell, `shell`. */
  readonly container: string
  /** The version of mf-shared that this build was made with. */
  readonly sharedVersion: string
  /** Ranges that the shell must satisfy, by shared package. */
  readonly requires: Readonly<Record<string, string>>
  readonly entry: string
  /** Scripts that the exposed module needs before it can run, the entry left out. */
  readonly exposeChunks: readonly string[]
  /** Shared modules that this build carries itself; empty in a remote. */
  readonly sharedProvided: readonly string[]
  readonly files: Readonly<Record<string, FileFacts>>
}

export const buildFactsFile = 'build-facts.json'

/** sha384 integrity text of a file's content. */
export function integrityOf(content: Buffer): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`
}

function exposeChunksOf(stats: Stats): string[] {
  const chunk = [...stats.compilation.chunks].find((candidate) => candidate.name === 'remote')
  if (!chunk) return []
  const chunks = [...chunk.groupsIterable].flatMap((group) => group.chunks)
  return [...new Set(chunks.flatMap((part) => [...part.files]))].filter((file) => file.endsWith('.js') && file !== remoteEntryFile)
}

function sharedProvidedOf(stats: Stats): string[] {
  return [...stats.compilation.modules]
    .filter((module) => module.type === 'provide-module')
    .map((module) => module.identifier().replace(/^provide module \([^)]*\) | = .*$/g, ''))
    .sort()
}

/** Compresses a finished build and writes its facts. */
export function writeBuildFacts(app: App, stats: Stats, folder: string, range: string = sharedRange()): BuildFacts {
  const files: Record<string, FileFacts> = {}
  for (const path of listFiles(folder)) {
    if (path === buildFactsFile) continue
    const content = readFileSync(join(folder, path))
    files[path] = { integrity: integrityOf(content), bytes: content.length, brotliBytes: precompress(join(folder, path)) }
  }
  const remote = app.name !== 'shell'
  const facts: BuildFacts = {
    app: app.name,
    version: app.version,
    container: remote ? containerName(app, sourceId(app)) : 'shell',
    sharedVersion: workspaceVersion('mf-shared'),
    requires: remote ? { 'mf-shared': range } : {},
    entry: remote ? remoteEntryFile : 'main.js',
    exposeChunks: exposeChunksOf(stats),
    sharedProvided: sharedProvidedOf(stats),
    files,
  }
  writeFileSync(join(folder, buildFactsFile), `${JSON.stringify(facts, null, 1)}\n`)
  return facts
}
