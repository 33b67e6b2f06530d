import { assumedMap, pictureElement, shownShellOf } from '@dex/mf-shared/release';
import type { Beacon, ShellRelease } from '@dex/mf-shared/release';
import { inlinedMapText } from '../releaseMapText';
import { failedShellOf, keepFailedShell } from '../failedShell';
import { shellFolder, shellIdOf } from '../shellId';
import { bucketOf } from '../visitorBucket';
import { tellEdge } from './tellEdge';

/** The name of the policy may say nothing new: an edge that was configured for an earlier shell knows this one. */
const POLICY = 'remotes';

/** How long the canary's HTML may take to come, in milliseconds; no script of the page runs meanwhile. */
const COMES_WITHIN_MS = 10_000;

/** Stands in a shell's HTML for its folder. Written so that rendering does not find it here: the hash of this script would be another one. */
const FOLDER_MARK = /%SHELL[%]/g;

const elementOf = (page: Document, id: string) => page.getElementById(id)?.outerHTML ?? '';

/** A script whose document is another one by its turn is not run (HTML, "execute the script element"); to stop the page would close it to what is written. */
function keepFromRunning(page: Document): void {
  const elsewhere = page.implementation.createHTMLDocument();
  for (const script of page.querySelectorAll('script[src]')) elsewhere.adoptNode(script);
}

/** A shell's HTML with what rendering put into this page: the map, the run-time file, the sections' first screens. */
function rendered(page: Document, html: string, { id }: ShellRelease): string {
  const pictures = [...page.querySelectorAll(`script[id^="${pictureElement('')}"]:not(#${pictureElement('frame')})`)];
  return html
    .replace(/<script[^>]*id="release-map"><\/script>/, '')
    .replace('</head>', () => `${elementOf(page, 'release-map')}${elementOf(page, 'run-time-file')}</head>`)
    .replace('<noscript>', () => `${pictures.map(({ outerHTML }) => outerHTML).join('')}<noscript>`)
    .replace(FOLDER_MARK, `/a/shell/${id}`);
}

/**
 * Gives way to the shell's canary where this browser is in its crowd, before the page's own script runs: its HTML, with the hash of the map, is written in the
 * place of this one. The map is not checked yet, so nothing is gained by changing it: scripts run only by the hashes of live shells that the page's policy holds, and
 * the canary checks the map as every shell does. A canary that did not come, or did not start, is not tried again in this tab. Tells which of the two the visit begins
 * with: of one that is broken in its HTML nothing else may be heard, and of one that is late nothing else is.
 */
export async function giveWay(page: Window): Promise<void> {
  const { document } = page;
  const text = inlinedMapText(document);
  // Most maps name none: nothing is read of those.
  if (!text?.includes('"shellCanary"')) return;
  const map = assumedMap(text, Math.floor(Date.now() / 1000));
  const [first] = map.base.shells;
  // The canary itself, once it is written, has nobody to give way to.
  if (!first || shellIdOf(document) !== first.id) return;
  const shown = shownShellOf(map, bucketOf(document), failedShellOf(page));
  const canary = shown?.page && shown.id !== first.id && keepFailedShell(page, shown.id) ? shown : null;
  const { id } = canary ?? first;
  const tell = (outcome: Beacon['outcome']) => tellEdge(page, { remote: 'shell', id, arm: canary ? 'canary' : 'stable', outcome });
  tell('begun');
  if (!canary?.page) return;
  keepFromRunning(document);
  try {
    const answer = await fetch(`${shellFolder(id)}index.html`, { integrity: canary.page, signal: AbortSignal.timeout(COMES_WITHIN_MS) });
    if (!answer.ok) throw new Error(String(answer.status));
    const html = rendered(document, await answer.text(), canary);
    const policy = page.trustedTypes?.createPolicy(POLICY, { createHTML: (own: string) => own });
    document.open();
    document.write(policy ? policy.createHTML(html) : html);
    document.close();
  } catch (problem) {
    // What took too long may be the visitor's own line: the visit stays one of which nothing more is heard.
    if (!(problem instanceof DOMException)) tell('load_fail');
    page.location.reload();
  }
}
