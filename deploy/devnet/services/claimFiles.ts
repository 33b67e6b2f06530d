import type { ClaimTree } from '../seed/claimTree';

const CHUNK_SIZE = 101;

/** The airdrop's files by name: `mapping.json` (first to last address of each chunk) and one file per chunk. */
export function buildClaimFiles(tree: ClaimTree): ReadonlyMap<string, unknown> {
  const entries = [...tree.entries];
  const files = new Map<string, unknown>();
  const mapping: Record<string, string> = {};
  for (let start = 0; start < entries.length; start += CHUNK_SIZE) {
    const chunk = entries.slice(start, start + CHUNK_SIZE);
    const first = chunk[0]?.[0] ?? '';
    mapping[first] = chunk.at(-1)?.[0] ?? '';
    files.set(`${first}.json`, Object.fromEntries(chunk));
  }
  return files.set('mapping.json', mapping);
}
