import type { SectionManifest } from '@dex/mf-shared/contract';

const EVERY_PATH = '*';

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
