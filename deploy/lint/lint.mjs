import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folders = ['shell', 'mf-swap', 'mf-pool', 'mf-claim', 'mf-governance', 'mf-shared', 'deploy', 'e2e'];

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
