import type { ReleaseBase } from '@dex/mf-shared/release';
import { leastRunTimeFile, verifyReleaseMap, verifyRunTimeFile } from '@dex/mf-shared/release';
import type { LastSeen } from '@dex/mf-shared/release';
import { faultsOfHeaders } from '../../edge/pagePolicy';
import { SHELL_FOLDER_MARK, pageTemplateOf, releaseMapTextOf, settingsTextIn } from '../../edge/releasePage';
import { integrityOf } from '../artifact/buildTree';
import { SIDECAR_FILE, artifactId, parseSidecar } from '../artifact/sidecar';
import type { KeyRing } from '../keys/keyRing';
import { artifactsOf } from '../map/artifactsOf';
import { readBaseChain, readConfigChain, readOpsChain } from '../map/readChain';
import type { ReadFile } from '../map/readChain';
import { SETTINGS_FILE } from '../map/releaseState';

/** What the monitor remembers from one look to the next, kept on its own machine: newest generations and the hash of the base it saw. */
export interface MonitorMemory extends LastSeen {
  readonly baseHash: string | null;
  /** The newest run-time file; 0 for none. */
  readonly configGeneration: number;
}

export const NOTHING_SEEN: MonitorMemory = { generation: 0, opsGeneration: 0, baseHash: null, configGeneration: 0 };

export interface MonitorReport {
  readonly faults: readonly string[];
  readonly memory: MonitorMemory;
  readonly checkedFiles: number;
}

export interface MonitorInput {
  /** Address of the site, without a path. */
  readonly site: string;
  readonly keys: KeyRing;
  readonly now: number;
  readonly memory: MonitorMemory;
  readonly frameAncestors: readonly string[];
  readonly get?: typeof fetch;
}

async function bytesAt(get: typeof fetch, address: string): Promise<Uint8Array | null> {
  const answer = await get(address, { redirect: 'error', signal: AbortSignal.timeout(20_000) });
  return answer.status === 200 ? new Uint8Array(await answer.arrayBuffer()) : null;
}

async function artifactFaults(read: ReadFile, base: ReleaseBase): Promise<{ faults: string[]; checked: number }> {
  const faults: string[] = [];
  let checked = 0;
  for (const { remote, id } of artifactsOf(base)) {
    const folder = `a/${remote}/${id}/`;
    const bytes = await read(`${folder}${SIDECAR_FILE}`);
    const sidecar = bytes ? parseSidecar(bytes) : null;
    if (!bytes || !sidecar || artifactId(bytes) !== id) {
      faults.push(`${folder}${SIDECAR_FILE} is not the one that was signed`);
      continue;
    }
    for (const [path, integrity] of Object.entries(sidecar.files)) {
      const file = await read(`${folder}${path}`);
      checked += 1;
      if (!file || integrityOf(file) !== integrity) faults.push(`${folder}${path} is ${file ? 'changed' : 'missing'}`);
    }
  }
  return { faults, checked };
}

async function pageFaults(read: ReadFile, html: string, base: ReleaseBase): Promise<string[]> {
  for (const shell of base.shells) {
    const template = await read(`${shell.dir.slice(1)}index.html`);
    if (!template) continue;
    const expected = new TextDecoder().decode(template).replaceAll(SHELL_FOLDER_MARK, shell.dir.replace(/\/$/, ''));
    if (pageTemplateOf(html) === pageTemplateOf(expected)) return [];
  }
  return ['the page is not that of a live shell'];
}

interface ServedSettings {
  readonly read: ReadFile;
  readonly html: string;
  readonly keys: KeyRing;
  /** The newest generation of the chain, of the map, and of the memory. */
  readonly newest: number;
}

/** What is wrong with the run-time file at its own address and inside the page. */
async function settingsFaults({ read, html, keys, newest }: ServedSettings): Promise<string[]> {
  const bytes = await read(SETTINGS_FILE);
  const copies = [
    [SETTINGS_FILE, bytes && new TextDecoder().decode(bytes)],
    ['the run-time file inside the page', settingsTextIn(html)],
  ] as const;
  const faults = copies.map(async ([name, text]) => {
    if (text === null) return newest === 0 ? [] : [`${name} is missing`];
    const verified = await verifyRunTimeFile({ text, trusted: keys.trusted, least: newest });
    return verified.ok ? [] : [`${name}: ${verified.error.code} ${verified.error.detail}`];
  });
  return (await Promise.all(faults)).flat();
}

/**
 * Compares everything that a site serves (headers, page, map, every generation, every file) with what was signed and with what was seen before. Runs
 * elsewhere: it is the only defence against an origin that rewrites everything at once.
 */
export async function monitorSite(input: MonitorInput): Promise<MonitorReport> {
  const { site, keys, memory } = input;
  const get = input.get ?? fetch;
  const read: ReadFile = (path) => bytesAt(get, new URL(`/${path}`, site).href);
  const failed = (fault: string): MonitorReport => ({ faults: [fault], memory, checkedFiles: 0 });
  const page = await get(new URL('/', site), { redirect: 'error', signal: AbortSignal.timeout(20_000) });
  const html = await page.text();
  const mapText = new TextDecoder().decode((await read('release.json')) ?? new Uint8Array());
  const lookAt = (text: string) => verifyReleaseMap({ text, trusted: keys.trusted, now: input.now, lastSeen: memory });
  const [served, inlined] = [await lookAt(mapText), await lookAt(releaseMapTextOf(html) ?? '')];
  if (!served.ok) return failed(`release.json: ${served.error.code} ${served.error.detail}`);
  const [bases, ops] = [await readBaseChain(read, keys), await readOpsChain(read, keys)];
  if (!bases.ok) return failed(bases.error.detail);
  if (!ops.ok) return failed(ops.error.detail);
  const configs = await readConfigChain(read, keys);
  if (!configs.ok) return failed(configs.error.detail);
  const newestSettings = Math.max(configs.value.length, leastRunTimeFile(served.value), memory.configGeneration);
  const { base, seen, standing } = served.value;
  const remembered = memory.generation > 0 ? bases.value[memory.generation - 1]?.hash : null;
  const artifacts = await artifactFaults(read, base);
  const faults = [
    ...(page.status === 200 ? [] : [`the page answers ${page.status}`]),
    ...(inlined.ok ? [] : [`the map inside the page: ${inlined.error.code} ${inlined.error.detail}`]),
    ...(remembered === memory.baseHash ? [] : [`generation ${memory.generation} is not the one that was seen before`]),
    ...(bases.value.at(-1)?.signed.value.generation === seen.generation ? [] : ['release.json is not the newest generation']),
    ...(standing === 'fresh' ? [] : [`the map is ${standing}`]),
    ...faultsOfHeaders(
      page.headers,
      base,
      input.frameAncestors,
      bases.value.map(({ signed }) => signed.value),
    ),
    ...(await pageFaults(read, html, base)),
    ...(await settingsFaults({ read, html, keys, newest: newestSettings })),
    ...artifacts.faults,
  ];
  const baseHash = bases.value[seen.generation - 1]?.hash ?? null;
  return { faults, checkedFiles: artifacts.checked, memory: { ...seen, baseHash, configGeneration: newestSettings } };
}
