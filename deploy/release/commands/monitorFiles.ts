import type { ReleaseBase } from '@dex/mf-shared/release';
import { verifyRunTimeFile } from '@dex/mf-shared/release';
import { SHELL_FOLDER_MARK, pageTemplateOf, picturesOf, servedTemplateOf, settingsTextIn } from '../../edge/releasePage';
import { SIDECAR_FILE, artifactId, parseSidecar } from '../artifact/sidecar';
import type { Sidecar } from '../artifact/sidecar';
import type { KeyRing } from '../keys/keyRing';
import { artifactsOf } from '../map/artifactsOf';
import { askShells, faultText } from '../map/liveShells';
import type { PageCheck } from '../map/liveShells';
import type { ReadFile } from '../map/readChain';
import { SETTINGS_FILE } from '../map/releaseState';
import { ROOT_FOLDER } from '../map/rootFiles';
import { ENCODINGS } from './servedFiles';
import type { SiteReader } from './servedFiles';

/** What was found, and how many files were looked at (each in every encoding). */
export interface FileFaults {
  readonly faults: readonly string[];
  readonly checked: number;
}

async function sidecarAt(read: ReadFile, folder: string, id: string): Promise<Sidecar | null> {
  const bytes = await read(`${folder}${SIDECAR_FILE}`);
  return bytes && artifactId(bytes) === id ? parseSidecar(bytes) : null;
}

/** Every file of every build in the map, and the files of the site's root, each of the first live shell that brings it, against the hashes in the signed sidecars. */
export async function fileFaults(site: SiteReader, base: ReleaseBase): Promise<FileFaults> {
  const faults: string[] = [];
  let checked = 0;
  const atRoot = new Set<string>();
  for (const { remote, id } of artifactsOf(base)) {
    const folder = `a/${remote}/${id}/`;
    const sidecar = await sidecarAt(site.read, folder, id);
    if (!sidecar) {
      faults.push(`${folder}${SIDECAR_FILE} is not the one that was signed`);
      continue;
    }
    for (const [path, integrity] of Object.entries(sidecar.files)) {
      const rootPath = remote === 'shell' && path.startsWith(ROOT_FOLDER) ? path.slice(ROOT_FOLDER.length) : null;
      const isFirst = rootPath !== null && !atRoot.has(rootPath);
      if (isFirst) atRoot.add(rootPath);
      for (const served of [`${folder}${path}`, ...(isFirst ? [rootPath] : [])]) {
        faults.push(...(await site.faultsOfFile(served, integrity)));
        checked += 1;
      }
    }
  }
  return { faults, checked };
}

/** What is wrong with the files of one build, as a site serves them. */
export async function buildFaults(site: SiteReader, remote: string, id: string): Promise<string[]> {
  const folder = `a/${remote}/${id}/`;
  const sidecar = await sidecarAt(site.read, folder, id);
  if (!sidecar) return [`${folder}${SIDECAR_FILE} is changed or missing`];
  const faults = Object.entries(sidecar.files).map(([path, integrity]) => site.faultsOfFile(`${folder}${path}`, integrity));
  return (await Promise.all(faults)).flat();
}

/** Addresses at which the page is looked at: the root, the file itself, and a route. */
const PAGE_PATHS = ['', 'index.html', 'swap'];

/** What is wrong with the page: at every address and in every encoding it must be that of a live shell, with no first screens but those of the map (DELIVERY-46). */
export async function pageFaults(site: SiteReader, base: ReleaseBase): Promise<string[]> {
  const templates: string[] = [];
  for (const { dir } of base.shells) {
    const template = await site.read(`${dir.slice(1)}index.html`);
    const text = template && new TextDecoder().decode(template).replaceAll(SHELL_FOLDER_MARK, dir.replace(/\/$/, ''));
    if (text !== null) templates.push(pageTemplateOf(text));
  }
  const pictures = picturesOf(base);
  const faults: string[] = [];
  for (const path of PAGE_PATHS) {
    for (const encoding of ENCODINGS) {
      const { status, body } = await site.ask(path, encoding);
      const where = `${path === '' ? 'the page' : `the page at /${path}`}${encoding === 'identity' ? '' : ` (${encoding})`}`;
      if (status !== 200) faults.push(`${where} answers ${status}`);
      else if (!body || !templates.includes(servedTemplateOf(new TextDecoder().decode(body), pictures)))
        faults.push(`${where} is not that of a live shell`);
    }
  }
  return faults;
}

/** What the pages of live shells would not take of what is signed, by the keys that stand in their builds as they are served (DELIVERY-50). */
export async function shellFaults(read: ReadFile, shells: ReleaseBase['shells'], check: PageCheck): Promise<string[]> {
  const asked = await askShells(read, shells, check);
  return asked.ok ? asked.value.faults.map(faultText) : [asked.error.detail];
}

interface ServedSettings {
  readonly site: SiteReader;
  readonly html: string;
  readonly keys: KeyRing;
  /** The newest generation of the chain, of the map, and of the memory. */
  readonly newest: number;
}

/** What is wrong with the run-time file at its own address and inside the page. */
export async function settingsFaults({ site, html, keys, newest }: ServedSettings): Promise<string[]> {
  const bytes = await site.read(SETTINGS_FILE);
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
