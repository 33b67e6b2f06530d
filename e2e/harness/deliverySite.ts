import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundleForNode } from '../../deploy/release/bundle.mjs';
import { freePort, startNginx } from './nginx';
import type { Nginx } from './nginx';
import { readSiteFacts, workerIndex } from './siteFacts';

/** The repository's root folder, absolute. */
export const repositoryRoot = resolve(fileURLToPath(new URL('../..', import.meta.url)));
const root = repositoryRoot;
const buildDir = process.env['BUILD_DIR'] ? resolve(process.env['BUILD_DIR']) : null;
/** The keys of this machine's local releases: the builds under test trust them. */
const keys = join(root, '.build/keys');

/** The folder of an application's build, as the build left it. */
export const distOf = (app: string): string => (buildDir ? join(buildDir, app) : join(root, app, 'dist'));

/** Where the build of the section in a folder is: beside all others, or in it. */
export const builtAt = (folder: string): string => (buildDir ? join(buildDir, basename(folder)) : join(folder, 'dist'));

/** The parts of the served map that tests look at. */
export interface ServedMap {
  readonly base: {
    readonly value: {
      readonly generation: number;
      readonly shells: readonly { readonly id: string; readonly team?: readonly { readonly key: string }[] }[];
      readonly shellCanary?: { readonly id: string; readonly percent: number };
      readonly remotes: Readonly<
        Record<string, { readonly stable: ServedBuild; readonly canary?: { readonly release: ServedBuild; readonly percent: number } }>
      >;
    };
  };
  readonly ops: { readonly value: { readonly rollbacks: readonly unknown[]; readonly canariesOff: readonly unknown[] } };
}

interface ServedBuild {
  readonly id: string;
  readonly version: string;
  readonly dir: string;
  /** The global that the build's entry sets: its name holds version and source. */
  readonly container: string;
  readonly entry: string;
  readonly preloads: readonly { readonly path: string }[];
}

/** A site of its own behind the real nginx: everything is published and changed by the release command. */
export interface DeliverySite {
  readonly url: string;
  /** Folder that nginx serves. */
  readonly store: string;
  readonly beaconLog: string;
  /** Runs the release command; gives what it printed, rejects with what it refused. */
  release(...words: string[]): Promise<string>;
  /** Builds a section or the shell as another version, for another range of mf-shared or with a module of `e2e/fixtures` in its place; gives the folder. */
  build(app: string, version: string, other?: { readonly sharedRange?: string; readonly fixture?: string }): Promise<string>;
  /** Writes the edge's file again, for the shells that are live now, and puts it in force. */
  renewEdge(): Promise<void>;
  map(): ServedMap;
  stop(): Promise<void>;
}

/** Runs a script of the repository by node; gives what it printed. */
function run(script: string, words: readonly string[], environment: Readonly<Record<string, string>> = {}): Promise<string> {
  return new Promise((fulfil, reject) => {
    execFile(process.execPath, [script, ...words], { cwd: root, env: { ...process.env, ...environment } }, (error, stdout, stderr) => {
      if (error) reject(new Error(`${words.join(' ')}: ${stderr || error.message}`));
      else fulfil(stdout);
    });
  });
}

/** The release command as one file, written once by each worker: compiling its sources at every call would cost far more than what it does. */
let command: Promise<string> | undefined;
function bundledCommand(): Promise<string> {
  const file = join(root, `.build/release-command/${workerIndex()}.mjs`);
  command ??= bundleForNode(join(root, 'deploy/release/main.ts'), file).then(() => file);
  return command;
}

/** Runs the release command on a store, with the keys that the builds under test trust; gives what it printed, rejects with what it refused. */
export async function runRelease(store: string, words: readonly string[]): Promise<string> {
  return run(await bundledCommand(), words, { RELEASE_STORE: store, RELEASE_KEYS: keys });
}

/** Keys that make every hosted wallet selectable; none of their services is reached in a test. */
const WALLET_KEYS = { walletConnectProjectId: '0'.repeat(32), fortmaticKey: 'pk_test_0', portisId: '0' };

/** Publishes the finished builds to an empty store and serves them by nginx, configured by the release command. `more` are settings of the operator's. */
export async function startDeliverySite(more: Readonly<Record<string, unknown>> = {}): Promise<DeliverySite> {
  const folder = mkdtempSync(join(tmpdir(), 'delivery-'));
  const store = join(folder, 'site');
  const beaconLog = join(folder, 'beacons.log');
  const release = (...words: string[]) => runRelease(store, words);
  await release('init');
  for (const app of ['shell', 'mf-swap', 'mf-pool', 'mf-claim', 'mf-governance']) await release('publish', distOf(app));
  const { value } = await (await fetch(`${readSiteFacts().url}/config.json`)).json();
  const settingsFile = join(folder, 'settings.json');
  writeFileSync(settingsFile, JSON.stringify({ ...value.settings, beacons: true, wallets: WALLET_KEYS, ...more }));
  await release('config', 'set', settingsFile);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const edge = ['nginx', '--server-name', '_', '--listen', `127.0.0.1:${port}`, '--root', store, '--beacon-log', beaconLog];
  const nginx: Nginx = await startNginx(join(folder, 'nginx'), await release('edge', ...edge), url);
  return {
    url,
    store,
    beaconLog,
    release,
    async build(app, version, { sharedRange = '', fixture } = {}) {
      const output = join(buildDir ?? join(root, '.build'), 'versions', `${app}-${version}-${workerIndex()}`);
      await run('deploy/run/buildVersion.mjs', [
        app,
        version,
        output,
        sharedRange,
        ...(fixture ? [join(root, 'e2e/fixtures', fixture)] : []),
      ]);
      return output;
    },
    async renewEdge() {
      nginx.use(await release('edge', ...edge));
    },
    map: () => JSON.parse(readFileSync(join(store, 'release.json'), 'utf8')),
    async stop() {
      await nginx.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A random crowd bucket that stands between two percents of the crowd of this canary. */
export function bucketBetween(salt: string, from: number, to: number): string {
  for (let index = 0; ; index += 1) {
    const bucket = createHash('sha256').update(`${salt}/${index}`).digest('hex').slice(0, 32);
    const position = (createHash('sha256').update(`${salt}:${bucket}`).digest().readUInt32BE(0) / 2 ** 32) * 100;
    if (position >= from && position < to) return bucket;
  }
}
