// What the form knows of its orders before their engine is loaded: nothing, until the engine's slice stands in the store.
import { sameAddress, type Address, type ChainId, type SignedPermit } from '@dex/mf-shared/domain';
import type { OpenOrder, OrdersState } from '@dex/mf-shared/orders';
import type { SharedState } from '@dex/mf-shared/state';

interface MaybeWithOrders extends SharedState {
  readonly orders?: OrdersState;
}

export interface PermitWish {
  readonly chainId: ChainId;
  readonly token: Address;
  readonly owner: Address;
  readonly spender: Address;
}

/** The permit that was signed for a token and a spender; null without one. */
export function selectSignedPermit({ orders }: MaybeWithOrders, wish: PermitWish): SignedPermit | null {
  const permits = Object.values(orders?.allowances ?? {}).flatMap(({ permit }) => permit ?? []);
  const isWished = ({ chainId, tokenAddress, owner, spender }: SignedPermit) =>
    chainId === wish.chainId &&
    sameAddress(tokenAddress, wish.token) &&
    sameAddress(owner, wish.owner) &&
    sameAddress(spender, wish.spender);
  return permits.find(isWished) ?? null;
}

/** True when the wallet has refused a batch of this account on this network: it gets single steps. */
export function selectIsWithoutBatches({ orders }: MaybeWithOrders, chainId: ChainId, account: Address): boolean {
  return orders?.withoutBatches.includes(`${chainId}-${account}`.toLowerCase()) ?? false;
}

/** Where the order of a slot stands; null without one. */
export function selectOrderStatus({ orders }: MaybeWithOrders, slot: string): OpenOrder['status']['kind'] | null {
  return orders?.open[slot]?.status.kind ?? null;
}
