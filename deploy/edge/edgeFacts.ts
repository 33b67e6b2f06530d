import { DEFAULT_IPFS_GATEWAYS, DEFAULT_LIST_URLS, UNSUPPORTED_LIST_URL, resolveChains } from '@dex/mf-shared/domain';
import { connectSources } from './connectSources';
import { SAFE_ORIGIN } from './contentSecurityPolicy';
import { securityHeaders } from './securityHeaders';
import type { Headers } from './securityHeaders';

/** The data that every installation reads from: the chain table and the default lists. */
export function builtInSources(): readonly unknown[] {
  return [resolveChains(), { default: DEFAULT_LIST_URLS, unsupported: UNSUPPORTED_LIST_URL, ipfsGateways: DEFAULT_IPFS_GATEWAYS }];
}

/** Headers of the page of one installation: from the built-in data, the operator's settings in force and those still to come, and the live shells' script hashes. */
export function headersOfSite(input: {
  readonly scriptHashes: readonly string[];
  readonly settings: unknown;
  readonly configs: readonly unknown[];
  readonly frameAncestors: readonly string[] | null;
  readonly https: boolean;
}): Headers {
  return securityHeaders({
    scriptHashes: input.scriptHashes,
    connectSources: connectSources({ from: [...builtInSources(), input.settings, ...input.configs], userLists: 'any-https' }),
    frameAncestors: input.frameAncestors ?? [SAFE_ORIGIN],
    https: input.https,
  });
}
