import type { ListedTokenInfo, ListVersion } from './tokenList';

/** How big a step from one list version to the next is; the order of this array is the order of size. */
export const BUMPS = ['none', 'patch', 'minor', 'major'] as const;
export type Bump = (typeof BUMPS)[number];

/** True if the first step is at least as big as the second. */
export function isAtLeast(bump: Bump, required: Bump): boolean {
  return BUMPS.indexOf(bump) >= BUMPS.indexOf(required);
}

/** True if both versions are the same. */
export function sameVersion(one: ListVersion, other: ListVersion): boolean {
  return one.major === other.major && one.minor === other.minor && one.patch === other.patch;
}

/** The step from one version up to another; a step down or to the same version is "none". */
export function versionBump(base: ListVersion, next: ListVersion): Bump {
  if (next.major !== base.major) return next.major > base.major ? 'major' : 'none';
  if (next.minor !== base.minor) return next.minor > base.minor ? 'minor' : 'none';
  return next.patch > base.patch ? 'patch' : 'none';
}

/** The smallest step that a change of tokens calls for: removed is major, added is minor, changed is patch. */
export function requiredBump(base: readonly ListedTokenInfo[], next: readonly ListedTokenInfo[]): Bump {
  const before = byKey(base);
  const after = byKey(next);
  for (const key of before.keys()) if (!after.has(key)) return 'major';
  for (const key of after.keys()) if (!before.has(key)) return 'minor';
  for (const [key, token] of after) if (describe(token) !== describe(before.get(key))) return 'patch';
  return 'none';
}

function byKey(tokens: readonly ListedTokenInfo[]): Map<string, ListedTokenInfo> {
  const map = new Map<string, ListedTokenInfo>();
  for (const token of tokens) {
    const key = `${token.chainId}-${token.address.toLowerCase()}`;
    if (!map.has(key)) map.set(key, token);
  }
  return map;
}

function describe(token: ListedTokenInfo | undefined): string {
  if (!token) return '';
  return JSON.stringify([token.symbol, token.name, token.decimals, token.logoURI ?? null, [...(token.tags ?? [])].sort()]);
}
