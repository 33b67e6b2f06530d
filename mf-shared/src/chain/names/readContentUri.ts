import type { ChainReads } from '../../contract/ports';
import type { Address } from '../../domain/address';
import { err, ok, type Result } from '../../domain/result';
import type { ListFault } from '../../domain/tokenLists/listState';
import { readBytes, readPosition } from '../abiWords';
import { contentHashCall } from './ensCalls';
import { readOnMainnet, resolverOf } from './nameReads';

/**
 * What a name's content hash points to, as `ipfs://…` or `ipns://…` (TOKEN-16): resolver(node) on the registry of
 * chain 1, then contenthash(node) on the resolver. The faults name the name, or its codec.
 */
export async function readContentUri(
  reads: Pick<ChainReads, 'once'>,
  registry: Address | null,
  name: string,
): Promise<Result<string, ListFault>> {
  if (registry === null) return err({ code: 'no_mainnet', subject: name });
  const unresolved = err({ code: 'name_unresolved', subject: name });
  const code = await loadCode();
  const normal = code?.normalName(name) ?? null;
  if (code === null || normal === null) return unresolved;
  const node = code.nodeOf(normal);
  const resolver = await resolverOf({ reads, registry }, node);
  if (!resolver.ok || resolver.value === null) return unresolved;
  const answer = await readOnMainnet({ reads }, contentHashCall(resolver.value, node));
  const offset = answer.ok && answer.value !== null ? readPosition(answer.value, 0) : null;
  const contentHash = answer.ok && answer.value !== null && offset !== null ? readBytes(answer.value, offset) : null;
  if (contentHash === null || contentHash.length <= 2) return unresolved;
  const uri = code.uriOfContentHash(contentHash);
  if (uri.ok) return ok(uri.value);
  if (uri.error.code === 'unrecognized_codec') return err(uri.error);
  return err({ code: 'contenthash_untranslatable', subject: name });
}

async function loadCode() {
  try {
    const [ensNode, contentHash] = await Promise.all([import('./ensNode'), import('./contentHash')]);
    return { ...ensNode, ...contentHash };
  } catch {
    return null;
  }
}
