import type { Address } from '../../domain/address';
import type { ChainId } from '../../domain/chainId';
import type { Order } from '../../domain/orders/order';

/** An account on a network. */
export interface Owner {
  readonly chainId: ChainId;
  readonly account: Address;
}

/** The owner as one text, the same for any case of the address. */
export function ownerKey({ chainId, account }: Owner): string {
  return `${chainId}-${account}`.toLowerCase();
}

/** What an order is known again by when it is made anew: whose it is, and what it does with which assets; amounts and times differ each time. */
export function sameOrderKey({ chainId, account, kind, needs, limits }: Order): string {
  const spent = needs.map(({ token, spender }) => `${token.address}-${spender}`);
  const assets = [...limits.leaves, ...limits.arrives].map(({ asset }) => asset);
  return [ownerKey({ chainId, account }), kind, ...spent, ...assets].join(' ').toLowerCase();
}
