// The part of react-router-dom that the product uses, over a history that somebody else keeps: no routes of its own, no base name.
import { createContext, createElement, useCallback, useContext, useLayoutEffect, useMemo, useRef, type ReactNode } from 'react';

interface Path {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

interface Location extends Path {
  readonly state: unknown;
  readonly key: string;
}

type To = string | Partial<Path>;

interface NavigateOptions {
  readonly replace?: boolean;
  readonly state?: unknown;
}

interface Navigator {
  createHref(to: To): string;
  push(to: To, state?: unknown, options?: NavigateOptions): void;
  replace(to: To, state?: unknown, options?: NavigateOptions): void;
  go(delta: number): void;
}

interface Place {
  readonly navigator: Navigator;
  readonly location: Location;
}

type SearchInit = string | URLSearchParams | readonly (readonly [string, string])[] | Readonly<Record<string, string | readonly string[]>>;

const PlaceContext = createContext<Place | null>(null);

/** A part of an address with its mark before it; nothing where there is only the mark. */
function marked(mark: string, part: string): string {
  if (part === '' || part === mark) return '';
  return part.startsWith(mark) ? part : mark + part;
}

/** The address as text. */
export function createPath({ pathname = '/', search = '', hash = '' }: Partial<Path>): string {
  return pathname + marked('?', search) + marked('#', hash);
}

function partsOf(text: string): Partial<Path> {
  const [beforeHash = '', ...hash] = text.split(/(?=#)/);
  const [pathname = '', ...search] = beforeHash.split(/(?=\?)/);
  // What begins with a mark has no path, and stays where it is.
  const all = { hash: hash.join(''), search: search.join(''), pathname };
  if (pathname.startsWith('#')) return { hash: text };
  if (pathname.startsWith('?')) return { hash: all.hash, search: beforeHash };
  return all;
}

/** Where a link leads: a path is one from the root, however it is written; without a path, the place where one is. */
function resolved(to: To, here: string): Path {
  const { pathname, search = '', hash = '' } = typeof to === 'string' ? partsOf(to) : to;
  const kept: string[] = [];
  for (const segment of (pathname ?? here)
    .replace(/[\\/]{2,}/g, '/')
    .replace(/^[\\/]/, '')
    .split('/')) {
    if (segment === '..') kept.pop();
    else if (segment !== '.') kept.push(segment);
  }
  return { pathname: pathname === undefined ? here : `/${kept.join('/')}`, search: marked('?', search), hash: marked('#', hash) };
}

const OWN = 'http://own.invalid';

/** Where a browser would go; it reads some addresses otherwise than they look. What it cannot read is nowhere else. */
function originOf(address: string): string {
  try {
    return new URL(address, OWN).origin;
  } catch {
    return OWN;
  }
}

function requireOwn(written: string, path: string): void {
  // The path first, as the library does it: one that is none is an error of its own, however the place was written.
  const { origin } = new URL(path, OWN);
  if (origin !== OWN || originOf(written) !== OWN) throw new Error('External navigation is not allowed');
}

function usePlace(): Place {
  const place = useContext(PlaceContext);
  if (!place) throw new Error('A hook of the router was used outside of it');
  return place;
}

export function Router({ location, navigator, children }: { location: Partial<Location>; navigator: Navigator; children?: ReactNode }) {
  const { pathname = '/', search = '', hash = '', state = null, key = 'default' } = location;
  const own = useMemo(() => ({ pathname, search, hash, state, key }), [pathname, search, hash, state, key]);
  const place = useMemo(() => ({ location: own, navigator }), [own, navigator]);
  return createElement(PlaceContext.Provider, { value: place }, children);
}

export function useLocation(): Location {
  return usePlace().location;
}

export function useHref(to: To): string {
  const { location, navigator } = usePlace();
  return navigator.createHref(resolved(to, location.pathname));
}

export function useNavigate(): (to: To | number, options?: NavigateOptions) => void {
  const { location, navigator } = usePlace();
  const { pathname } = location;
  // Drawing must not lead anywhere: only what is on the page may.
  const isDrawn = useRef(false);
  useLayoutEffect(() => {
    isDrawn.current = true;
  });
  return useCallback(
    (to, options = {}) => {
      if (!isDrawn.current) return;
      if (typeof to === 'number') return navigator.go(to);
      const path = resolved(to, pathname);
      requireOwn(typeof to === 'string' ? to : createPath(to), createPath(path));
      (options.replace ? navigator.replace : navigator.push)(path, options.state, options);
    },
    [navigator, pathname],
  );
}

function searchParams(init: SearchInit = ''): URLSearchParams {
  if (typeof init === 'string' || init instanceof URLSearchParams) return new URLSearchParams(init);
  const pairs: readonly (readonly [string, string | readonly string[]])[] = isPairs(init) ? init : Object.entries(init);
  const params = new URLSearchParams();
  for (const [name, value] of pairs) for (const one of typeof value === 'string' ? [value] : value) params.append(name, one);
  return params;
}

function isPairs(init: object): init is readonly (readonly [string, string])[] {
  return Array.isArray(init);
}

type SetSearch = (next: SearchInit | ((before: URLSearchParams) => SearchInit), options?: NavigateOptions) => void;

export function useSearchParams(first?: SearchInit): [URLSearchParams, SetSearch] {
  const { search } = useLocation();
  const navigate = useNavigate();
  const defaults = useRef(searchParams(first));
  const wasSet = useRef(false);
  const params = useMemo(() => {
    const all = new URLSearchParams(search);
    // Only until something was chosen: what was chosen away must not come back.
    if (!wasSet.current) for (const [name, value] of [...defaults.current].filter(([name]) => !all.has(name))) all.append(name, value);
    return all;
  }, [search]);
  const set: SetSearch = useCallback(
    (next, options) => {
      const chosen = searchParams(typeof next === 'function' ? next(new URLSearchParams(params)) : next);
      wasSet.current = true;
      navigate(`?${chosen.toString()}`, options);
    },
    [navigate, params],
  );
  return [params, set];
}
