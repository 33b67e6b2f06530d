import type { Compiler } from 'webpack';
import webpack from 'webpack';
import { firstChunks } from './firstChunks';

const name = 'CompiledWholePlugin';

/** V8's word for it (https://v8.dev/blog/explicit-compile-hints); it must be the first thing of a file. To other browsers it is a comment. */
const COMPILED_WHOLE = '//# allFunctionsCalledOnLoad\n';

/**
 * Has the browser compile all functions of the first scripts beside the page, while they come in, and not one by one on the page's own thread as they are called:
 * nearly all of them are. The little entry of a section is left as it is, and so is what comes later, of which most is not called at once.
 */
export class CompiledWholePlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      // After everything that would take a comment away, before the files are hashed.
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;
      compilation.hooks.processAssets.tap({ name, stage }, () => {
        const chunks = new Set([...compilation.chunks].filter(({ name: chunk }) => chunk === 'main').concat(firstChunks(compilation)));
        for (const file of [...chunks].flatMap(({ files }) => [...files]))
          if (file.endsWith('.js')) compilation.updateAsset(file, (source) => new webpack.sources.ConcatSource(COMPILED_WHOLE, source));
      });
    });
  }
}
