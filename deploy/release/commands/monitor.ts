import { leastRunTimeFile, sha256Hex, verifyReleaseMap } from '@dex/mf-shared/release';
import type { LastSeen } from '@dex/mf-shared/release';
import { faultsOfHeaders } from '../../edge/pagePolicy';
import { releaseMapTextOf } from '../../edge/releasePage';
import type { KeyRing } from '../keys/keyRing';
import { ofEverything } from '../map/liveShells';
import { readBaseChain, readConfigChain, readOpsChain } from '../map/readChain';
import { POINTER_FILE, SETTINGS_FILE } from '../map/releaseState';
import { generationPath } from '../map/signedDocuments';
import { fileFaults, pageFaults, settingsFaults, shellFaults } from './monitorFiles';
import { createSiteReader } from './servedFiles';

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

/**
 * Compares everything that a site serves (headers, page, map, every generation, every file) with what was signed and with what was seen before. Runs
 * elsewhere: it is the only defence against an origin that rewrites everything at once.
 */
export async function monitorSite(input: MonitorInput): Promise<MonitorReport> {
  const { site, keys, memory } = input;
  const reader = createSiteReader(site, input.get ?? fetch);
  const { read } = reader;
  const failed = (fault: string): MonitorReport => ({ faults: [fault], memory, checkedFiles: 0 });
  const page = await reader.ask('', 'identity');
  const html = new TextDecoder().decode(page.body ?? new Uint8Array());
  const mapText = new TextDecoder().decode((await read(POINTER_FILE)) ?? new Uint8Array());
  const lookAt = (text: string) => verifyReleaseMap({ text, trusted: keys.trusted, now: input.now, lastSeen: memory });
  const [served, inlined] = [await lookAt(mapText), await lookAt(releaseMapTextOf(html) ?? '')];
  if (!served.ok) return failed(`release.json: ${served.error.code} ${served.error.detail}`);
  const [bases, ops] = [await readBaseChain(read, keys), await readOpsChain(read, keys)];
  if (!bases.ok) return failed(bases.error.detail);
  if (!ops.ok) return failed(ops.error.detail);
  const configs = await readConfigChain(read, keys);
  if (!configs.ok) return failed(configs.error.detail);
  const newestSettings = Math.max(
    configs.value.at(-1)?.signed.value.generation ?? 0,
    leastRunTimeFile(served.value),
    memory.configGeneration,
  );
  const { base, seen, standing } = served.value;
  // the file itself: it may be one that was seen while its keys counted, and is passed over since
  const remembered = memory.generation > 0 ? await read(generationPath('base', memory.generation)) : null;
  // of two histories the one that was seen first is remembered, or the next look would find nothing
  const isSame = (remembered && (await sha256Hex(Uint8Array.from(remembered)))) === memory.baseHash;
  const files = await fileFaults(reader, base);
  const signed = [POINTER_FILE, SETTINGS_FILE, generationPath('base', seen.generation), generationPath('ops', seen.opsGeneration)];
  const copies = await Promise.all(signed.map((path) => reader.faultsOfCopies(path)));
  const newest = bases.value.at(-1)?.signed;
  const asPagesRead = newest && ofEverything(newest, ops.value.at(-1)?.signed ?? null, configs.value.at(-1)?.signed ?? null);
  const faults = [
    ...(inlined.ok ? [] : [`the map inside the page: ${inlined.error.code} ${inlined.error.detail}`]),
    ...(isSame
      ? []
      : [
          `generation ${memory.generation} is not the one that was seen before, and the former one stays remembered: find out why, then remove the file of --memory`,
        ]),
    ...(bases.value.at(-1)?.signed.value.generation === seen.generation ? [] : ['release.json is not the newest generation']),
    ...(standing === 'fresh' ? [] : [`the map is ${standing}`]),
    ...faultsOfHeaders(
      page.headers,
      base,
      input.frameAncestors,
      bases.value.map(({ signed }) => signed.value),
    ),
    ...(await pageFaults(reader, base)),
    ...(await settingsFaults({ site: reader, html, keys, newest: newestSettings })),
    ...(asPagesRead ? await shellFaults(read, base.shells, asPagesRead) : []),
    ...copies.flat(),
    ...files.faults,
  ];
  const baseHash = bases.value.find(({ signed }) => signed.value.generation === seen.generation)?.hash ?? null;
  return { faults, checkedFiles: files.checked, memory: isSame ? { ...seen, baseHash, configGeneration: newestSettings } : memory };
}
