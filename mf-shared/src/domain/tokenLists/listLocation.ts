/** Where a token list lives (TOKEN-8). */
export type ListLocation =
  | { readonly kind: 'http'; readonly url: string }
  | { readonly kind: 'ipfs' | 'ipns'; readonly name: string; readonly path: string }
  | { readonly kind: 'ens'; readonly name: string; readonly path: string };

/** The gateways for ipfs and ipns in the order in which they are tried (TOKEN-8). */
export const DEFAULT_IPFS_GATEWAYS: readonly string[] = ['https://cloudflare-ipfs.com', 'https://ipfs.io'];

const ENS_NAME = /^((?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+eth)(\/.*)?$/i;
const LOOPBACK = /^http:\/\/(?:127\.0\.0\.1|localhost|\[::1\])(?=[:/]|$)/i;
const IPFS = /^(ipfs|ipns):(?:\/\/)?([A-Za-z0-9._-]+)(\/.*)?$/i;

/** A typed location, or null ("Enter valid list location"): http, https, ipfs, ipns, or a name ending .eth with an optional path. */
export function parseListLocation(text: string): ListLocation | null {
  const trimmed = text.trim();
  const ens = parseEnsLocation(trimmed);
  if (ens) return { kind: 'ens', ...ens };
  const [, scheme, name, path = ''] = IPFS.exec(trimmed) ?? [];
  if (scheme && name) return { kind: scheme.toLowerCase() === 'ipfs' ? 'ipfs' : 'ipns', name, path };
  if (!/^https?:\/\/[^/]/i.test(trimmed) || !URL.canParse(trimmed)) return null;
  return { kind: 'http', url: trimmed };
}

/** A name ending .eth and the path after it (empty without one), or null. */
export function parseEnsLocation(text: string): { readonly name: string; readonly path: string } | null {
  const [, name, path = ''] = ENS_NAME.exec(text) ?? [];
  return name ? { name, path } : null;
}

/**
 * The addresses to try for a location, in order: https and addresses of this computer as they are; http as https first; ipfs and ipns at each gateway.
 * A name has none of its own: it must be resolved first.
 */
export function locationUrls(location: ListLocation, gateways: readonly string[] = DEFAULT_IPFS_GATEWAYS): string[] {
  if (location.kind === 'ens') return [];
  if (location.kind === 'http') {
    // This computer needs no encryption, and has no certificate for it.
    const isSecure = /^https:/i.test(location.url) || LOOPBACK.test(location.url);
    return isSecure ? [location.url] : [location.url.replace(/^http:/i, 'https:'), location.url];
  }
  const { kind, name, path } = location;
  return gateways.map((gateway) => `${gateway.replace(/\/$/, '')}/${kind}/${name}${path || '/'}`);
}
