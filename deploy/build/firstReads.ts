import type { Chunk, ChunkGraph, Module } from 'webpack';
import { facades } from './sharedModules';

/** The chunk by which a first screen reads, and the file that holds it: of the shell, and of a section that has some. */
export const READING_CHUNKS = { shell: { name: 'chainAccess', file: 'chain' }, section: { name: 'startEngine', file: 'engine' } } as const;

/** Tells of a chunk whether it serves sections what they take of RxJS. */
function rxjsServers(): (chunk: Chunk, chunkGraph: ChunkGraph) => boolean {
  const known = new WeakMap<Chunk, boolean>();
  return (chunk, chunkGraph) => {
    const answer =
      known.get(chunk) ?? [...chunkGraph.getChunkModulesIterable(chunk)].some((module) => module.nameForCondition() === facades['rxjs']);
    known.set(chunk, answer);
    return answer;
  };
}

/**
 * What a first screen reads with stays in one file of the application, and no other file holds a part of it: whatever else needs one comes later and finds it
 * there. RxJS comes with the shell's, since nobody reads a chain without it. Files of that name are made anew: webpack moves modules only so.
 */
export function firstReads(appName: string) {
  const { name, file } = READING_CHUNKS[appName === 'shell' ? 'shell' : 'section'];
  const servesRxjs = rxjsServers();
  return {
    name: file,
    test: (module: Module, { chunkGraph }: { readonly chunkGraph: ChunkGraph }): boolean =>
      chunkGraph.getModuleChunks(module).some((chunk) => chunk.name === name || servesRxjs(chunk, chunkGraph)),
    priority: 1,
    enforce: true,
  } as const;
}
