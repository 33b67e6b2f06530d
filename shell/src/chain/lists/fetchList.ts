import { readContentUri } from '@dex/mf-shared/chain';
import type { ChainReads } from '@dex/mf-shared/contract';
import {
  type Address,
  DEFAULT_IPFS_GATEWAYS,
  err,
  type ListFault,
  type ListLocation,
  loadTokenListValidator,
  locationUrls,
  ok,
  parseListLocation,
  type Result,
  type TokenList,
} from '@dex/mf-shared/domain';

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
async function resolved(location: ListLocation, { reads, registry }: FetchListOptions): Promise<Result<ListLocation, ListFault>> {
  if (location.kind !== 'ens') return ok(location);
  const uri = await readContentUri(reads, registry, location.name);
  if (!uri.ok) return uri;
  const target = parseListLocation(`${uri.value}${location.path}`);
  return target ? ok(target) : err({ code: 'contenthash_untranslatable', subject: location.name });
}

async function download(url: string, options: FetchListOptions): Promise<unknown> {
  const response = await options.fetch(url, { credentials: 'omit', signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) throw new Error(`${response.status} ${response.statusText}`);
  return response.json();
}

/** Fetches a list from where its location says, trying each address in turn, and checks it against the schema. Never rejects. */
export async function fetchList(url: string, options: FetchListOptions): Promise<Result<TokenList, ListFault>> {
  const location = parseListLocation(url);
  if (!location) return err({ code: 'location_unknown', subject: url });
  const place = await resolved(location, options);
  if (!place.ok) return place;
  for (const address of locationUrls(place.value, options.gateways ?? DEFAULT_IPFS_GATEWAYS)) {
    try {
      const json = await download(address, options);
      const validate = await loadTokenListValidator();
      const list = await validate(json);
      if (!list.ok) console.debug(`The list ${address} breaks the schema at ${list.error.subject}: ${list.error.message}`);
      return list;
    } catch (cause) {
      console.debug(`Failed to download list ${address}`, cause);
    }
  }
  return err({ code: 'download_failed', subject: url });
}
