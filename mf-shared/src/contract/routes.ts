/** One screen of a section: its name, and the paths that lead to it. `:name` is a parameter of one segment, `:name?` one that may be absent at the end. */
export interface RoutePattern<Name extends string = string> {
  readonly name: Name;
  readonly pattern: `/${string}`;
}

/** The decoded parameters of a path; an optional parameter that is absent has no key. */
export type RouteParams = Readonly<Record<string, string>>;

export interface RouteMatch<Name extends string = string> {
  readonly route: Name;
  readonly params: RouteParams;
}

/** Gives the screen of a section that a path names, or null when none of its patterns matches exactly. The path has no query and no hash. */
export type MatchRoute<Name extends string = string> = (pathname: string) => RouteMatch<Name> | null;

function decodeSegment(segment: string): string | null {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
}

/** The parameters that a path has under a pattern, or null when it is not of that pattern. Exact and strict: a trailing slash, another case or an extra segment is another path. */
export function paramsOf(pattern: string, pathname: string): RouteParams | null {
  const wanted = pattern.split('/');
  const given = pathname.split('/');
  if (given.length > wanted.length) return null;
  const params: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    const segment = given[index];
    const optional = part.endsWith('?');
    if (segment === undefined) {
      if (optional) continue;
      return null;
    }
    if (!part.startsWith(':')) {
      if (part !== segment) return null;
      continue;
    }
    const value = decodeSegment(segment);
    if (value === null || value === '') return null;
    params[part.slice(1, optional ? -1 : undefined)] = value;
  }
  return params;
}

/** The matcher of a section's own routes. Order matters: the first pattern that matches the whole path wins, so `/pool/v2` stands before `/pool/:tokenId` (SHELL-1, SHELL-2). */
export function createRouteMatcher<Name extends string>(routes: readonly RoutePattern<Name>[]): MatchRoute<Name> {
  return (pathname) => {
    for (const { name, pattern } of routes) {
      const params = paramsOf(pattern, pathname);
      if (params) return { route: name, params };
    }
    return null;
  };
}
