import { spawnSync } from 'node:child_process'
import { Stop, isInstalled, root } from './checks.mjs'

const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'

function npmRun(args) {
  return spawnSync(npm, args, { cwd: root, stdio: ['ignore', 'inherit', 'pipe'], encoding: 'utf8' })
}

/** Installs what is missing: by the lock file, or without it when the registry no longer has what it names. Stops when neither works. */
export function ensureInstalled() {
  if (isInstalled()) return
  console.log('Installing packages (once; a minute or two) …')
  const exact = npmRun(['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'])
  if (exact.status === 0) return
  console.log('The lock file cannot be satisfied by the registry any more; installing the newest versions that package.json allows.')
  const free = npmRun(['install', '--ignore-scripts', '--no-package-lock', '--no-audit', '--no-fund', '--loglevel=error'])
  if (free.status === 0) return
  const reason = (free.stderr || exact.stderr || '').trim().split('\n').filter((line) => !line.endsWith('debug-0.log')).slice(0, 3).join(' ')
  throw new Stop(`The packages could not be installed: ${reason || 'npm did not say why'}. Check the network connection and try again.`)
}
