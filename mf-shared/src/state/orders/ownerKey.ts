import type { Address } from '../../domain/address';
import type { ChainId } from '../../domain/chainId';

/** An account on a network. */
export interface Owner {
  readonly chainId: ChainId;
  readonly account: Address;
}

/** The owner as one text, the same for any case of the address. */
export function ownerKey({ chainId, account }: Owner): string {
  return `${chainId}-${account}`.toLowerCase();
}
