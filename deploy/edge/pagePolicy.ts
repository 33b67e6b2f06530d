import type { ReleaseBase } from '@dex/mf-shared/release';

/** Hashes that `script-src` may hold: scripts of the live shells, and first scripts of the stable sections (for preload links). */
export function knownScriptHashes(base: ReleaseBase): string[] {
  const shells = base.shells.flatMap(({ scripts }) => scripts);
  const sections = Object.values(base.remotes).flatMap(({ stable, canary, history }) =>
    [stable, ...(canary ? [canary.release] : []), ...history].flatMap(({ integrity, preloads }) => [
      integrity,
      ...preloads.map((file) => file.integrity),
    ]),
  );
  return [...new Set([...shells, ...sections])];
}

/** Hashes for the headers of a page without preload links: the scripts of the live shells. */
export function shellScriptHashes(base: ReleaseBase): string[] {
  return [...new Set(base.shells.flatMap(({ scripts }) => scripts))];
}

function directivesOf(policy: string): Map<string, string[]> {
  const parts = policy.split(';').map((part) => part.trim().split(/\s+/));
  return new Map(parts.map(([name = '', ...values]) => [name.toLowerCase(), values]));
}

/** What is wrong with served headers, in plain words; empty when they protect the page. Looks at what would let a foreign script run or a foreign site frame the page. */
export function faultsOfHeaders(
  headers: { get(name: string): string | null },
  base: ReleaseBase,
  frameAncestors: readonly string[],
): string[] {
  const policy = headers.get('content-security-policy');
  if (policy === null) return ['no content-security-policy'];
  const directives = directivesOf(policy);
  const known = new Set(knownScriptHashes(base).map((hash) => `'${hash}'`));
  const scripts = directives.get('script-src') ?? [];
  const foreign = scripts.filter((source) => source !== "'strict-dynamic'" && !known.has(source));
  const framers = (directives.get('frame-ancestors') ?? ['*']).filter((source) => source !== "'self'" && !frameAncestors.includes(source));
  const missing = shellScriptHashes(base).filter((hash) => !scripts.includes(`'${hash}'`));
  const faults = [
    ...foreign.map((source) => `script-src allows ${source}`),
    ...missing.map((hash) => `script-src lacks ${hash} of a live shell`),
    ...framers.map((source) => `frame-ancestors allows ${source}`),
    ...(directives.get('default-src')?.join() === "'none'" ? [] : ["default-src is not 'none'"]),
    ...(directives.get('base-uri')?.join() === "'none'" ? [] : ["base-uri is not 'none'"]),
    ...(directives.get('require-trusted-types-for')?.includes("'script'") ? [] : ['trusted types are not required']),
    ...(directives.has('script-src-elem') || directives.has('script-src-attr')
      ? ['script-src is loosened by a more specific directive']
      : []),
  ];
  const integrity = headers.get('integrity-policy') ?? '';
  return integrity.includes('blocked-destinations=(script)') ? faults : [...faults, 'integrity-policy does not block scripts'];
}
