import { createHash } from 'node:crypto';
import type { Chunk, Compilation, Compiler } from 'webpack';
import webpack from 'webpack';
import { firstIds } from './firstChunks';

const name = 'PinnedChunksPlugin';
const pins = '__webpack_require__.pins';

/** The file with the pins of what no first screen asks for. */
export const latePinsFile = 'pins.json';
const latePins = placeholder('late pins');
/** As long as a script may take. */
export const FETCH_TIMEOUT_MS = 10_000;

/** Fewer late pins than this cost less in the entry than the code that fetches their file. */
const FEWEST_LATE = 10;

function placeholder(id: string | number): string {
  return `@@pin:${id}@@`;
}

/**
 * The pins in the runtime of an entry, filled in when the chunks are final: of the first chunks themselves, and of the file with all others, which
 * is fetched at once, after all that is more urgent, so that who asks for one of those does not wait for it. A file that does not come fails as
 * the chunk would, and is asked for again with the next one. It is asked for when the script of the entry is left: a browser that notes from where in the
 * script a request comes reads all of a script that is still running once more.
 */
class PinsRuntimeModule extends webpack.RuntimeModule {
  constructor() {
    super('pinned chunks', webpack.RuntimeModule.STAGE_TRIGGER);
  }

  override generate(): string {
    const ids = [...(this.chunk?.getAllAsyncChunks() ?? [])].flatMap(({ id }) => (id === null || id === undefined ? [] : [String(id)]));
    const known = this.compilation ? firstIds(this.compilation) : new Set(ids);
    const hasLate = ids.filter((id) => !known.has(id)).length >= FEWEST_LATE;
    const first = hasLate ? known : new Set(ids);
    const table = `${pins} = ${JSON.stringify(Object.fromEntries(ids.filter((id) => first.has(id)).map((id) => [id, placeholder(id)])))};`;
    if (!hasLate) return table;
    const file = `__webpack_require__.p + ${JSON.stringify(latePinsFile)}`;
    return `${table}
var ensureChunk = __webpack_require__.e, cache = 'default', late;
var fetchLate = () => late ??= fetch(${file}, { integrity: ${JSON.stringify(latePins)}, priority: 'low', cache, signal: AbortSignal.timeout(${FETCH_TIMEOUT_MS}) })
  .then((answer) => answer.json())
  .then((table) => Object.assign(${pins}, table), (cause) => {
    late = void (cache = 'reload');
    throw new Error('Loading chunk failed.\\n(missing: ' + ${file} + ')', { cause });
  });
__webpack_require__.e = (chunkId) => chunkId in ${pins} ? ensureChunk(chunkId) : fetchLate().then(() => ensureChunk(chunkId));
Promise.resolve().then(fetchLate).catch(() => {});`;
  }
}

/** Gives each created script its integrity; a chunk that is in no table is never loaded. */
function pinScripts(compilation: Compilation): void {
  // The same mode as the page's preload links, or the browser fetches twice.
  const pin = (element: string) => `${element}.crossOrigin = 'anonymous'; ${element}.integrity = ${pins}[chunkId];`;
  const guard = `if (!script.integrity) throw new Error('Unpinned chunk ' + chunkId);`;
  webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
    name,
    (source) => `${source}\n${pin('script')} ${guard}`,
  );
  webpack.web.JsonpChunkLoadingRuntimeModule.getCompilationHooks(compilation).linkPreload.tap(
    name,
    (source) => `${source}\n${pin('link')}`,
  );
}

function pinOf(content: Buffer | string): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}

/** The pin of each chunk by its id; of one that holds nothing but shared modules, which has no file and is never asked for, an empty text. */
function pinsOf(compilation: Compilation): Map<string, string> {
  return new Map(
    [...compilation.chunks].flatMap((chunk: Chunk): [string, string][] => {
      const file = [...chunk.files].find((path) => path.endsWith('.js'));
      const asset = file === undefined ? undefined : compilation.getAsset(file);
      return chunk.id === null ? [] : [[String(chunk.id), asset ? pinOf(asset.source.buffer()) : '']];
    }),
  );
}

function fillIn(compilation: Compilation): void {
  const known = pinsOf(compilation);
  const first = firstIds(compilation);
  const runtimes = new Set([...compilation.chunks].filter((chunk) => chunk.hasRuntime()).map(({ id }) => String(id)));
  const late = JSON.stringify(Object.fromEntries([...known].filter(([id]) => !first.has(id) && !runtimes.has(id))));
  let isLateNamed = false;
  for (const { name: file, source } of compilation.getAssets()) {
    const text = file.endsWith('.js') ? source.source().toString() : '';
    if (!text.includes('@@pin:')) continue;
    isLateNamed ||= text.includes(latePins);
    const filled = text.replaceAll(latePins, pinOf(late)).replace(/@@pin:([^@]*)@@/g, (_, id: string) => known.get(id) ?? '');
    compilation.updateAsset(file, new webpack.sources.RawSource(filled));
  }
  if (isLateNamed) compilation.emitAsset(latePinsFile, new webpack.sources.RawSource(late));
}

/**
 * Pins every chunk of a build in its entry, directly or by the hash of the file with the pins of late ones, so that one hash of the entry
 * protects all its scripts. Only entries and that file hold hashes, and their names hold none: chunks that need one another in a circle
 * are no problem, as they are where hashes are nested.
 */
export class PinnedChunksPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      pinScripts(compilation);
      compilation.hooks.additionalTreeRuntimeRequirements.tap(name, (chunk, requirements) => {
        requirements.add(webpack.RuntimeGlobals.publicPath);
        compilation.addRuntimeModule(chunk, new PinsRuntimeModule());
      });
      compilation.hooks.processAssets.tap({ name, stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER }, () =>
        fillIn(compilation),
      );
    });
  }
}
