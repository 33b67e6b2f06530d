import type { ChainError } from '../../contract/ports';
import type { SharedStore } from '../../contract/services';
import type { SignedPermit } from '../../domain/approvals/permitMessage';
import type { Order } from '../../domain/orders/order';
import { keyOfNeed } from './ordersSelectors';
import { permitRefused, permitUsed } from './ordersSlice';

/** Signatures that an order took along, or may have taken, count no more: their nonces are used. */
export function forgetPermits(store: SharedStore, order: Order): void {
  for (const need of order.needs) store.dispatch(permitUsed(keyOfNeed(order, need)));
}

/** Signatures with which an order would fail count no more, and are told why. */
export function refusePermits(store: SharedStore, { chainId, account }: Order, permits: readonly SignedPermit[], error: ChainError): void {
  for (const { tokenAddress, spender } of permits) {
    store.dispatch(permitRefused({ chainId, account, token: tokenAddress, spender, problem: { kind: 'permitRefused', error } }));
  }
}
