import type { AppLocation, SectionTable } from '@dex/mf-shared/contract';

type Sections = Pick<SectionTable, 'links' | 'match' | 'redirect'>;

function split(target: string): AppLocation {
  const [beforeHash = '', hash = ''] = target.split(/#(.*)/s);
  const [pathname = '', search = ''] = beforeHash.split(/\?(.*)/s);
  return { pathname, search: search && `?${search}`, hash: hash && `#${hash}` };
}

function join({ pathname, search, hash }: AppLocation): string {
  return `${pathname}${search}${hash}`;
}

function mergedQuery(kept: string, added: string): string {
  const query = new URLSearchParams(kept);
  new URLSearchParams(added).forEach((value, name) => query.set(name, value));
  const text = query.toString();
  return text && `?${text}`;
}

function legacyHash(location: AppLocation): AppLocation | null {
  if (!location.hash.startsWith('#/')) return null;
  const inner = split(location.hash.slice(1));
  return { pathname: inner.pathname, search: mergedQuery(location.search, inner.search), hash: '' };
}

/** A replaced path: where a section says that it leads, what stood in it as a query. */
function replaced(sections: Sections, location: AppLocation, pathname: string): AppLocation | null {
  const found = sections.redirect(pathname);
  if (!found) return null;
  const query = new URLSearchParams(found.query).toString();
  return { ...location, pathname: found.to, search: query ? mergedQuery(location.search, query) : location.search };
}

function step(sections: Sections, location: AppLocation): AppLocation | null {
  const legacy = legacyHash(location);
  if (legacy) return legacy;
  const { pathname } = location;
  const [home] = sections.links;
  if (pathname === '/') return home ? { ...location, pathname: home.to } : null;
  if (sections.match(pathname)) return null;
  return replaced(sections, location, pathname) ?? replaced(sections, location, '*');
}

/**
 * Where an address is replaced to, or null when it stays (SHELL-2): a legacy hash link becomes its path, `/` the first link of the header, and
 * a path that is no screen what the sections say of it; one of which none says anything stays, for the page that nobody draws. Queries are kept.
 */
export function redirectOf(sections: Sections, location: AppLocation): string | null {
  let current = location;
  // Three steps are the most: a legacy link may lead to a path that is itself replaced, and a section leads only to screens of its own.
  for (let next = step(sections, current); next; next = step(sections, current)) current = next;
  return current === location ? null : join(current);
}
