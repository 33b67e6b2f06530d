import type { ChainError, ChainReads, NameService } from '../../contract/ports';
import { sameAddress, type Address } from '../../domain/address';
import { err, ok, type Result } from '../../domain/result';
import { readText } from '../abiWords';
import { reverseNameCall } from './ensCalls';
import { addressOfNode, readOnMainnet, resolverOf, type NameReads } from './nameReads';

/**
 * The port NameService over the registry of chain 1; without a registry no name stands for anything. A reverse name counts
 * only in its normal form and if it resolves forward to the same address (WALLET-12). Normalisation is loaded on first use.
 */
export function createNameService(reads: Pick<ChainReads, 'once'>, registry: Address | null): NameService {
  if (registry === null) return { resolve: async () => ok(null), lookup: async () => ok(null) };
  const names: NameReads = { reads, registry };
  const resolve: NameService['resolve'] = async (name) => {
    const ens = await loadEnsNode();
    if (!ens.ok) return ens;
    const normal = ens.value.normalName(name);
    return normal === null ? ok(null) : addressOfNode(names, ens.value.nodeOf(normal));
  };
  return {
    resolve,
    lookup: async (address) => {
      const ens = await loadEnsNode();
      if (!ens.ok) return ens;
      const name = await claimedName(names, ens.value.nodeOf(`${address.slice(2).toLowerCase()}.addr.reverse`));
      if (!name.ok || name.value === null || ens.value.normalName(name.value) !== name.value) return name.ok ? ok(null) : name;
      const forward = await resolve(name.value);
      if (!forward.ok) return forward;
      return ok(sameAddress(forward.value, address) ? name.value : null);
    },
  };
}

async function claimedName(names: NameReads, node: Parameters<typeof resolverOf>[1]): Promise<Result<string | null, ChainError>> {
  const resolver = await resolverOf(names, node);
  if (!resolver.ok || resolver.value === null) return resolver.ok ? ok(null) : resolver;
  const data = await readOnMainnet(names, reverseNameCall(resolver.value, node));
  if (!data.ok) return data;
  return ok(data.value === null ? null : readText(data.value));
}

async function loadEnsNode(): Promise<Result<typeof import('./ensNode'), ChainError>> {
  try {
    return ok(await import('./ensNode'));
  } catch {
    return err({ code: 'disconnected', message: 'The code that reads names could not be loaded' });
  }
}
