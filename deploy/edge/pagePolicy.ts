import type { Release, ReleaseBase } from '@dex/mf-shared/release';

function firstScripts({ integrity, preloads }: Release): string[] {
  return [integrity, ...preloads.map((file) => file.integrity)];
}

function shellScripts(base: ReleaseBase): string[] {
  return base.shells.flatMap(({ scripts }) => scripts);
}

function sectionScripts(base: ReleaseBase): string[] {
  return Object.values(base.remotes).flatMap(({ stable, canary, history }) =>
    [stable, ...(canary ? [canary.release] : []), ...history].flatMap(firstScripts),
  );
}

/**
 * Hashes that `script-src` may hold: scripts of the live shells, and first scripts of every build of a section that this map or one before it named (an edge
 * that was configured by an earlier release command still holds them).
 */
function allowedScriptHashes(base: ReleaseBase, former: readonly ReleaseBase[]): Set<string> {
  return new Set([...shellScripts(base), ...[base, ...former].flatMap(sectionScripts)]);
}

/** The hashes of `script-src`, for every edge: scripts of the live shells. What those start or fetch ahead needs none here ('strict-dynamic'). */
export function pageScriptHashes(base: ReleaseBase): string[] {
  return [...new Set(shellScripts(base))];
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
  former: readonly ReleaseBase[] = [],
): string[] {
  const policy = headers.get('content-security-policy');
  if (policy === null) return ['no content-security-policy'];
  const directives = directivesOf(policy);
  const allowed = allowedScriptHashes(base, former);
  const scripts = directives.get('script-src') ?? [];
  const foreign = scripts.filter((source) => source !== "'strict-dynamic'" && !allowed.has(source.replace(/^'|'$/g, '')));
  const framers = (directives.get('frame-ancestors') ?? ['*']).filter((source) => source !== "'self'" && !frameAncestors.includes(source));
  const missing = shellScripts(base).filter((hash) => !scripts.includes(`'${hash}'`));
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
