import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webpack from 'webpack';
import { AskAgainPlugin } from './askAgainPlugin';

const folder = mkdtempSync(join(tmpdir(), 'ask-again-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A module of a shell that exists in this test alone. */
const LATE = 'served-late';

interface Section {
  readonly init: (scope: object) => void;
  readonly get: (name: string) => Promise<() => { readonly open: () => Promise<{ readonly text: string }> }>;
}

/** A section whose part, a chunk of its own, stands on a module that the shell serves late. */
async function buildSection(): Promise<Section> {
  writeFileSync(join(folder, 'remote.js'), "export const open = () => import('./part.js');");
  writeFileSync(join(folder, 'part.js'), `import { text } from '${LATE}'; export { text };`);
  const shared = { [LATE]: { singleton: true, strictVersion: true, requiredVersion: '^1.0.0', import: false } } as const;
  const compiler = webpack({
    mode: 'development',
    devtool: false,
    context: folder,
    target: 'async-node',
    entry: {},
    output: { path: join(folder, 'dist'), uniqueName: 'section', strictModuleExceptionHandling: true },
    plugins: [
      new webpack.container.ModuleFederationPlugin({
        name: 'section',
        filename: 'entry.js',
        library: { type: 'commonjs2' },
        exposes: { './remote': './remote.js' },
        shared,
      }),
      new AskAgainPlugin(),
    ],
  });
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      compiler.close(() => (error || stats?.hasErrors() ? reject(error ?? new Error(stats?.toString())) : resolve()));
    });
  });
  return createRequire(join(folder, 'dist', 'x.js'))('./entry.js');
}

test('a part of a section comes once what the shell serves late comes, however often that failed before', async () => {
  const section = await buildSection();
  let isThere = false;
  const get = async () => {
    if (!isThere) throw new Error('Loading chunk failed');
    return () => ({ text: 'dialogs' });
  };
  section.init({ [LATE]: { '1.2.0': { get, from: 'shell', eager: false } } });
  const { open } = (await section.get('./remote'))();
  await expect(open()).rejects.toThrow('Loading chunk failed');
  await expect(open()).rejects.toThrow('Loading chunk failed');
  isThere = true;
  expect((await open()).text).toBe('dialogs');
  isThere = false;
  expect((await open()).text).toBe('dialogs');
});
