import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { Stop, root } from './checks.mjs';

const systemPlaces = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

function systemBrowser() {
  return systemPlaces.find((path) => existsSync(path)) ?? null;
}

function installByApt() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return null;
  console.log('Installing the chromium package …');
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['update', '-qq'], { stdio: ['ignore', 'ignore', 'inherit'], env: environment });
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: environment,
  });
  return systemBrowser();
}

/** Finds a browser for the tests, or installs one: the system's, else Playwright's own. Gives its path; empty for Playwright's own. */
export function ensureBrowser() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  const found = systemBrowser() ?? installByApt();
  if (found) return found;
  console.log("Installing Playwright's browser …");
  const installed = spawnSync(process.execPath, [`${root}node_modules/@playwright/test/cli.js`, 'install', 'chromium'], {
    cwd: root,
    stdio: 'inherit',
  });
  if (installed.status === 0) return '';
  throw new Stop('No browser for the tests: install chromium (apt-get install chromium) or set CHROMIUM_PATH, then run npm test again.');
}
