import { createHash } from 'node:crypto';

/** The element of the page that holds the release map as text. */
export const RELEASE_MAP_ELEMENT = 'release-map';

const mapElement = /<script\b[^>]*\bid="?release-map"?[^>]*>[\s\S]*?<\/script>/;
const preloadMarks = /<!--preloads-->[\s\S]*?<!--\/preloads-->/;

/** A script that the page starts before any map is read: its address from the site's root and its hash. */
export interface PagePreload {
  readonly href: string;
  readonly integrity: string;
}

function preloadLink({ href, integrity }: PagePreload): string {
  return `<link rel="preload" as="script" href="${href}" integrity="${integrity}" crossorigin="anonymous">`;
}

/** Stands in a shell's HTML for its folder, without the slash at the end: the folder's name is not known when the page is built. */
export const SHELL_FOLDER_MARK = '%SHELL%';

/**
 * Puts the text of the release map, preload links and the shell's folder (`/a/shell/<id>/`) into a shell's HTML, before `</head>`; rendering a
 * rendered page again replaces what was there. `<` is escaped, so the text cannot end the element. Throws RangeError for a page without a head.
 */
export function renderReleasePage(html: string, mapText: string, preloads: readonly PagePreload[] = [], folder?: string): string {
  const element = `<script type="application/json" id="${RELEASE_MAP_ELEMENT}">${mapText.replaceAll('<', '\\u003c')}</script>`;
  const links = `<!--preloads-->${preloads.map(preloadLink).join('')}<!--/preloads-->`;
  const clean = html.replace(preloadMarks, '').replace(mapElement, '');
  if (!clean.includes('</head>')) throw new RangeError('the page has no </head>');
  const page = clean.replace('</head>', () => `${links}${element}</head>`);
  return folder === undefined ? page : page.replaceAll(SHELL_FOLDER_MARK, folder.replace(/\/$/, ''));
}

/** The text of the release map inside a page, or null. */
export function releaseMapTextOf(html: string): string | null {
  const element = mapElement.exec(html)?.[0];
  return element ? element.slice(element.indexOf('>') + 1, -'</script>'.length) : null;
}

const renderedPreloads =
  /<!--preloads-->(?:<link rel="preload" as="script" href="\/a\/[\w./-]+" integrity="sha384-[A-Za-z0-9+/]{64}" crossorigin="anonymous">)*<!--\/preloads-->/;

/** A page without what rendering put in, to compare with its template: anything else between the marks stays and shows. */
export function pageTemplateOf(html: string): string {
  return html.replace(renderedPreloads, '').replace(mapElement, '');
}

const scriptElement = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;

/**
 * sha384 texts of all scripts that a page starts: the declared integrity of those with an address, the hash of the content of inline ones. Data
 * blocks are not scripts. Null if a script with an address declares no integrity: such a page cannot run under the policy.
 */
export function scriptHashesOf(html: string): string[] | null {
  const hashes: string[] = [];
  for (const [, attributes = '', content = ''] of html.matchAll(scriptElement)) {
    if (/\btype="?application\/(ld\+)?json/.test(attributes)) continue;
    const declared = /\bintegrity="?(sha384-[A-Za-z0-9+/]{64})/.exec(attributes)?.[1];
    if (/\bsrc=/.test(attributes)) {
      if (!declared) return null;
      hashes.push(declared);
    } else {
      hashes.push(`sha384-${createHash('sha384').update(content).digest('base64')}`);
    }
  }
  return hashes;
}
