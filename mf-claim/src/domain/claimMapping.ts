import { parseAddress, type Address } from '@dex/mf-shared/domain';
import * as v from 'valibot';

/** A chunk file: it holds the claims of all addresses from `start` to `end`, both included. `key` is its name on the host. */
export interface ClaimChunk {
  readonly key: string;
  readonly start: string;
  readonly end: string;
}

const mappingSchema = v.record(v.string(), v.string());

function chunkOf([key, last]: [string, string]): ClaimChunk | null {
  const start = parseAddress(key.toLowerCase());
  const end = parseAddress(last.toLowerCase());
  return start && end ? { key, start: start.toLowerCase(), end: end.toLowerCase() } : null;
}

/** The mapping file (chunk start address to chunk end address, CLAIM-2) in ascending order, or null if it is not of that shape. */
export function parseClaimMapping(content: unknown): readonly ClaimChunk[] | null {
  const mapping = v.safeParse(mappingSchema, content);
  if (!mapping.success) return null;
  const chunks = Object.entries(mapping.output).map(chunkOf);
  const sound = chunks.filter((chunk): chunk is ClaimChunk => chunk !== null);
  if (sound.length !== chunks.length) return null;
  return sound.sort((one, other) => (one.start < other.start ? -1 : 1));
}

/**
 * The chunk whose range holds the address, searched in case-insensitive order. `partial` if the search passed the
 * address without a range that holds it (it lies in a gap), `exhausted` if it lies beyond all ranges.
 */
export function findClaimChunk(chunks: readonly ClaimChunk[], account: Address): ClaimChunk | 'partial' | 'exhausted' {
  const wanted = account.toLowerCase();
  for (const chunk of chunks) {
    if (wanted < chunk.start) return 'partial';
    if (wanted <= chunk.end) return chunk;
  }
  return 'exhausted';
}
