import type { Beacon } from '@dex/mf-shared/release';
import { failedShellOf } from '../failedShell';
import { brokeIn } from '../brokeIn';
import { ownShell, takeTurnToTell } from '../ownShell';
import { shellFolder, shellIdOf } from '../shellId';
import { tellEdge } from './tellEdge';

/** How long a shell may take to draw something, in milliseconds. */
const DRAWN_WITHIN_MS = 30_000;

/**
 * Tells the site's own edge that the page's shell failed before any section was tried: its script was lost or refused, something of it threw, or it drew nothing in half a
 * minute. Stands in the page, since a shell that breaks as it begins could not tell; from the first section on the counting of sections tells of the shell too. A
 * canary gives the page back at once: the tab shows the other shell from then on. The words for a page that cannot start are shown where it threw or drew nothing, until it
 * draws after all; where a script was lost the page's first script shows them. Goes by a run-time file that nobody has checked: it may make a page
 * say that it failed, to the site that made the page, and nothing else.
 */
export function tellOfShell(page: Window): void {
  const { document } = page;
  const id = shellIdOf(document);
  if (id === null) return;
  // One that did not start as a canary and is the page of everybody since then has nobody to give the page back to: it would be loaded for ever.
  const isCanary = () => failedShellOf(page) === id && ownShell(document)?.arm === 'canary';
  const arm = isCanary() ? 'canary' : 'stable';
  const dir = shellFolder(id);
  // What stands there from the beginning goes with the first thing that the shell draws.
  const words = () => document.getElementById('start-failed');
  const fail = (outcome: Beacon['outcome'], isOver = true) => {
    if (takeTurnToTell(document)) tellEdge(page, { remote: 'shell', id, arm, outcome });
    if (isCanary()) return page.location.reload();
    if (isOver) words()?.removeAttribute('hidden');
  };
  const heard = (event: ErrorEvent | PromiseRejectionEvent) => {
    const { target } = event;
    if (target instanceof HTMLScriptElement) {
      if (target.src.includes(dir)) fail('load_fail', false);
    } else if (brokeIn(event, dir)) fail('mount_throw');
  };
  page.addEventListener('error', heard, true);
  page.addEventListener('unhandledrejection', heard);
  page.setTimeout(() => {
    if (words()) fail('load_fail');
  }, DRAWN_WITHIN_MS);
}
