import { createHash } from 'node:crypto';
import { pictureElement } from '@dex/mf-shared/release';
import type { ReleaseBase } from '@dex/mf-shared/release';

/** The element of the page that holds the release map as text. */
export const RELEASE_MAP_ELEMENT = 'release-map';

/** The element of the page that holds the signed run-time file as text. */
export const RUN_TIME_FILE_ELEMENT = 'run-time-file';

const mapElement = /<script\b[^>]*\bid="?release-map"?[^>]*>[\s\S]*?<\/script>/;
const settingsElement = /<script\b[^>]*\bid="?run-time-file"?[^>]*>[\s\S]*?<\/script>/;

/** Of sections: the one around them is part of the shell's page. */
const pictureElements = /<script\b[^>]*\bid="?picture-[0-9a-f]{32}"?[^>]*>[\s\S]*?<\/script>/g;

/** Stands in a shell's HTML for its folder, without the slash at the end: the folder's name is not known when the page is built. */
export const SHELL_FOLDER_MARK = '%SHELL%';

/** What a shell's HTML gets before it is served. */
export interface PageParts {
  readonly mapText: string;
  /** The signed run-time file; left out or null when the operator has set none. */
  readonly settingsText?: string | null;
  /** The shell's folder (`/a/shell/<id>/`). */
  readonly folder?: string;
  /** First screens of the sections that it may show, by the id of their release. */
  readonly pictures?: readonly PagePicture[];
}

/** A release's first screens: the text of its file. */
export interface PagePicture {
  readonly id: string;
  readonly text: string;
}

/** First screens that the page may hold: of which release, where they lie, and the hash of their text. */
export interface NamedPicture {
  readonly id: string;
  readonly path: string;
  readonly integrity: string;
}

type PicturedBuild = Pick<ReleaseBase['remotes'][string]['stable'], 'id' | 'dir' | 'picture'>;

/** What is read of a map for the first screens of its sections. */
interface PicturedSections {
  readonly remotes: Readonly<
    Record<string, { readonly stable: PicturedBuild; readonly canary?: { readonly release: PicturedBuild } | undefined }>
  >;
}

/** Where the page finds the first screens of a release: of every section its stable build and its canary. */
export function picturesOf(base: PicturedSections): readonly NamedPicture[] {
  return Object.values(base.remotes)
    .flatMap(({ stable, canary }) => [stable, ...(canary ? [canary.release] : [])])
    .flatMap(({ id, dir, picture }) => (picture ? [{ id, path: `${dir}${picture.path}`, integrity: picture.integrity }] : []));
}

/** The element of a development server's page that holds the override of a section as text. */
export const SECTION_OVERRIDE_ELEMENT = 'section-override';

/** A page with one more data block in its head. */
export function withDataElement(html: string, id: string, text: string): string {
  return html.replace('</head>', () => `${dataElement(id, text)}</head>`);
}

/** A data block of the page; `<` is escaped, so that no text can end it. */
export function dataElement(id: string, text: string): string {
  return `<script type="application/json" id="${id}">${text.replaceAll('<', '\\u003c')}</script>`;
}

/**
 * Puts the release map, the run-time file, the sections' first screens and the shell's folder into a shell's HTML; rendering a rendered page again
 * replaces what was there. Throws RangeError for a page without a head.
 */
export function renderReleasePage(html: string, { mapText, settingsText, folder, pictures = [] }: PageParts): string {
  const data = [dataElement(RELEASE_MAP_ELEMENT, mapText), settingsText ? dataElement(RUN_TIME_FILE_ELEMENT, settingsText) : ''].join('');
  const clean = pageTemplateOf(html);
  if (!clean.includes('</head>')) throw new RangeError('the page has no </head>');
  const drawn = pictures.map(({ id, text }) => dataElement(pictureElement(id), text)).join('');
  // Below what the page shows without them, and above the script that draws them.
  const page = clean.replace('</head>', () => `${data}</head>`).replace('<noscript>', (element) => `${drawn}${element}`);
  return folder === undefined ? page : page.replaceAll(SHELL_FOLDER_MARK, folder.replace(/\/$/, ''));
}

function dataIn(html: string, element: RegExp): string | null {
  const found = element.exec(html)?.[0];
  return found ? found.slice(found.indexOf('>') + 1, -'</script>'.length) : null;
}

/** The text of the release map inside a page, or null. */
export function releaseMapTextOf(html: string): string | null {
  return dataIn(html, mapElement);
}

/** The text of the signed run-time file inside a page, or null. */
export function settingsTextIn(html: string): string | null {
  return dataIn(html, settingsElement);
}

/** Stood in pages that earlier release commands rendered. */
const EMPTY_MARKS = '<!--preloads--><!--/preloads-->';

/** A page without what rendering put in, to compare with its template: anything else stays and shows. */
export function pageTemplateOf(html: string): string {
  return html.replace(EMPTY_MARKS, '').replace(mapElement, '').replace(settingsElement, '').replace(pictureElements, '');
}

const servedData = /<script type="application\/json" id="(?:release-map|run-time-file)">[^<]*<\/script>/g;

/** One picture where rendering puts it: before another, or before what the page shows without scripts. */
const servedPicture =
  /<script type="application\/json" id="picture-([0-9a-f]{32})">([^<]*)<\/script>(?=<script type="application\/json" id="picture-[0-9a-f]{32}">|<noscript>)/g;

/**
 * A page that somebody else served, without what rendering puts in. Unlike `pageTemplateOf` it leaves out nothing that only looks alike: data elements in the very
 * form of rendering, each of its kind once, and first screens only of the releases named, with the text that their hash stands for. Anything else stays and shows.
 */
export function servedTemplateOf(html: string, named: readonly NamedPicture[]): string {
  const met = new Set<string>();
  const once = (element: string, key: string): string => {
    if (met.has(key)) return element;
    met.add(key);
    return '';
  };
  return html
    .replace(EMPTY_MARKS, '')
    .replace(servedData, (element) => once(element, element.slice(0, element.indexOf('>'))))
    .replace(servedPicture, (element, id: string, text: string) => {
      const isNamed = named.some((picture) => picture.id === id && picture.integrity === integrityOf(text));
      return isNamed ? once(element, id) : element;
    });
}

function integrityOf(text: string): string {
  return `sha384-${createHash('sha384').update(text).digest('base64')}`;
}

const preloadElement = /<link\b[^>]*\bas="?script\b[^>]*>/g;
const declaredIntegrity = /\bintegrity="?(sha384-[A-Za-z0-9+/]{64})/;
const scriptElement = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;

/**
 * sha384 texts of all scripts that a page starts or fetches ahead: the declared integrity of those with an address, the hash of the content of inline
 * ones. Data blocks are not scripts. Null if a script with an address declares no integrity: such a page cannot run under the policy.
 */
export function scriptHashesOf(html: string): string[] | null {
  const hashes: string[] = [];
  for (const [, attributes = '', content = ''] of html.matchAll(scriptElement)) {
    if (/\btype="?application\/(ld\+)?json/.test(attributes)) continue;
    const declared = declaredIntegrity.exec(attributes)?.[1];
    if (/\bsrc=/.test(attributes)) {
      if (!declared) return null;
      hashes.push(declared);
    } else {
      hashes.push(integrityOf(content));
    }
  }
  for (const [link] of html.matchAll(preloadElement)) {
    const declared = declaredIntegrity.exec(link)?.[1];
    if (!declared) return null;
    hashes.push(declared);
  }
  return hashes;
}
