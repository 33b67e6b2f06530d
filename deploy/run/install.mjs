import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Stop, isInstalled, root } from './checks.mjs';

const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';

function npmRun(args) {
  return spawnSync(npm, args, { cwd: root, stdio: ['ignore', 'inherit', 'pipe'], encoding: 'utf8' });
}

const quiet = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];

/** By the lock file: all of it into an empty folder, else only what is missing (`npm ci` would empty a folder that others may be using). */
function installByLock() {
  return npmRun(existsSync(join(root, 'node_modules')) ? ['install', ...quiet] : ['ci', ...quiet]);
}

/** Installs what is missing: by the lock file, or without it when the registry no longer has what it names. Stops when neither works. */
export function ensureInstalled() {
  if (isInstalled()) return;
  console.log('Installing packages (once; a minute or two) …');
  const exact = installByLock();
  if (exact.status === 0) return;
  console.log('The lock file cannot be satisfied by the registry any more; installing the newest versions that package.json allows.');
  const free = npmRun(['install', '--no-package-lock', ...quiet]);
  if (free.status === 0) return;
  const lines = (free.stderr || exact.stderr || '')
    .trim()
    .split('\n')
    .filter((line) => !line.endsWith('debug-0.log'));
  throw new Stop(
    `The packages could not be installed: ${lines.slice(0, 3).join(' ') || 'npm did not say why'}. Check the network connection and try again.`,
  );
}
