import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's root folder. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/** Something that a person has to put right: its message is one clear line. */
export class Stop extends Error {}

/** Runs a command's main function; what stops it is one line on standard error and exit code 1. */
export async function runCommand(main) {
  try {
    await main();
  } catch (cause) {
    if (cause instanceof Stop || cause?.code === 'build_failed') console.error(cause.message);
    else console.error(cause);
    process.exit(1);
  }
}

/** Stops unless this Node is new enough (package.json, `engines`). */
export function checkNode(version = process.versions.node) {
  const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const wanted = /(\d+)\.(\d+)/.exec(engines.node);
  const [major, minor] = version.split('.').map(Number);
  const [wantedMajor, wantedMinor] = [Number(wanted[1]), Number(wanted[2])];
  if (major < wantedMajor || (major === wantedMajor && minor < wantedMinor)) {
    throw new Stop(`This needs Node ${wantedMajor}.${wantedMinor} or newer; this is Node ${version}. Install a newer Node and try again.`);
  }
}

/** The port in `PORT`, else 3000. Stops when it is no port. */
export function portFrom(environment = process.env) {
  const text = environment.PORT ?? '3000';
  const port = Number(text);
  if (!/^\d+$/.test(text) || port < 1 || port > 65535) throw new Stop(`PORT is "${text}"; give a number from 1 to 65535.`);
  return port;
}

/** Stops when something else listens at that port. */
export async function checkPortFree(port, host = '127.0.0.1') {
  const server = createServer();
  await new Promise((resolve, reject) => {
    server.once('error', () => reject(new Stop(`Port ${port} is in use. End what uses it, or choose another: PORT=${port + 1} npm start`)));
    server.listen(port, host, () => server.close(() => resolve(undefined)));
  });
}

function readJson(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null;
}

/** True when everything that the lock file names for this machine is in node_modules. */
export function isInstalled(folder = root) {
  const wanted = readJson(join(folder, 'package-lock.json'))?.packages ?? {};
  const present = readJson(join(folder, 'node_modules/.package-lock.json'))?.packages;
  if (!present) return false;
  return Object.entries(wanted).every(([path, entry]) => {
    // An entry without a version is a link to a folder of this repository.
    if (!path.startsWith('node_modules/') || !entry.version || entry.link || entry.optional || entry.peer || entry.devOptional) return true;
    return present[path]?.version === entry.version && existsSync(join(folder, path));
  });
}
