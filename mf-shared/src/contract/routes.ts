import type { RemoteName } from './remoteName';

/**
 * The route table (SHELL-1, SHELL-2).
 * Order matters: the first pattern that matches the whole path wins, so `/pool/v2` stands before `/pool/:tokenId`.
 * Matching is exact and strict: a trailing slash, another case or an extra segment is another path.
 */
export const ROUTES = [
  { name: 'swap', remote: 'swap', pattern: '/swap' },
  { name: 'send', remote: 'swap', pattern: '/send' },
  { name: 'poolV2Find', remote: 'pool', pattern: '/pool/v2/find' },
  { name: 'poolV2', remote: 'pool', pattern: '/pool/v2' },
  { name: 'pool', remote: 'pool', pattern: '/pool' },
  { name: 'position', remote: 'pool', pattern: '/pool/:tokenId' },
  { name: 'createV2', remote: 'pool', pattern: '/create/v2/:currencyIdA?/:currencyIdB?' },
  { name: 'addV2', remote: 'pool', pattern: '/add/v2/:currencyIdA?/:currencyIdB?' },
  { name: 'add', remote: 'pool', pattern: '/add/:currencyIdA?/:currencyIdB?/:feeAmount?' },
  { name: 'increase', remote: 'pool', pattern: '/increase/:currencyIdA?/:currencyIdB?/:feeAmount?/:tokenId?' },
  { name: 'removeV2', remote: 'pool', pattern: '/remove/v2/:currencyIdA/:currencyIdB' },
  { name: 'remove', remote: 'pool', pattern: '/remove/:tokenId' },
  { name: 'migrateV2', remote: 'pool', pattern: '/migrate/v2' },
  { name: 'migrateV2Pair', remote: 'pool', pattern: '/migrate/v2/:address' },
  { name: 'mining', remote: 'pool', pattern: '/uni' },
  { name: 'miningPool', remote: 'pool', pattern: '/uni/:currencyIdA/:currencyIdB' },
  { name: 'allowances', remote: 'pool', pattern: '/allowances' },
  { name: 'claim', remote: 'claim', pattern: '/claim' },
  { name: 'vote', remote: 'governance', pattern: '/vote' },
  { name: 'proposal', remote: 'governance', pattern: '/vote/:governorIndex/:id' },
  { name: 'createProposal', remote: 'governance', pattern: '/create-proposal' },
] as const satisfies readonly { name: string; remote: RemoteName; pattern: `/${string}` }[];

export type RouteName = (typeof ROUTES)[number]['name'];

export interface RouteMatch {
  readonly route: RouteName;
  readonly remote: RemoteName;
  /** Decoded path parameters; an optional parameter that is absent has no key. */
  readonly params: Readonly<Record<string, string>>;
}

function decodeSegment(segment: string): string | null {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
}

function paramsOf(pattern: string, pathname: string): Record<string, string> | null {
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

/** Gives the screen that a path names, or null when no route of the table matches it exactly. `pathname` has no query and no hash. */
export function matchRoute(pathname: string): RouteMatch | null {
  for (const { name, remote, pattern } of ROUTES) {
    const params = paramsOf(pattern, pathname);
    if (params) return { route: name, remote, params };
  }
  return null;
}
