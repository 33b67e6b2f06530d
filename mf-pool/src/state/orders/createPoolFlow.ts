import type { ChainError, ShellServices } from '@dex/mf-shared/contract';
import { selectAccount, selectActiveChainId, selectApprovalChoice, stateOf } from '@dex/mf-shared/state';
import { approvalPlan, ZERO_AMOUNT } from '@dex/mf-shared/domain';
import type { ApprovalRequest, ApprovalToSend, OrderFailure, PermitToSign, PoolOrder } from '../../domain/orders/poolOrder';
import type { PoolWrites } from '../../domain/orders/ports';
import {
  orderClosed,
  orderMoved,
  orderOpened,
  permitForgotten,
  permitSigned,
  resetKey,
  resetNeeded,
  selectOrders,
  sideWriteChanged,
  type SideWrite,
  type WithOrders,
} from './ordersSlice';

/** The verbs of version 2, migration and mining. Each tells its progress through the slice `poolOrders`; none throws. */
export interface PoolFlow {
  /** Shows an order for confirmation. */
  open(order: PoolOrder): void;
  /** Sends the order that is shown. */
  confirm(): Promise<void>;
  /** Shows and sends at once, where the press itself is the confirmation. */
  send(order: PoolOrder): Promise<void>;
  close(): void;
  /** Closes an order of another account or network, and forgets a signature of another account. */
  checkIdentity(): void;
  approve(request: ApprovalRequest): Promise<void>;
  /** Finds out whether an allowance must pass zero, so that both steps can be shown. */
  learnReset(request: ApprovalRequest): Promise<void>;
  /** Signs; a failure that is not a refusal falls back to the approval (ORDER-15). */
  signPermit(permit: PermitToSign, otherwise: ApprovalRequest): Promise<void>;
}

interface FlowServices {
  readonly store: ShellServices['store'];
  readonly writes: PoolWrites;
}

export function createPoolFlow({ store, writes }: FlowServices): PoolFlow {
  const state = () => stateOf<WithOrders>(store);
  let orders = 0;

  const open = (order: PoolOrder) => {
    orders += 1;
    store.dispatch(orderOpened({ id: orders, order }));
  };

  const confirm = async () => {
    const { current } = selectOrders(state());
    // A second press while the wallet is asked must not ask twice.
    if (current?.status.kind !== 'open') return;
    const { id, order } = current;
    store.dispatch(orderMoved({ id, status: { kind: 'asking' } }));
    const sent = await writes.send(order);
    if (sent.ok) {
      store.dispatch(permitForgotten());
      store.dispatch(orderMoved({ id, status: { kind: 'sent', hash: sent.value } }));
      return;
    }
    if (sent.error.code === 'rejected') {
      // Quiet: back to where the order was shown (ORDER-9).
      if (selectOrders(state()).current?.id === id)
        store.dispatch(order.kind === 'add' || order.kind === 'remove' ? orderMoved({ id, status: { kind: 'open' } }) : orderClosed());
      return;
    }
    console.error(`Not sent: ${order.kind}`, causeOf(sent.error, order));
    store.dispatch(orderMoved({ id, status: { kind: 'failed', failure: sent.error } }));
  };

  const approve = async (request: ApprovalRequest) => {
    const first = approvalsFor(request, false)[0];
    if (!first) return;
    store.dispatch(sideWriteChanged({ ...sideOf(request, 'approve'), status: { kind: 'asking' } }));
    const refuses = request.allowance !== ZERO_AMOUNT && (await writes.refusesAllowanceChange(first));
    if (refuses) store.dispatch(resetNeeded(resetKey(request.token.address, request.spender)));
    const approval = approvalsFor(request, refuses)[0];
    if (!approval) return;
    const side = sideOf(request, approval.step);
    store.dispatch(sideWriteChanged({ ...side, status: { kind: 'asking' } }));
    const sent = await writes.approve(approval);
    store.dispatch(sideWriteChanged(sent.ok ? { ...side, status: { kind: 'sent' } } : failedSide(side, sent.error)));
  };

  function approvalsFor(request: ApprovalRequest, refusesChange: boolean): ApprovalToSend[] {
    const { amount, allowance, ...target } = request;
    const choice = selectApprovalChoice(state());
    return approvalPlan({ amount, allowance, choice, refusesChange }).map(({ kind, value, fallback }) => ({
      ...target,
      step: kind,
      value,
      fallback,
    }));
  }

  return {
    open,
    confirm,
    send: async (order) => {
      if (selectOrders(state()).current?.status.kind === 'asking') return;
      open(order);
      await confirm();
    },
    close: () => {
      store.dispatch(orderClosed());
    },
    checkIdentity: () => {
      const { current, permit } = selectOrders(state());
      const account = selectAccount(state());
      if (permit && permit.owner !== account) store.dispatch(permitForgotten());
      if (!current || current.status.kind === 'sent') return;
      if (current.order.chainId !== selectActiveChainId(state()) || current.order.account !== account) store.dispatch(orderClosed());
    },
    approve,
    learnReset: async (request) => {
      const [first] = approvalsFor(request, false);
      if (!first || request.allowance === ZERO_AMOUNT) return;
      if (await writes.refusesAllowanceChange(first)) store.dispatch(resetNeeded(resetKey(request.token.address, request.spender)));
    },
    signPermit: async (permit, otherwise) => {
      store.dispatch(sideWriteChanged({ ...sideOf(otherwise, 'permit'), status: { kind: 'asking' } }));
      const signed = await writes.signPermit(permit);
      if (signed.ok) {
        store.dispatch(permitSigned(signed.value));
        return;
      }
      if (signed.error.code === 'user_rejected') {
        store.dispatch(sideWriteChanged(null));
        return;
      }
      console.warn('The permit could not be signed; an approval takes its place', signed.error.message);
      await approve(otherwise);
    },
  };
}

type Side = Pick<SideWrite, 'kind' | 'account' | 'token'>;

function sideOf({ account, token }: ApprovalRequest, kind: SideWrite['kind']): Side {
  return { kind, account, token: token.address };
}

function failedSide(side: Side, error: ChainError): SideWrite | null {
  if (error.code === 'user_rejected') return null;
  console.error(`The wallet did not send: ${side.kind}`, error.message);
  return { ...side, status: { kind: 'failed', reason: error.reason ?? error.message } };
}

/** The cause for the console, in fixed English words. */
function causeOf(failure: OrderFailure, { kind }: PoolOrder): string {
  switch (failure.code) {
    case 'send_failed':
      return failure.reason;
    case 'missing_dependencies':
      return 'missing dependencies';
    case 'missing_liquidity_amount':
      return 'missing liquidity amount';
    case 'would_fail':
      return 'This transaction would fail. Please contact support.';
    case 'not_approved':
      return `Attempting to ${kind === 'stake' ? 'stake' : 'confirm'} without approval or a signature. Please contact support.`;
    case 'rejected':
      return 'rejected';
  }
}
