import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folders = ['shell', 'deploy', 'e2e', ...readdirSync(root).filter((name) => name.startsWith('mf-'))];

function run(tool, args) {
  return spawnSync(process.execPath, [`${root}node_modules/${tool}`, ...args], { cwd: root, stdio: 'inherit' }).status === 0;
}

const style = run('eslint/bin/eslint.js', ['--config', 'deploy/lint/eslint.config.mjs', '--max-warnings', '0', '.']);
const graph = run('dependency-cruiser/bin/dependency-cruise.mjs', [
  '--config',
  '.dependency-cruiser.cjs',
  '--output-type',
  'err',
  ...folders,
]);
const form = run('prettier/bin/prettier.cjs', ['--check', '--log-level', 'warn', '.']);
const texts = run('tsx/dist/cli.mjs', ['mf-shared/scripts/writeMessages.ts', '--check']);
process.exitCode = style && graph && form && texts ? 0 : 1;
