import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folders = ['shell', 'deploy', 'e2e', ...readdirSync(root).filter((name) => name.startsWith('mf-'))];

/** Runs a tool; gives whether it found nothing, and prints what it said in one piece. */
function run(tool, args, flags = []) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [...flags, `${root}node_modules/${tool}`, ...args], { cwd: root });
    const said = [];
    child.stdout.on('data', (text) => said.push(text));
    child.stderr.on('data', (text) => said.push(text));
    child.on('close', (code) => {
      process.stdout.write(Buffer.concat(said));
      resolve(code === 0);
    });
  });
}

const eslint = (config, flags) => run('eslint/bin/eslint.js', ['--config', `deploy/lint/${config}`, '--max-warnings', '0', '.'], flags);
const inTurn = async (...tools) => {
  let passed = true;
  for (const tool of tools) passed = (await tool()) && passed;
  return passed;
};

// Reading the types of everything takes as long as all the rest: the two run side by side.
const lanes = await Promise.all([
  // The types of all workspaces do not fit the room that Node takes by itself on a small machine.
  eslint('typed.config.mjs', ['--max-old-space-size=4096']),
  inTurn(
    () => eslint('eslint.config.mjs'),
    () => run('dependency-cruiser/bin/dependency-cruise.mjs', ['--config', '.dependency-cruiser.cjs', '--output-type', 'err', ...folders]),
    () => run('prettier/bin/prettier.cjs', ['--check', '--log-level', 'warn', '.']),
    () => run('tsx/dist/cli.mjs', ['mf-shared/scripts/writeMessages.ts', '--check']),
  ),
]);
process.exitCode = lanes.every(Boolean) ? 0 : 1;
