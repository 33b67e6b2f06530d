import type { ChainError } from '../../contract/ports';
import type { SharedStore } from '../../contract/services';
import type { IdentityChange, PreparedOrder } from '../../domain/orders/preparedOrder';
import { stateOf } from '../store/sharedState';
import { mayRefuseBatches, problemOf, refusesBatches } from './orderAnswers';
import type { OpenOrder, OrderStatus } from './orderState';
import { selectIdentityChange } from './ordersSelectors';
import { ordersSlice, batchDoubted } from './ordersSlice';

interface RefusalsOptions {
  readonly store: SharedStore;
  readonly console: Pick<Console, 'error'>;
  readonly change: (slot: string, id: string, status: OrderStatus) => void;
  readonly closeBy: (slot: string, why: IdentityChange) => void;
  readonly isCurrent: (slot: string, id: string) => boolean;
  readonly goInSteps: (slot: string, known: OpenOrder) => Promise<void>;
}

/** What follows where the wallet did not send what it was asked. */
export function createRefusals({ store, console, change, closeBy, isCurrent, goInSteps }: RefusalsOptions) {
  return async (slot: string, known: OpenOrder, prepared: PreparedOrder, error: ChainError): Promise<void> => {
    const { id, draft } = known;
    if (error.code === 'account_changed' || error.code === 'chain_changed') {
      if (isCurrent(slot, id)) closeBy(slot, error.code === 'account_changed' ? 'accountChanged' : 'chainChanged');
      return;
    }
    const isBatch = prepared.way === 'walletBatch' && prepared.sends.length > 1;
    if (isBatch && refusesBatches(error)) return goInSteps(slot, known);
    if (isBatch && mayRefuseBatches(error)) store.dispatch(batchDoubted(draft.order));
    if (error.code !== 'user_rejected') console.error('The wallet did not send an order', draft.order.kind, error.message);
    const identity = selectIdentityChange(stateOf(store, ordersSlice), draft.order);
    if (identity && isCurrent(slot, id)) return closeBy(slot, identity);
    change(slot, id, { kind: 'failed', problem: problemOf(error) });
  };
}
