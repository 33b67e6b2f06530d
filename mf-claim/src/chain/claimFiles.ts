import { err, ok, type Address, type Result } from '@dex/mf-shared/domain';
import { findClaimChunk, parseClaimMapping, type ClaimChunk } from '../domain/claimMapping';
import type { ClaimEntry } from '../domain/claimEntry';
import { claimLookupErrors, type ClaimLookupError } from '../domain/claimLookup';
import { parseClaimFile } from '../domain/parseClaimFile';

const DOWNLOAD_TIMEOUT_MS = 15_000;

export interface ClaimFilesOptions {
  /** Folder of the mapping and chunk files, ending in a slash. */
  readonly baseUrl: string;
  readonly fetch: typeof globalThis.fetch;
}

/** Looks an address up in the airdrop's files. */
export interface ClaimFiles {
  find(account: Address): Promise<Result<ClaimEntry, ClaimLookupError>>;
}

/**
 * The airdrop's mapping and chunk files (CLAIM-2): each is fetched when first needed and kept per key; a failure is
 * not kept, so that the next look-up tries again.
 */
export function createClaimFiles({ baseUrl, fetch }: ClaimFilesOptions): ClaimFiles {
  const downloads = new Map<string, Promise<unknown>>();

  async function download(name: string): Promise<unknown> {
    const response = await fetch(`${baseUrl}${name}`, { credentials: 'omit', signal: AbortSignal.timeout(DOWNLOAD_TIMEOUT_MS) });
    if (!response.ok) throw new Error(`${response.status} ${response.statusText}`.trim());
    return response.json();
  }

  async function file(name: string): Promise<Result<unknown, ClaimLookupError>> {
    const running = downloads.get(name) ?? download(name);
    downloads.set(name, running);
    try {
      return ok(await running);
    } catch (cause) {
      downloads.delete(name);
      return err(claimLookupErrors.downloadFailed(`${baseUrl}${name}`, cause instanceof Error ? cause.message : 'no answer'));
    }
  }

  async function chunkOf(account: Address): Promise<Result<ClaimChunk, ClaimLookupError>> {
    const content = await file('mapping.json');
    if (!content.ok) return content;
    const chunks = parseClaimMapping(content.value);
    if (!chunks) return err(malformed('mapping.json'));
    const chunk = findClaimChunk(chunks, account);
    if (chunk === 'partial') return err(claimLookupErrors.notInPartialSearch(account));
    if (chunk === 'exhausted') return err(claimLookupErrors.notInMappings(account));
    return ok(chunk);
  }

  function malformed(name: string): ClaimLookupError {
    downloads.delete(name);
    return claimLookupErrors.downloadFailed(`${baseUrl}${name}`, 'not a claim file');
  }

  return {
    async find(account) {
      const chunk = await chunkOf(account);
      if (!chunk.ok) return chunk;
      const name = `${chunk.value.key}.json`;
      const content = await file(name);
      if (!content.ok) return content;
      const entry = parseClaimFile(content.value, account);
      if (entry === 'malformed') return err(malformed(name));
      return entry === 'missing' ? err(claimLookupErrors.notInFile(account)) : ok(entry);
    },
  };
}
