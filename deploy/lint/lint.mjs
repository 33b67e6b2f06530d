import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folders = ['shell', 'deploy', 'e2e', ...readdirSync(root).filter((name) => name.startsWith('mf-'))];

// What only types can tell: a promise that nobody waits for, one given where none is looked at, and a switch that leaves out a kind.
const typed = ['--config', 'deploy/lint/typed.json', '--type-aware', '--deny-warnings'];
const untyped = ['shell/public', 'deploy/stubs'].flatMap((folder) => ['--ignore-pattern', `${folder}/**`]);

/** Runs a tool; gives whether it found nothing, and prints what it said in one piece. */
function run(tool, args) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [`${root}node_modules/${tool}`, ...args], { cwd: root });
    const said = [];
    child.stdout.on('data', (text) => said.push(text));
    child.stderr.on('data', (text) => said.push(text));
    child.on('close', (code) => {
      process.stdout.write(Buffer.concat(said));
      resolve(code === 0);
    });
  });
}

const inTurn = async (...tools) => {
  let passed = true;
  for (const tool of tools) passed = (await tool()) && passed;
  return passed;
};

// The form of everything takes as long as all the rest: the two run side by side.
const lanes = await Promise.all([
  run('prettier/bin/prettier.cjs', ['--check', '--log-level', 'warn', '.']),
  inTurn(
    () => run('eslint/bin/eslint.js', ['--config', 'deploy/lint/eslint.config.mjs', '--max-warnings', '0', '.']),
    () => run('oxlint/bin/oxlint', [...typed, ...untyped, ...folders]),
    () => run('dependency-cruiser/bin/dependency-cruise.mjs', ['--config', '.dependency-cruiser.cjs', '--output-type', 'err', ...folders]),
    () => run('tsx/dist/cli.mjs', ['mf-shared/scripts/writeMessages.ts', '--check']),
  ),
]);
process.exitCode = lanes.every(Boolean) ? 0 : 1;
