import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { carOf, EXIT_ARCHIVE, EXIT_PAGE } from '../exit/car';
import { exitPageFile } from '../exit/pageFile';
import { repositoryRoot } from './apps';
import { hashOfFiles } from './sourceId';

const output = join(repositoryRoot, 'deploy/exit/dist');

/** What the page is made of: the sections' rules and encoders, not their screens. */
const SOURCES = [
  'deploy/exit/src',
  'deploy/exit/car.ts',
  'deploy/exit/pageFile.ts',
  'deploy/build',
  'mf-shared/src',
  ...['mf-pool', 'mf-claim', 'mf-swap'].flatMap((section) => [`${section}/src/chain`, `${section}/src/domain`]),
  'shell/src/chain/wallets',
  'package-lock.json',
];

async function bundle(): Promise<string> {
  // Late: where nothing has changed, nothing is bundled.
  const [{ default: webpack }, { minimizer, moduleRules, resolution }] = await Promise.all([import('webpack'), import('./appConfig')]);
  const compiler = webpack({
    mode: 'production',
    context: repositoryRoot,
    target: ['web', 'es2022'],
    devtool: false,
    entry: { script: './deploy/exit/src/main.ts' },
    output: { path: output, filename: '[name].js' },
    resolve: resolution(),
    module: { rules: moduleRules(false) },
    optimization: { minimizer },
    performance: false,
  });
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error) return reject(error);
        if (!stats || stats.hasErrors())
          return reject(new Error(`The way out did not build:\n${stats?.toString({ preset: 'errors-only' }) ?? ''}`));
        resolve(readFileSync(join(output, 'script.js'), 'utf8').trim());
      });
    });
  });
}

/** Builds the way out (deploy/docs/exit-page.md), unless nothing that it is made of has changed; gives the hash of its bytes. */
export async function buildExitPage(): Promise<string> {
  const source = hashOfFiles(SOURCES.map((path) => join(repositoryRoot, path)));
  const mark = join(output, 'source.txt');
  if (!existsSync(mark) || readFileSync(mark, 'utf8') !== source) {
    mkdirSync(output, { recursive: true });
    const page = Buffer.from(exitPageFile(await bundle()));
    writeFileSync(join(output, EXIT_PAGE), page);
    writeFileSync(join(output, EXIT_ARCHIVE), carOf(page).bytes);
    writeFileSync(mark, source);
  }
  return hashOfFiles([join(output, EXIT_PAGE)]);
}

/** The built files, by the path at the site's root. */
export function exitFiles(): Readonly<Record<string, Buffer>> {
  return { [EXIT_PAGE]: readFileSync(join(output, EXIT_PAGE)), [EXIT_ARCHIVE]: readFileSync(join(output, EXIT_ARCHIVE)) };
}
