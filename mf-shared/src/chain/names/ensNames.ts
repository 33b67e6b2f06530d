import type { ChainError } from '../../contract/ports';
import { sameAddress, type Address } from '../../domain/address';
import { ok, type Result } from '../../domain/result';
import { readText } from '../abiWords';
import { reverseNameCall } from './ensCalls';
import { nodeOf, normalName } from './ensNode';
import { addressOfNode, readOnMainnet, resolverOf, type NameReads } from './nameReads';

/** The address that a name stands for, in whatever form it is written; null where it stands for none. */
export async function resolveName(names: NameReads, name: string): Promise<Result<Address | null, ChainError>> {
  const normal = normalName(name);
  return normal === null ? ok(null) : addressOfNode(names, nodeOf(normal));
}

/** The name of an address, null where it has none: a reverse name counts only in its normal form and if it resolves forward to the same address (WALLET-12). */
export async function lookUpName(names: NameReads, address: Address): Promise<Result<string | null, ChainError>> {
  const name = await claimedName(names, nodeOf(`${address.slice(2).toLowerCase()}.addr.reverse`));
  if (!name.ok || name.value === null || normalName(name.value) !== name.value) return name.ok ? ok(null) : name;
  const forward = await resolveName(names, name.value);
  if (!forward.ok) return forward;
  return ok(sameAddress(forward.value, address) ? name.value : null);
}

async function claimedName(names: NameReads, node: Parameters<typeof resolverOf>[1]): Promise<Result<string | null, ChainError>> {
  const resolver = await resolverOf(names, node);
  if (!resolver.ok || resolver.value === null) return resolver.ok ? ok(null) : resolver;
  const data = await readOnMainnet(names, reverseNameCall(resolver.value, node));
  if (!data.ok) return data;
  return ok(data.value === null ? null : readText(data.value));
}
