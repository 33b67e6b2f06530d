import type { Chunk, Compilation } from 'webpack';

/** By name: chunks of every first screen, up to its first figures, and the wallets' with the wallet of an earlier visit. */
const OF_EVERY = /^(?:chainAccess|logs|remote|startEngine|[a-z]+-screen)$/;
const OF_SOME = /^wallets$/;
/** Modules whose chunks come with those: the shell's own shared parts, and of some the orders and the words of a language. */
const PART_OF_EVERY = /[\\/]mf-shared[\\/]src[\\/]ui[\\/]controls[\\/]index\.ts$/;
const PART_OF_SOME = /[\\/]zh-CN\.json$|[\\/]mf-shared[\\/]src[\\/]orders[\\/]index\.ts$/;

function chunksNamed(compilation: Compilation, name: RegExp): Chunk[] {
  return [...compilation.namedChunkGroups].flatMap(([group, { chunks }]) => (name.test(group) ? chunks : []));
}

/** The chunks that hold a module. */
function holdersOf(compilation: Compilation, path: RegExp): Chunk[] {
  const modules = [...compilation.modules].filter((module) => path.test(module.nameForCondition() ?? ''));
  return modules.flatMap((module) => [...compilation.chunkGraph.getModuleChunksIterable(module)]);
}

/** Those that are asked for with a chunk, it among them. */
function withCompany(chunk: Chunk): Chunk[] {
  return [...chunk.groupsIterable].filter((group) => !group.isInitial()).flatMap(({ chunks }) => chunks);
}

/** The chunks of which every first screen is made. */
export function firstChunks(compilation: Compilation): Chunk[] {
  return [...chunksNamed(compilation, OF_EVERY), ...holdersOf(compilation, PART_OF_EVERY)];
}

/** Ids of all chunks that a first screen may ask for. */
export function firstIds(compilation: Compilation): ReadonlySet<string> {
  const parts = [PART_OF_EVERY, PART_OF_SOME].flatMap((path) => holdersOf(compilation, path)).flatMap(withCompany);
  const named = [OF_EVERY, OF_SOME].flatMap((name) => chunksNamed(compilation, name));
  return new Set([...named, ...parts].map(({ id }) => String(id)));
}
