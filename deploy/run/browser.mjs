import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { Stop, root } from './checks.mjs';

const systemPlaces = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
/** The same browser without a window, which nobody sees in a test: an eighth less processor time. */
const BARE = 'chromium-headless-shell';
const barePlace = `/usr/bin/${BARE}`;

const found = (places) => places.find((path) => existsSync(path)) ?? null;

/** Installs a package of Debian's where this may be done. */
function installByApt(name) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log(`Installing the ${name} package …`);
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...words) => spawnSync('apt-get', words, { stdio: ['ignore', 'ignore', 'inherit'], env: environment });
  apt('update', '-qq');
  apt('install', '-y', '-qq', '--no-install-recommends', name);
}

/** The browser of the journeys: the one without a window where it is or can be had, else that of `ensureBrowser`. */
export function ensureJourneyBrowser() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  if (!existsSync(barePlace)) installByApt(BARE);
  return found([barePlace]) ?? ensureBrowser();
}

/** Finds a browser for the tests, or installs one: the system's, else Playwright's own. Gives its path; empty for Playwright's own. */
export function ensureBrowser() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  if (!found(systemPlaces)) installByApt('chromium');
  const system = found(systemPlaces);
  if (system) return system;
  console.log("Installing Playwright's browser …");
  const installed = spawnSync(process.execPath, [`${root}node_modules/@playwright/test/cli.js`, 'install', 'chromium'], {
    cwd: root,
    stdio: 'inherit',
  });
  if (installed.status === 0) return '';
  throw new Stop('No browser for the tests: install chromium (apt-get install chromium) or set CHROMIUM_PATH, then run npm test again.');
}
