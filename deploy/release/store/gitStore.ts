// Every write is a commit on the tip and a push that must fast-forward; a lost push is tried again on the new tip.
import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Bytes, ReleaseStore, StillSo, VersionedFile } from './releaseStore';
import { StoreDenied } from './storeDenied';

/** The repository that holds the site: any URL that git can push to, and the branch. */
export interface GitPlace {
  readonly repository: string;
  readonly branch: string;
  /** Where the local clone goes; it is removed when the process ends. */
  readonly workFolder: string;
}

const ATTEMPTS = 60;
const AUTHOR = 'release <release@localhost>';

interface GitAnswer {
  readonly ok: boolean;
  readonly out: Buffer;
  readonly complaint: string;
}

function git(folder: string, parameters: readonly string[], input?: Bytes): Promise<GitAnswer> {
  return new Promise((resolve) => {
    const options = {
      cwd: folder,
      encoding: 'buffer' as const,
      maxBuffer: 2 ** 28,
      env: { ...process.env, GIT_TERMINAL_PROMPT: '0' },
    };
    const child = execFile('git', [...parameters], options, (error, stdout, stderr) => {
      resolve({ ok: error === null, out: stdout, complaint: stderr.toString() });
    });
    child.stdin?.on('error', () => undefined);
    child.stdin?.end(input);
  });
}

const DENIED =
  /permission (to \S+ )?denied|authentication failed|access denied|terminal prompts disabled|error: 40[13]|insufficient permission/i;

function failure(complaint: string): Error {
  return DENIED.test(complaint) ? new StoreDenied(`the repository refuses this machine: ${complaint}`) : new Error(complaint);
}

async function need(folder: string, parameters: readonly string[], input?: Bytes): Promise<string> {
  const answer = await git(folder, parameters, input);
  if (!answer.ok) throw failure(`git ${parameters[0]}: ${answer.complaint.trim()}`);
  return answer.out.toString().trim();
}

/** Bytes as `git fast-import` reads them. */
const dataOf = (bytes: Bytes): readonly (string | Bytes)[] => [`data ${bytes.length}\n`, bytes, '\n'];

/** What a write does to the files of the tip; null gives up without a commit. */
type Change = (tip: string | null) => Promise<ReadonlyMap<string, Bytes | null> | null>;

/** A store in a branch of a git repository; a static host that publishes the branch serves it. `createAll` of many files is one commit. */
export async function createGitStore(place: GitPlace): Promise<ReleaseStore> {
  const folder = await mkdtemp(join(place.workFolder, 'release-git-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  await need(folder, ['init', '--bare', '--quiet', '.']);
  const ref = `refs/heads/${place.branch}`;

  let newest: { readonly tip: string; readonly blobs: ReadonlyMap<string, string> } = { tip: '', blobs: new Map() };
  // What a blob holds never changes: those of the newest commit are read once.
  const contents = new Map<string, Bytes>();

  /** Path to blob of every file of a commit; null while the clone does not have it. A commit never changes, so the newest one is listed once. */
  async function listTip(tip: string): Promise<ReadonlyMap<string, string> | null> {
    const names = await git(folder, ['ls-tree', '-r', '-z', tip]);
    if (!names.ok) return null;
    const lines = names.out
      .toString()
      .split('\0')
      .flatMap((line): [string, string][] => {
        const [, blob, path] = /^\d+ blob ([0-9a-f]+)\t(.+)$/s.exec(line) ?? [];
        return blob !== undefined && path !== undefined ? [[path, blob]] : [];
      });
    return new Map(lines);
  }

  async function needTip(tip: string): Promise<ReadonlyMap<string, string>> {
    const listed = await listTip(tip);
    if (!listed) throw new Error(`git ls-tree: ${tip} is no commit of ${place.repository}`);
    return listed;
  }

  /** Asks the repository for its tip, and reads what is new of it. */
  async function fetchTip(): Promise<string | null> {
    const listed = await need(folder, ['ls-remote', place.repository, ref]);
    const tip = listed.split(/\s/)[0];
    if (!tip) return null;
    if (newest.tip === tip) return tip;
    let blobs = await listTip(tip);
    if (!blobs) {
      await need(folder, ['fetch', '--quiet', '--no-tags', place.repository, ref]);
      blobs = await needTip(tip);
    }
    newest = { tip, blobs };
    const named = new Set(blobs.values());
    for (const blob of contents.keys()) if (!named.has(blob)) contents.delete(blob);
    return tip;
  }

  /** True while files are as somebody read them. */
  async function areSo(tip: string | null, still: readonly StillSo[]): Promise<boolean> {
    for (const { path, version } of still) if ((await blobOf(tip, path)) !== version) return false;
    return true;
  }

  async function blobOf(tip: string | null, path: string): Promise<string | null> {
    if (!tip) return null;
    const blobs = newest.tip === tip ? newest.blobs : await needTip(tip);
    return blobs.get(path) ?? null;
  }

  /** A commit on the tip that writes or removes files, made by one process; a branch of its own names it only while it is made. */
  async function commitOf(tip: string | null, files: ReadonlyMap<string, Bytes | null>): Promise<string> {
    const branch = `refs/made/${randomUUID()}`;
    const changes = [...files].flatMap(([path, bytes]) => (bytes ? [`M 100644 inline ${path}\n`, ...dataOf(bytes)] : [`D ${path}\n`]));
    const lines = [
      `commit ${branch}\nmark :1\ncommitter ${AUTHOR} now\n`,
      ...dataOf(Buffer.from(`Release ${[...files.keys()].at(-1) ?? ''}`)),
      ...(tip ? [`from ${tip}\n`] : []),
      ...changes,
      `\nget-mark :1\nreset ${branch}\nfrom ${'0'.repeat(40)}\n\n`,
    ];
    return need(folder, ['fast-import', '--quiet', '--date-format=now'], Buffer.concat(lines.map((line) => Buffer.from(line))));
  }

  /** True when the branch holds the commit: what a push says last may be lost on the way, after it has come through. */
  async function hasArrived(commit: string): Promise<boolean> {
    const tip = await fetchTip().catch(() => null);
    return tip !== null && (await git(folder, ['merge-base', '--is-ancestor', commit, tip])).ok;
  }

  async function write(change: Change): Promise<boolean> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const tip = await fetchTip();
      const files = await change(tip);
      if (!files) return false;
      if (files.size === 0) return true;
      const commit = await commitOf(tip, files);
      const pushed = await git(folder, ['push', '--quiet', `--force-with-lease=${ref}:${tip ?? ''}`, place.repository, `${commit}:${ref}`]);
      if (pushed.ok) return true;
      if (!/rejected|stale|lock|fetch first|cannot lock|failed to update/i.test(pushed.complaint)) {
        if (await hasArrived(commit)) return true;
        throw failure(pushed.complaint.trim());
      }
      await delay(Math.random() * 20 * (attempt + 1));
    }
    throw new Error(`${place.repository}: pushing lost ${ATTEMPTS} races`);
  }

  async function readVersioned(path: string): Promise<VersionedFile | null> {
    const blob = await blobOf(await fetchTip(), path);
    if (!blob) return null;
    const known = contents.get(blob);
    if (known) return { bytes: new Uint8Array(known), version: blob };
    const answer = await git(folder, ['cat-file', 'blob', blob]);
    if (!answer.ok) return null;
    contents.set(blob, new Uint8Array(answer.out));
    return { bytes: answer.out, version: blob };
  }

  return {
    description: `the branch ${place.branch} of ${place.repository}`,
    async read(path) {
      return (await readVersioned(path))?.bytes ?? null;
    },
    readVersioned,
    async createAll(files, still = []) {
      let existing: string[] = [];
      await write(async (tip) => {
        existing = [];
        if (!(await areSo(tip, still))) {
          existing = [...files.keys()];
          return null;
        }
        for (const path of files.keys()) if (await blobOf(tip, path)) existing.push(path);
        return new Map([...files].filter(([path]) => !existing.includes(path)));
      });
      return existing;
    },
    async replace(path, bytes, expected, still = []) {
      const done = await write(async (tip) => {
        if (!(await areSo(tip, still))) return null;
        return (await blobOf(tip, path)) === expected ? new Map([[path, bytes]]) : null;
      });
      return done ? 'replaced' : 'conflict';
    },
    async list(prefix) {
      const tip = await fetchTip();
      const paths = tip === null ? [] : [...(newest.tip === tip ? newest.blobs : await needTip(tip)).keys()];
      return paths.filter((path) => path.startsWith(prefix)).sort();
    },
    async remove(path) {
      await write(async (tip) => ((await blobOf(tip, path)) ? new Map([[path, null]]) : new Map()));
    },
  };
}
