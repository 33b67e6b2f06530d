import type { ChainError, ChainReads, ReadCall } from '../../contract/ports';
import { ZERO_ADDRESS, type Address } from '../../domain/address';
import { MAINNET } from '../../domain/chainId';
import type { Hex } from '../../domain/hex';
import { err, ok, type Result } from '../../domain/result';
import { readAddress } from '../abiWords';
import { addrCall, resolverCall } from './ensCalls';

/** Where names are read: the one reader, and the registry of chain 1. */
export interface NameReads {
  readonly reads: Pick<ChainReads, 'once'>;
  readonly registry: Address;
}

/** The answer to one read on chain 1, null where the call failed; the error is an unreachable node. */
export async function readOnMainnet({ reads }: Pick<NameReads, 'reads'>, call: ReadCall): Promise<Result<Hex | null, ChainError>> {
  const batch = await reads.once(MAINNET, [call]);
  if (!batch.ok) return err({ code: 'disconnected', message: batch.error.message });
  return ok(batch.value.data[0] ?? null);
}

/** The resolver of a node, or null if it has none. */
export async function resolverOf(names: NameReads, node: Hex): Promise<Result<Address | null, ChainError>> {
  const data = await readOnMainnet(names, resolverCall(names.registry, node));
  return data.ok ? ok(presentAddress(data.value)) : data;
}

/** The address of a node, or null if it stands for none. */
export async function addressOfNode(names: NameReads, node: Hex): Promise<Result<Address | null, ChainError>> {
  const resolver = await resolverOf(names, node);
  if (!resolver.ok || resolver.value === null) return resolver;
  const data = await readOnMainnet(names, addrCall(resolver.value, node));
  return data.ok ? ok(presentAddress(data.value)) : data;
}

function presentAddress(data: Hex | null): Address | null {
  const address = data === null ? null : readAddress(data, 0);
  return address === ZERO_ADDRESS ? null : address;
}
