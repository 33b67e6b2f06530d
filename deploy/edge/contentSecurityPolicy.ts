import { WALLET_CONNECTIONS, WALLET_FRAMES } from './walletSources';

/** What the policy is made from; nothing in it is written by hand for one installation. */
export interface PolicyFacts {
  /** sha384 texts of the scripts that the HTML of every live shell starts. */
  readonly scriptHashes: readonly string[];
  /** Origins that the page may read from, besides its own. */
  readonly connectSources: readonly string[];
  /** Sites that may show this one in a frame, besides itself. */
  readonly frameAncestors?: readonly string[];
  /** Names of the Trusted Types policies that the builds create. */
  readonly trustedTypes?: readonly string[];
  /** True when the site is served over https: plain http sub-requests are then upgraded. */
  readonly https?: boolean;
}

/** The Safe, which shows the site as one of its apps. */
export const SAFE_ORIGIN = 'https://app.safe.global';

/** Policies created by webpack's runtime and by the shell's loader of remotes. */
export const TRUSTED_TYPES_POLICIES = ['webpack', 'remotes'] as const;

// No build has a style sheet, so none of the site's own files may be one ('self' is left out): the components' styles insert one empty <style> and
// fill it by insertRule. This is the hash of the empty text.
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

const isHash = /^sha(256|384|512)-[A-Za-z0-9+/]+={0,2}$/;
const isSource = /^(https?|wss?):(\/\/[A-Za-z0-9.\-[\]:]+)?$/;
const isPolicyName = /^[A-Za-z0-9\-#=_/@.%]+$/;

function requireAll(pattern: RegExp, texts: readonly string[], what: string): readonly string[] {
  const bad = texts.find((text) => !pattern.test(text));
  if (bad !== undefined) throw new RangeError(`not a ${what}: ${JSON.stringify(bad)}`);
  return texts;
}

/**
 * The `content-security-policy` of the page (CSP level 3). Scripts run by hash or because a script that ran by hash started them
 * ('strict-dynamic'); 'self' is left out on purpose, an injected tag with its own integrity would run under it. Throws RangeError for a part that could end the directive.
 */
export function contentSecurityPolicy(facts: PolicyFacts): string {
  const hashes = requireAll(isHash, facts.scriptHashes, 'hash').map((hash) => `'${hash}'`);
  const sources = requireAll(isSource, facts.connectSources, 'source');
  const isCovered = (source: string) => source.startsWith('https:') && sources.includes('https:');
  const walletConnections = WALLET_CONNECTIONS.filter((source) => !isCovered(source));
  const ancestors = requireAll(isSource, facts.frameAncestors ?? [SAFE_ORIGIN], 'source');
  const policies = requireAll(isPolicyName, facts.trustedTypes ?? TRUSTED_TYPES_POLICIES, 'policy name');
  const directives = [
    "default-src 'none'",
    `script-src ${hashes.length > 0 ? [...hashes, "'strict-dynamic'"].join(' ') : "'none'"}`,
    `style-src ${EMPTY_STYLE}`,
    "img-src 'self' data: https:",
    "font-src 'self'",
    `connect-src ${["'self'", ...new Set([...sources, ...walletConnections])].join(' ')}`,
    `frame-src ${WALLET_FRAMES.join(' ')}`,
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${["'self'", ...ancestors].join(' ')}`,
    "require-trusted-types-for 'script'",
    `trusted-types ${[...policies, "'allow-duplicates'"].join(' ')}`,
    ...(facts.https ? ['upgrade-insecure-requests'] : []),
  ];
  return directives.join('; ');
}
