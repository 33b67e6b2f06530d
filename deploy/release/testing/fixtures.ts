import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { SectionManifest } from '@dex/mf-shared/contract';
import type { CodedError, Result } from '@dex/mf-shared/domain';
import type { TrustedKeys } from '@dex/mf-shared/release';
import { BUILD_FACTS_FILE } from '../artifact/buildFacts';
import { readBuildTree } from '../artifact/buildTree';
import type { BuildTree } from '../artifact/buildTree';
import { SHELL_KEYS_FILE } from '../artifact/shellKeys';
import { createKeyFolder, readKeyFolder } from '../keys/keyFolder';
import type { KeyRing } from '../keys/keyRing';
import { commitFirst } from '../map/commit';
import type { ReleaseContext } from '../map/commit';
import { createFilesStore } from '../store/filesStore';
import type { ReleaseStore } from '../store/releaseStore';

/** The instant at which tests begin, seconds since 1970. */
export const TEST_NOW = 1_800_000_000;

/** The value of a success; throws the code of a failure, so that a test shows it. */
export function valueOf<T>(result: Result<T, CodedError>): T {
  if (result.ok) return result.value;
  throw new Error(`refused: ${JSON.stringify(result.error)}`);
}

/** The code of a failure, or "ok". */
export function codeOf(result: Result<unknown, CodedError>): string {
  return result.ok ? 'ok' : result.error.code;
}

const everything = mkdtempSync(join(tmpdir(), 'release-test-'));
const removeEverything = () => rmSync(everything, { recursive: true, force: true });
// inside a test file its end counts, in a process that a test starts that of the process
if (typeof afterAll === 'function') afterAll(removeEverything);
else process.once('exit', removeEverything);

/** A new empty folder, gone when the tests of this file are over. */
export function temporaryFolder(): string {
  return mkdtempSync(join(everything, 'f-'));
}

export interface FakeBuild {
  readonly app: string;
  readonly version: string;
  readonly requires?: string;
  readonly sharedVersion?: string;
  readonly text?: string;
  readonly sharedProvided?: readonly string[];
  /** Values of shared modules that a section uses, or that the shell offers. */
  readonly sharedNames?: Readonly<Record<string, readonly string[]>>;
  /** The hash of the type of each. */
  readonly sharedTypes?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly manifest?: SectionManifest;
  /** With a style file, which no build may have. */
  readonly style?: boolean;
  /** The text of the file with its first screens. */
  readonly picture?: string;
  /** The keys that a shell was built with; a shell of a former time does not say. */
  readonly trustedKeys?: TrustedKeys;
  /** A shell from before sections had first screens. */
  readonly knowsNoPictures?: boolean;
}

function integrity(text: string): string {
  return `sha384-${createHash('sha384').update(text).digest('base64')}`;
}

/** Writes a small build as the real one is laid out, facts included; gives its folder. */
export function writeBuild(build: FakeBuild): string {
  const folder = temporaryFolder();
  const shell = build.app === 'shell';
  const text = build.text ?? `/* ${build.app} ${build.version} */`;
  const entry = shell ? 'main.js' : 'remoteEntry.js';
  const files: Record<string, string> = shell
    ? {
        'main.js': text,
        'index.html': `<!doctype html><html><head><title>x</title><script src="/a/shell/main.js" integrity="${integrity(text)}" crossorigin="anonymous"></script></head><body>${build.knowsNoPictures ? '' : '<script type="application/json" id="picture-frame">{}</script>'}<noscript></noscript></body></html>`,
        'root/chains/1.png': `picture of ${build.version}`,
        'root/fonts/inter.woff2': 'font',
        'root/wallets/safe.svg': '<svg/>',
      }
    : { 'remoteEntry.js': text, 'remote.1a.js': `${text}//chunk`, 'lazy/late.2b.js': `${text}//late` };
  if (build.style) files['late.3c.css'] = 'header{display:none}';
  if (build.picture !== undefined) files['picture.json'] = build.picture;
  if (build.trustedKeys) files[SHELL_KEYS_FILE] = JSON.stringify(build.trustedKeys);
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  const facts = {
    app: build.app,
    version: build.version,
    container: `${build.app}_${build.version}`.replace(/\W/g, '_'),
    sharedVersion: build.sharedVersion ?? '1.0.0',
    requires: shell ? {} : { 'mf-shared': build.requires ?? '^1.0.0' },
    entry,
    exposeChunks: shell ? [] : ['remote.1a.js'],
    sharedProvided: build.sharedProvided ?? [],
    ...(build.sharedNames ? { sharedNames: build.sharedNames } : {}),
    ...(build.sharedTypes ? { sharedTypes: build.sharedTypes } : {}),
    ...(build.manifest ? { manifest: build.manifest } : {}),
    ...(build.picture !== undefined ? { picture: 'picture.json' } : {}),
    files: Object.fromEntries(
      Object.entries(files).map(([path, content]) => [path, { integrity: integrity(content), bytes: content.length }]),
    ),
  };
  writeFileSync(join(folder, BUILD_FACTS_FILE), JSON.stringify(facts));
  return folder;
}

/** The checked tree of a small build. */
export function buildTree(build: FakeBuild): BuildTree {
  return valueOf(readBuildTree(writeBuild(build)));
}

/** A new set of development keys in a folder of its own. */
export async function newKeys(remotes: readonly string[] = ['swap', 'pool']): Promise<{ folder: string; keys: KeyRing }> {
  const folder = temporaryFolder();
  valueOf(await createKeyFolder(folder, remotes));
  return { folder, keys: valueOf(await readKeyFolder(folder)) };
}

export interface Installation extends ReleaseContext {
  readonly root: string;
  readonly keyFolder: string;
  readonly clock: { seconds: number };
}

/** A store with generation 1, its keys, and a clock that the test moves. */
export async function newInstallation(options: { remotes?: readonly string[]; store?: ReleaseStore } = {}): Promise<Installation> {
  const root = temporaryFolder();
  const { folder, keys } = await newKeys(options.remotes);
  const clock = { seconds: TEST_NOW };
  const installation = { store: options.store ?? createFilesStore(root), keys, now: () => clock.seconds, root, keyFolder: folder, clock };
  valueOf(await commitFirst(installation));
  return installation;
}
