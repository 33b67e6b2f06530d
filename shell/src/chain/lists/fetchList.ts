import { readContentUri } from '@dex/mf-shared/chain';
import type { ChainReads } from '@dex/mf-shared/contract';
import {
  type Address,
  DEFAULT_IPFS_GATEWAYS,
  err,
  type ListLocation,
  loadTokenListValidator,
  locationUrls,
  ok,
  parseListLocation,
  type Result,
  type TokenList,
} from '@dex/mf-shared/domain';

/** Why a list is not there; `message` is for the console and for the person who added it (TOKEN-8). */
export interface ListFetchError {
  readonly code: 'location_unknown' | 'name_unresolved' | 'download_failed' | 'list_invalid';
  readonly message: string;
}

export interface FetchListOptions {
  readonly reads: Pick<ChainReads, 'once'>;
  /** The name registry of chain 1. */
  readonly registry: Address | null;
  readonly gateways?: readonly string[];
  readonly fetch: typeof fetch;
}

/** How long one address of a list may take, in milliseconds. */
const TIMEOUT_MS = 15_000;

/** The place that a name's content hash points to, with the path that followed the name. */
async function resolved(location: ListLocation, { reads, registry }: FetchListOptions): Promise<Result<ListLocation, ListFetchError>> {
  if (location.kind !== 'ens') return ok(location);
  const uri = await readContentUri(reads, registry, location.name);
  if (!uri.ok) return err({ code: 'name_unresolved', message: uri.error.message });
  const target = parseListLocation(`${uri.value}${location.path}`);
  return target ? ok(target) : err({ code: 'name_unresolved', message: 'Failed to translate contenthash to URI' });
}

async function download(url: string, options: FetchListOptions): Promise<unknown> {
  const response = await options.fetch(url, { credentials: 'omit', signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) throw new Error(`${response.status} ${response.statusText}`);
  return response.json();
}

/** Fetches a list from where its location says, trying each address in turn, and checks it against the schema. Never rejects. */
export async function fetchList(url: string, options: FetchListOptions): Promise<Result<TokenList, ListFetchError>> {
  const location = parseListLocation(url);
  if (!location) return err({ code: 'location_unknown', message: 'Unrecognized list URL protocol.' });
  const place = await resolved(location, options);
  if (!place.ok) return place;
  for (const address of locationUrls(place.value, options.gateways ?? DEFAULT_IPFS_GATEWAYS)) {
    try {
      const json = await download(address, options);
      const validate = await loadTokenListValidator();
      return await validate(json);
    } catch (cause) {
      console.debug(`Failed to download list ${address}`, cause);
    }
  }
  return err({ code: 'download_failed', message: `Failed to download list ${url}` });
}
