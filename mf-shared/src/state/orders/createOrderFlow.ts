import type { OrderDraft, OrderPorts, OrderProblem, SendAnswer } from '../../contract/orders';
import type { SharedStore } from '../../contract/services';
import type { Order } from '../../domain/orders/order';
import { keepsPromise } from '../../domain/orders/keepsPromise';
import type { IdentityChange, PreparedOrder } from '../../domain/orders/preparedOrder';
import { stateOf } from '../store/sharedState';
import { anewDraft } from './anewDraft';
import { learnOwner } from './createAllowanceFlow';
import { hasLapsingPermit, isNotSent, isOnReview, isPermitsFault, nameProblem } from './orderAnswers';
import type { OrderFlow } from './orderFlow';
import { forgetPermits, refusePermits } from './permitEnds';
import type { OpenOrder, OrderStatus } from './orderState';
import {
  ordersSlice,
  batchesRefused,
  batchTaken,
  closingNoticed,
  orderChanged,
  orderClosed,
  orderOpened,
  requestClosed,
  requestOpened,
} from './ordersSlice';
import { followRequestEnds } from './requestEnds';
import {
  selectHasOpenRequest,
  selectMayGoInSteps,
  selectIsUnclear,
  selectIdentityChange,
  selectOrder,
  selectPermits,
  selectSendingWay,
  selectStatusOnReview,
} from './ordersSelectors';
import { createRefusals } from './walletRefusals';

/** What the flow of orders stands on. */
export interface OrderFlowServices {
  readonly store: SharedStore;
  readonly ports: OrderPorts;
  readonly newId: () => string;
  /** The clock, for a chain whose time is not known yet. */
  readonly nowSeconds: () => number;
  readonly console: Pick<Console, 'error'>;
}

export function createOrderFlow({ store, ports, newId, nowSeconds, console }: OrderFlowServices): OrderFlow {
  const state = () => stateOf(store, ordersSlice);
  const orderIn = (slot: string) => selectOrder(state(), slot);
  const own = new Set<string>();
  const watches = new Map<string, () => void>();
  /** What the wallet is asked, by the id of its record, with the open order that it is for. */
  const unanswered = new Map<string, { readonly id: string; readonly order: Order }>();

  const change = (slot: string, id: string, status: OrderStatus) => {
    store.dispatch(orderChanged({ slot, id, status }));
    if (status.kind !== 'ready') unwatch(slot);
  };
  const unwatch = (slot: string) => {
    watches.get(slot)?.();
    watches.delete(slot);
  };
  const isCurrent = (slot: string, id: string) => orderIn(slot)?.id === id;
  const block = (slot: string, id: string, problem: OrderProblem) => {
    if (selectStatusOnReview(state(), slot, id)) change(slot, id, { kind: 'blocked', problem });
  };

  /** Makes the order, and shows what it does; nothing is shown of an order that was replaced meanwhile. */
  const prepare = async (slot: string, id: string): Promise<void> => {
    const known = orderIn(slot);
    if (known?.id !== id) return;
    const { order, recipientName } = known.draft;
    await learnOwner({ store, ports }, order);
    const name = recipientName ? await nameProblem({ store, ports }, recipientName) : null;
    if (name) return block(slot, id, name);
    const way = selectSendingWay(state(), order);
    const permits = selectPermits(state(), order);
    const tried = await ports.prepare(order, { permits, way });
    const status = selectStatusOnReview(state(), slot, id);
    if (!status) return;
    if (tried.ok) {
      change(slot, id, { kind: 'ready', prepared: tried.value });
      follow(slot, id, tried.value);
      // What is worse than what was seen at the press is shown, and waits for another one.
      if (status.kind === 'refreshing' && status.isPressed && keepsPromise(status.prepared, tried.value)) await confirm(slot);
      return;
    }
    const { problem } = tried.error;
    if (problem.kind === 'wouldFail' && permits.length > 0 && (await isPermitsFault(ports, { order, way, error: problem.error }))) {
      refusePermits(store, order, permits, problem.error);
      return prepare(slot, id);
    }
    block(slot, id, problem);
  };

  /** Tries an order again once something that it depends on has changed; the reader looks once a block, and not while the page is hidden. */
  const follow = (slot: string, id: string, prepared: PreparedOrder) => {
    unwatch(slot);
    const { chainId } = orderIn(slot)?.draft.order ?? {};
    if (chainId === undefined) return;
    watches.set(
      slot,
      ports.watch(chainId, prepared.dependsOn, () => {
        const known = orderIn(slot);
        if (known?.id !== id || known.status.kind !== 'ready') return;
        change(slot, id, { kind: 'refreshing', prepared, isPressed: false });
        void prepare(slot, id);
      }),
    );
  };

  const begin = (slot: string, draft: OrderDraft, wentToSteps: boolean): string => {
    const id = newId();
    own.add(slot);
    unwatch(slot);
    store.dispatch(orderOpened({ slot, id, draft, wentToSteps }));
    return id;
  };

  const confirm = async (slot: string): Promise<void> => {
    const known = orderIn(slot);
    if (known?.status.kind === 'refreshing' && !known.status.isPressed)
      return change(slot, known.id, { kind: 'refreshing', prepared: known.status.prepared, isPressed: true });
    // A second press while the wallet is asked must not ask twice.
    if (known?.status.kind !== 'ready' || known.status.prepared.waitsForApproval) return;
    const { id, draft, status } = known;
    const { order } = draft;
    const now = state().application.blocks[order.chainId]?.timestamp ?? nowSeconds();
    // A review may stay open for longer than its deadline; what is sent then only costs gas.
    if (order.lastSecond !== null && now >= order.lastSecond)
      return change(slot, id, { kind: 'blocked', problem: { kind: 'deadlinePassed' } });
    // A signature inside the call may run out before the order's own last second: without it, the order goes back to its steps.
    if (hasLapsingPermit(order, status.prepared, now)) return prepare(slot, id);
    // Without a name there is nothing to wait for: a second press comes upon an order that is being asked for.
    if (draft.recipientName && !(await isNameStill(slot, known, status.prepared, draft.recipientName))) return;
    const requestId = newId();
    store.dispatch(requestOpened({ id: requestId, chainId: order.chainId, account: order.account }));
    unanswered.set(requestId, { id, order });
    change(slot, id, { kind: 'asking', prepared: status.prepared });
    const answer = await ports.send(order, status.prepared, { record: draft.record, id: requestId });
    store.dispatch(requestClosed(requestId));
    // The chain may have answered long before the wallet does.
    if (unanswered.delete(requestId)) await answered(slot, known, status.prepared, answer);
  };

  /** A review may stay open for long, and a name be given another address meanwhile: it is asked for once more at the press (ORDER-10). */
  const isNameStill = async (
    slot: string,
    { id }: OpenOrder,
    prepared: PreparedOrder,
    name: NonNullable<OrderDraft['recipientName']>,
  ): Promise<boolean> => {
    const checking: OrderStatus = { kind: 'refreshing', prepared, isPressed: true };
    change(slot, id, checking);
    const problem = await nameProblem({ store, ports }, name);
    // What was closed, replaced or tried anew meanwhile is not what was pressed.
    if (orderIn(slot)?.status !== checking) return false;
    if (problem) change(slot, id, { kind: 'blocked', problem });
    return problem === null;
  };

  const answered = async (slot: string, known: OpenOrder, prepared: PreparedOrder, answer: SendAnswer): Promise<void> => {
    const { id, draft } = known;
    const { order } = draft;
    if (answer.kind === 'notSent') return notSent(slot, known, prepared, answer.error);
    // Also where that is not known: if it was sent, their nonces are used.
    forgetPermits(store, order);
    switch (answer.kind) {
      case 'sent':
        return change(slot, id, { kind: 'submitted', hash: answer.hash });
      case 'batch':
        store.dispatch(batchTaken(order));
        return change(slot, id, { kind: 'waiting', requestId: answer.id });
      case 'unknown':
        store.dispatch(requestOpened({ id: answer.id, chainId: order.chainId, account: order.account }));
        return change(slot, id, { kind: 'unknown', requestId: answer.id });
    }
  };

  const closeBy = (slot: string, change: IdentityChange | null) => {
    const known = orderIn(slot);
    const isUnclear = known !== null && selectHasOpenRequest(state(), known.draft.order);
    unwatch(slot);
    own.delete(slot);
    store.dispatch(orderClosed({ slot, why: change && isUnclear ? 'unclear' : change }));
  };

  /** Closes what belongs to another account or network; what the wallet still holds stays, and says so, also where the wallet no longer knows it (ORDER-7). */
  const checkIdentity = () => {
    for (const slot of own) {
      const known = orderIn(slot);
      if (!known) continue;
      const why = selectIdentityChange(state(), known.draft.order);
      const { status, id } = known;
      if (status.kind === 'asking' && why) change(slot, id, { kind: 'stillAsking', prepared: status.prepared, why });
      else if (status.kind === 'stillAsking' && !why) change(slot, id, { kind: 'asking', prepared: status.prepared });
      else if (why && (isOnReview(status) || isNotSent(status))) closeBy(slot, why);
      else if (status.kind === 'waiting' && selectIsUnclear(state(), status.requestId))
        change(slot, id, { kind: 'unknown', requestId: status.requestId });
    }
  };

  /** From now on the account sends step by step on this network (ORDER-5). */
  const goInSteps = async (slot: string, { id, draft }: OpenOrder): Promise<void> => {
    store.dispatch(batchesRefused(draft.order));
    if (isCurrent(slot, id)) await prepare(slot, begin(slot, draft, true));
  };
  const notSent = createRefusals({ store, console, change, closeBy, isCurrent, goInSteps });

  const stops = [store.subscribe(checkIdentity), followRequestEnds({ store, ports, own, unanswered, change })];

  return {
    open: async (slot, draft, options) => {
      const id = begin(slot, draft, false);
      await prepare(slot, id);
      const known = orderIn(slot);
      const sendAtOnce = options?.sendAtOnce ?? false;
      if (!sendAtOnce || known?.id !== id || known.status.kind !== 'ready') return;
      const isPlain = known.status.prepared.changes !== null && !selectHasOpenRequest(state(), known.draft.order);
      if (sendAtOnce === true || isPlain) await confirm(slot);
    },
    check: async (slot) => {
      const known = orderIn(slot);
      if (!known) return;
      const anew = anewDraft(state(), known, nowSeconds());
      if (anew) return prepare(slot, begin(slot, anew, known.wentToSteps));
      if (known.status.kind === 'blocked') change(slot, known.id, { kind: 'preparing' });
      await prepare(slot, known.id);
    },
    confirm,
    withdrawPress: async (slot) => {
      const known = orderIn(slot);
      if (known?.status.kind !== 'refreshing' || !known.status.isPressed) return;
      change(slot, known.id, { ...known.status, isPressed: false });
      // A name may have been asked for instead, whose answer is no longer waited for.
      await prepare(slot, known.id);
    },
    inSteps: async (slot) => {
      const known = orderIn(slot);
      if (known && selectMayGoInSteps(state(), known)) await goInSteps(slot, known);
    },
    close: (slot) => closeBy(slot, null),
    noticeSeen: (slot) => void store.dispatch(closingNoticed(slot)),
    stop: () => {
      for (const stop of stops) stop();
      for (const slot of watches.keys()) unwatch(slot);
    },
  };
}
