import { paramsOf } from '../routes';
import type { SectionManifest, SectionTable } from '../sections';

/** A section and what it says of itself. */
export interface ListedSection {
  readonly section: string;
  readonly manifest: SectionManifest;
}

const EVERY_PATH = '*';

/** The table of these sections. The release command lets no two sections claim one path; of two that did, the first in the list would have it. */
export function createSectionTable(sections: readonly ListedSection[]): SectionTable {
  const redirects = sections.flatMap(({ manifest }) => manifest.redirects);
  const links = sections
    .flatMap(({ section, manifest }) => manifest.links.map((link) => ({ ...link, section })))
    .sort((a, b) => a.order - b.order || (a.key < b.key ? -1 : 1));
  return {
    links,
    match(pathname) {
      for (const { section, manifest } of sections) {
        for (const { name, pattern, title } of manifest.routes) {
          const params = paramsOf(pattern, pathname);
          if (params) return { section, route: name, title, params };
        }
      }
      return null;
    },
    redirect(pathname) {
      for (const { from, to } of redirects) {
        const query = from === pathname ? {} : paramsOf(from, pathname);
        if (query) return { to, query };
      }
      return null;
    },
    ownerOf: (dialog) => sections.find(({ manifest }) => manifest.dialogs.includes(dialog))?.section ?? null,
    titleOf: (name) => sections.find(({ section }) => section === name)?.manifest.title ?? null,
  };
}

/** True when some path is of both patterns. */
function overlaps(a: string, b: string): boolean {
  if (a === EVERY_PATH || b === EVERY_PATH) return a === b;
  const [one, other] = [a.split('/'), b.split('/')];
  for (let index = 0; index < Math.max(one.length, other.length); index += 1) {
    const [mine, its] = [one[index], other[index]];
    if (mine === undefined || its === undefined) return (mine ?? its ?? '').endsWith('?');
    if (mine.endsWith('?') && its.endsWith('?')) return true;
    if (!mine.startsWith(':') && !its.startsWith(':') && mine !== its) return false;
  }
  return true;
}

/** What a section claims of the addresses: its screens and its redirects. */
function claimsOf({ routes, redirects }: SectionManifest): string[] {
  return [...routes.map(({ pattern }) => pattern), ...redirects.map(({ from }) => from)];
}

/** What two sections both claim: a path, the key of a link or a kind of dialog, in the words of the first; null when nothing is. */
export function sharedClaim(mine: SectionManifest, others: SectionManifest): string | null {
  const path = claimsOf(mine).find((claim) => claimsOf(others).some((its) => overlaps(claim, its)));
  if (path !== undefined) return path;
  const link = mine.links.find(({ key }) => others.links.some((its) => its.key === key));
  if (link) return `the link ${link.key}`;
  const dialog = mine.dialogs.find((kind) => others.dialogs.includes(kind));
  return dialog === undefined ? null : `the dialog ${dialog}`;
}

/** The claim of a section that none of these path beginnings allows; null when all are. `/rates` allows itself and what is below it. */
export function claimOutside(manifest: SectionManifest, allowed: readonly string[]): string | null {
  return claimsOf(manifest).find((claim) => !allowed.some((start) => claim === start || claim.startsWith(`${start}/`))) ?? null;
}
