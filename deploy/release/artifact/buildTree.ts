import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { ok } from '@dex/mf-shared/domain';
import type { Result } from '@dex/mf-shared/domain';
import { parseJsonBytes } from '../map/parseJson';
import { refuse } from '../refusal';
import type { Refusal } from '../refusal';
import type { Bytes } from '../store/releaseStore';
import { BUILD_FACTS_FILE, parseBuildFacts, releaseNameOf } from './buildFacts';
import type { BuildFacts } from './buildFacts';
import { faultOfPicture } from './pictureFault';

/** A build that was checked: its facts and every file to publish, by path. */
export interface BuildTree {
  readonly facts: BuildFacts;
  readonly files: ReadonlyMap<string, Bytes>;
}

/** The Subresource Integrity text of the bytes. */
export function integrityOf(bytes: Bytes): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}

function pathsBelow(folder: string, below = ''): string[] {
  return readdirSync(join(folder, below), { withFileTypes: true })
    .flatMap((entry) => {
      const path = below === '' ? entry.name : `${below}/${entry.name}`;
      return entry.isDirectory() ? pathsBelow(folder, path) : [path];
    })
    .sort();
}

function unpacked(bytes: Bytes, suffix: string): Bytes | null {
  try {
    return suffix === '.br' ? brotliDecompressSync(bytes) : gunzipSync(bytes);
  } catch {
    return null;
  }
}

/** A compressed copy is part of the tree when it unpacks to exactly its listed original. */
function refusalOfPacked(path: string, bytes: Bytes, files: ReadonlyMap<string, Bytes>, facts: BuildFacts): Result<null, Refusal> {
  const match = /^(.+)(\.br|\.gz)$/.exec(path);
  const original = match?.[1] === undefined ? undefined : files.get(match[1]);
  if (!match?.[2] || !original || !Object.hasOwn(facts.files, match[1] ?? '')) {
    return refuse('file_extra', `${path} is in the folder but not in ${BUILD_FACTS_FILE}`);
  }
  const plain = unpacked(bytes, match[2]);
  return plain && Buffer.compare(plain, original) === 0 ? ok(null) : refuse('file_changed', `${path} is not a copy of ${match[1]}`);
}

function checkFiles(facts: BuildFacts, files: ReadonlyMap<string, Bytes>): Result<null, Refusal> {
  for (const [path, { integrity }] of Object.entries(facts.files)) {
    const bytes = files.get(path);
    if (!bytes) return refuse('file_missing', `${path} is in ${BUILD_FACTS_FILE} but not in the folder`);
    if (integrityOf(bytes) !== integrity) return refuse('file_changed', `${path} is not the file that was built`);
  }
  for (const path of [facts.entry, ...facts.exposeChunks, ...facts.laterChunks, ...(facts.picture ? [facts.picture] : [])]) {
    if (!Object.hasOwn(facts.files, path)) return refuse('file_missing', `${path} is named by ${BUILD_FACTS_FILE} but not listed`);
  }
  for (const [path, bytes] of files) {
    if (Object.hasOwn(facts.files, path)) continue;
    const packed = refusalOfPacked(path, bytes, files, facts);
    if (!packed.ok) return packed;
  }
  return ok(null);
}

/**
 * Reads a build's folder and checks it against its own facts: every listed file there and unchanged, none extra, and in a remote no copy of a
 * shared library, and nowhere a style file. Refusals: `bad_facts`, `file_missing`, `file_changed`, `file_extra`, `shared_copy`, `style_file`, `bad_picture`.
 */
export function readBuildTree(folder: string): Result<BuildTree, Refusal> {
  let paths: string[];
  try {
    paths = pathsBelow(folder);
  } catch {
    return refuse('file_missing', `${folder} cannot be read`);
  }
  const all = new Map(paths.map((path): [string, Bytes] => [path, readFileSync(join(folder, path))]));
  const factsBytes = all.get(BUILD_FACTS_FILE);
  if (!factsBytes) return refuse('file_missing', `${folder} has no ${BUILD_FACTS_FILE}`);
  const facts = parseBuildFacts(parseJsonBytes(factsBytes));
  if (!facts.ok) return facts;
  const files = new Map([...all].filter(([path]) => path !== BUILD_FACTS_FILE));
  const checked = checkFiles(facts.value, files);
  if (!checked.ok) return checked;
  const [copy] = facts.value.sharedProvided;
  const style = paths.find((path) => /\.css(\.|$)/.test(path));
  if (style !== undefined)
    return refuse('style_file', `${style}: the policy of the page allows no style file; put the style into a styled component`);
  const picture = facts.value.picture === undefined ? undefined : files.get(facts.value.picture);
  const fault = picture ? faultOfPicture(parseJsonBytes(picture), releaseNameOf(facts.value.app)) : null;
  if (fault !== null) return refuse('bad_picture', `${facts.value.picture}: ${fault}`);
  if (facts.value.app !== 'shell' && copy !== undefined) return refuse('shared_copy', `the build carries its own copy of ${copy}`);
  return ok({ facts: facts.value, files });
}
