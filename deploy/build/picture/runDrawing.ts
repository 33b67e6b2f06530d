import { createRequire } from 'node:module';
import { Script } from 'node:vm';
import { build } from 'esbuild';
import { repositoryRoot } from '../apps';
import type { DrawingOrder, RawDrawings } from './drawSection';

/** What there is of a page: nothing was drawn in it. */
const nothing = { querySelector: () => null };
const page = { ...nothing, head: nothing };

type Draw = (orders: readonly DrawingOrder[]) => Promise<RawDrawings>;

function drawIn(exported: unknown): Draw {
  const draw = typeof exported === 'object' && exported !== null && 'draw' in exported ? exported.draw : undefined;
  if (typeof draw !== 'function') throw new Error('Nothing that draws was built');
  return async (orders) => draw(orders);
}

/**
 * Builds components for this process and hands back what draws them. `source` exports `draw`, its imports lead from the repository's root. A section's module
 * gives its own definition in the place of lifecycles, and the browser is one that prefers English.
 */
export async function readDraw(source: string): Promise<Draw> {
  const { outputFiles } = await build({
    stdin: { contents: source, resolveDir: repositoryRoot, loader: 'tsx' },
    bundle: true,
    write: false,
    platform: 'node',
    format: 'cjs',
    jsx: 'automatic',
    target: 'node20',
    logLevel: 'silent',
    define: {
      'process.env.NODE_ENV': '"production"',
      __APP_VERSION__: '""',
      __DEV_SECTIONS__: 'null',
      __SHARED_VERSION__: '""',
      __TRUSTED_KEYS__: '""',
    },
    plugins: [
      {
        name: 'definition-of-a-section',
        setup(builder) {
          builder.onLoad({ filter: /mf-shared\/src\/ui\/remote\/defineRemote\.tsx$/ }, () => ({
            contents: 'export const defineRemote = (definition) => definition;',
            loader: 'js',
          }));
        },
      },
    ],
  });
  const code = outputFiles[0]?.text ?? '';
  const run: unknown = new Script(`(function (module, exports, require, navigator, document) {${code}\n})`).runInThisContext();
  const module: { exports: unknown } = { exports: {} };
  if (typeof run === 'function') run(module, module.exports, createRequire(import.meta.url), { language: 'en-US' }, page);
  return drawIn(module.exports);
}
