import type { AppLocation } from '@dex/mf-shared/contract';
import { matchRoute } from '@dex/mf-shared/contract';

function split(target: string): AppLocation {
  const [beforeHash = '', hash = ''] = target.split(/#(.*)/s);
  const [pathname = '', search = ''] = beforeHash.split(/\?(.*)/s);
  return { pathname, search: search && `?${search}`, hash: hash && `#${hash}` };
}

function join({ pathname, search, hash }: AppLocation): string {
  return `${pathname}${search}${hash}`;
}

function withQuery(search: string, name: string, value: string): string {
  const query = new URLSearchParams(search);
  query.set(name, value);
  return `?${query.toString()}`;
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

/** The token in `/swap/{outputCurrency}`, or null: exactly one more segment, not empty. */
function outputCurrency(pathname: string): string | null {
  const segment = /^\/swap\/([^/]+)$/.exec(pathname)?.[1];
  if (!segment) return null;
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
}

function step(location: AppLocation): AppLocation | null {
  const legacy = legacyHash(location);
  if (legacy) return legacy;
  const { pathname, search } = location;
  if (pathname === '/') return { ...location, pathname: '/swap' };
  if (pathname === '/find') return { ...location, pathname: '/pool/v2/find' };
  const currency = outputCurrency(pathname);
  if (currency) return { ...location, pathname: '/swap', search: withQuery(search, 'outputCurrency', currency) };
  return matchRoute(pathname) ? null : { ...location, pathname: '/send' };
}

/**
 * Where an address is replaced to, or null when it stays (SHELL-2): a legacy hash link becomes its path, `/` and
 * `/swap/{token}` become the swap screen, `/find` the v2 finder, an unknown path the send screen. Queries are kept.
 */
export function redirectOf(location: AppLocation): string | null {
  let current = location;
  // Two steps are the most: a legacy link may lead to a path that is itself replaced.
  for (let next = step(current); next; next = step(current)) current = next;
  return current === location ? null : join(current);
}
