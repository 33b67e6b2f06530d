import type { OrderPorts, SettledRequest } from '../../contract/orders';
import type { SharedStore } from '../../contract/services';
import type { Order } from '../../domain/orders/order';
import { stateOf } from '../store/sharedState';
import { requestOf, statusOf } from './orderAnswers';
import type { OrderStatus } from './orderState';
import { selectEnd } from './ordersSelectors';
import { ordersSlice, requestClosed } from './ordersSlice';
import { forgetPermits } from './permitEnds';

/** What the ends of requests are brought to. */
export interface RequestEndsOptions {
  readonly store: SharedStore;
  readonly ports: Pick<OrderPorts, 'onSettled'>;
  /** The slots whose orders are this flow's. */
  readonly own: ReadonlySet<string>;
  /** What the wallet is asked, by the id of its record, with the open order that it is for; one that ended is taken out. */
  readonly unanswered: Map<string, { readonly id: string; readonly order: Order }>;
  readonly change: (slot: string, id: string, status: OrderStatus) => void;
}

/** Ends the reviews and the warnings of requests whose end is known without the wallet (ORDER-7). Gives the function that stops it. */
export function followRequestEnds({ store, ports, own, unanswered, change }: RequestEndsOptions): () => void {
  const state = () => stateOf(store, ordersSlice);

  // Each change of the store has the ends looked for anew: what is over is taken away before anything is said of it.
  const settled = (requestId: string, outcome: SettledRequest) => {
    const question = unanswered.get(requestId);
    unanswered.delete(requestId);
    for (const slot of own) {
      const known = state().orders.open[slot];
      if (!known) continue;
      const { id, status } = known;
      const isAsked = question?.id === id && (status.kind === 'asking' || status.kind === 'stillAsking');
      if (isAsked || requestOf(status) === requestId) change(slot, id, statusOf(outcome));
    }
    if (question) forgetPermits(store, question.order);
    store.dispatch(requestClosed(requestId));
  };

  /** Of an end that another page of the browser found nobody tells but the store. */
  const lookForEnds = () => {
    const { open, requests } = state().orders;
    const followed = [...own].map((slot) => requestOf(open[slot]?.status));
    for (const id of [...unanswered.keys(), ...followed, ...requests.map((request) => request.id)]) {
      const end = id === null ? null : selectEnd(state(), id);
      if (id !== null && end) settled(id, end);
    }
  };

  const stops = [store.subscribe(lookForEnds), ports.onSettled(settled)];
  return () => {
    for (const stop of stops) stop();
  };
}
