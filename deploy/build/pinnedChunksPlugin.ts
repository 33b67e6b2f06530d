import { createHash } from 'node:crypto';
import type { Chunk, Compilation, Compiler } from 'webpack';
import webpack from 'webpack';

const name = 'PinnedChunksPlugin';
const pins = '__webpack_require__.pins';

function placeholder(id: string | number): string {
  return `@@pin:${id}@@`;
}

/** The table of integrity texts, by chunk, in the runtime of an entry; filled in when the chunks are final. */
class PinsRuntimeModule extends webpack.RuntimeModule {
  constructor() {
    super('pinned chunks', webpack.RuntimeModule.STAGE_BASIC);
  }

  override generate(): string {
    const chunks = [...(this.chunk?.getAllAsyncChunks() ?? [])];
    const table = Object.fromEntries(chunks.flatMap(({ id }) => (id === null || id === undefined ? [] : [[String(id), placeholder(id)]])));
    return `${pins} = ${JSON.stringify(table)};`;
  }
}

/** Gives each created script its integrity; a chunk that is not in the table is never loaded. */
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

function integrityByPlaceholder(compilation: Compilation): [string, string][] {
  return [...compilation.chunks].flatMap((chunk: Chunk): [string, string][] => {
    const file = [...chunk.files].find((path) => path.endsWith('.js'));
    const asset = file === undefined ? undefined : compilation.getAsset(file);
    if (!asset || chunk.id === null) return [];
    return [[placeholder(chunk.id), `sha384-${createHash('sha384').update(asset.source.buffer()).digest('base64')}`]];
  });
}

function fillIn(compilation: Compilation): void {
  const integrity = integrityByPlaceholder(compilation);
  for (const { name: file, source } of compilation.getAssets()) {
    const text = file.endsWith('.js') ? source.source().toString() : '';
    if (!text.includes('@@pin:')) continue;
    // A chunk that holds nothing but shared modules has no file and is never asked for; its pin stays empty.
    const filled = integrity.reduce((current, [mark, hash]) => current.replaceAll(mark, hash), text).replace(/@@pin:[^@]*@@/g, '');
    compilation.updateAsset(file, new webpack.sources.RawSource(filled));
  }
}

/**
 * Pins every chunk of a build in its entry, so that one hash of the entry protects all its scripts. Only entries hold hashes, and their
 * names hold none: chunks that need one another in a circle are no problem, as they are where hashes are nested.
 */
export class PinnedChunksPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      pinScripts(compilation);
      compilation.hooks.additionalTreeRuntimeRequirements.tap(name, (chunk) => {
        compilation.addRuntimeModule(chunk, new PinsRuntimeModule());
      });
      compilation.hooks.processAssets.tap({ name, stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER }, () =>
        fillIn(compilation),
      );
    });
  }
}
