import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brand } from './brand';

const root = resolve(fileURLToPath(new URL('../../../..', import.meta.url)));

function sourcesOf(workspace: string): string[] {
  return readdirSync(join(root, workspace, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:tsx?|json|html)$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => join(workspace, 'src', name));
}

// SHELL-22
test('nothing but the brand itself knows its name', () => {
  const name = new RegExp(`\\b${brand.name}\\b`);
  const knowing = ['shell', 'mf-swap', 'mf-pool', 'mf-claim', 'mf-governance', 'mf-shared']
    .flatMap(sourcesOf)
    .filter((file) => name.test(readFileSync(join(root, file), 'utf8')));
  expect(knowing).toEqual(['mf-shared/src/ui/brand/brand.ts']);
});
