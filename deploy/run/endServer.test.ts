/** @jest-environment node */
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webpack from 'webpack';
import { endServer } from './endServer';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'end-server-'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

function configuration(name: string): webpack.Configuration {
  const context = join(folder, name);
  mkdirSync(context);
  writeFileSync(join(context, 'entry.js'), `export const name = '${name}';`);
  return {
    name,
    context,
    mode: 'development',
    entry: './entry.js',
    output: { path: join(context, 'dist') },
    // Left to itself, it would be written in an hour.
    cache: { type: 'filesystem', name, cacheDirectory: join(folder, 'kept'), idleTimeoutForInitialStore: 3_600_000 },
  };
}

// DELIVERY-41
test('what every compiler of a development server has built is kept for the next run, however soon the server is ended', async () => {
  const compiler = webpack(['one', 'other'].map(configuration));
  let watching: ReturnType<typeof compiler.watch> | undefined;
  await new Promise<void>((resolve, reject) => {
    watching = compiler.watch({}, (fault) => (fault ? reject(fault) : resolve()));
  });
  const order: string[] = [];
  const stop = () =>
    new Promise<void>((resolve) => {
      order.push('server');
      if (watching) watching.close(() => resolve());
      else resolve();
    });
  const kept = () => ['one', 'other'].filter((name) => existsSync(join(folder, 'kept', name, 'index.pack')));
  expect(kept()).toEqual([]);
  const stopBeneath = async () => void order.push('chains');
  await endServer({ server: { stop }, compiler, stopBeneath });
  expect(kept()).toEqual(['one', 'other']);
  expect(order).toEqual(['server', 'chains']);
});
