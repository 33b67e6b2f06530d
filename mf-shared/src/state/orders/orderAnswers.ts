import type { OrderDraft, OrderPorts, OrderProblem, SettledRequest } from '../../contract/orders';
import type { ChainError } from '../../contract/ports';
import type { SharedStore } from '../../contract/services';
import { PERMIT_MARGIN_SECONDS } from '../../domain/approvals/permitUse';
import type { Order } from '../../domain/orders/order';
import type { PreparedOrder, SendingWay } from '../../domain/orders/preparedOrder';
import { readsReceived } from '../reads/readsSlice';
import type { OrderStatus } from './orderState';

/**
 * What stands in the way of paying a name: it stands for another address now, or that cannot be found out (ORDER-10). The field where it was
 * entered is told the new address: entered once more the name is the same text, which asks for nothing anew.
 */
export async function nameProblem(
  { store, ports }: { readonly store: SharedStore; readonly ports: OrderPorts },
  { name, address }: NonNullable<OrderDraft['recipientName']>,
): Promise<OrderProblem | null> {
  const now = await ports.resolveName(name);
  if (!now.ok) return { kind: 'nameUnknown', name };
  const isSame = now.value !== null && now.value.toLowerCase() === address.toLowerCase();
  if (isSame) return null;
  const state = { kind: 'known', value: now.value, blockNumber: 0, syncing: false } as const;
  store.dispatch(readsReceived([{ kind: 'addressOf', read: { kind: 'addressOf', name }, state }]));
  return { kind: 'nameChanged', name, address: now.value };
}

/** What tokens say of a signature that they refuse. */
const OF_A_SIGNATURE = /permit|signature|nonce/i;

/**
 * True when an order that fails with a signature was tried with an approval in its place, and went through. Where the node cannot try
 * the two in one, only a reason that speaks of signatures is taken for it: the order may fail just so after an approval that was paid for.
 */
export async function isPermitsFault(
  ports: OrderPorts,
  { order, way, error }: { readonly order: Order; readonly way: SendingWay; readonly error: ChainError },
): Promise<boolean> {
  const tried = await ports.prepare(order, { permits: [], way });
  return tried.ok && (tried.value.changes !== null || OF_A_SIGNATURE.test(`${error.reason ?? ''} ${error.message}`));
}

/**
 * True for what a wallet says that announced batches and then will not take one: the order goes on in steps (EIP-5792, "Error Codes"). Wallets of an
 * earlier form of the standard say only that the parameters are not theirs.
 */
export function refusesBatches({ code }: ChainError): boolean {
  return code === 'batch_refused' || code === 'unsupported_method' || code === 'invalid_params';
}

/**
 * True for a refusal that does not say whether the batch was what was refused: the person's own, one for a cause without a code here, a
 * method that the wallet does not allow. Each proves that nothing was sent, as an internal error of the wallet does not. The order is not sent in steps by itself, for the person may not want it at all.
 */
export function mayRefuseBatches({ code }: ChainError): boolean {
  return code === 'user_rejected' || code === 'unknown' || code === 'disconnected';
}

/** Why a request was not sent. */
export function problemOf(error: ChainError): OrderProblem {
  if (error.code === 'user_rejected') return { kind: 'rejected' };
  if (error.code === 'not_asked') return { kind: 'notAsked' };
  return error.code === 'reverted' ? { kind: 'wouldFail', error } : { kind: 'notSent', error };
}

/** The request without a hash that an order waits for; null where it waits for none. */
export function requestOf(status: OrderStatus | undefined): string | null {
  return status?.kind === 'waiting' || status?.kind === 'unknown' ? status.requestId : null;
}

/** Where an order stands whose request was followed without a hash. */
export function statusOf(outcome: SettledRequest): OrderStatus {
  switch (outcome.kind) {
    case 'mined':
      return { kind: 'submitted', hash: outcome.hash };
    case 'failed':
      return { kind: 'failed', problem: { kind: 'batchFailed', code: outcome.code } };
    case 'partial':
      return { kind: 'failed', problem: { kind: 'batchFailed', code: 600 } };
    case 'notSent':
      return { kind: 'failed', problem: { kind: 'notSeen' } };
  }
}

/** True while the person reads it, and nothing has been asked of the wallet. */
export function isOnReview({ kind }: OrderStatus): boolean {
  return kind === 'preparing' || kind === 'ready' || kind === 'refreshing' || kind === 'blocked';
}

/** True while it has failed and nothing of it went out. A batch that failed on the chain may have been carried out in part. */
export function isNotSent(status: OrderStatus): boolean {
  return status.kind === 'failed' && status.problem.kind !== 'batchFailed';
}

/** Whether a signature inside the calls has too little time left at a second of the chain's time (ORDER-14). */
export function hasLapsingPermit({ needs, lastSecond }: Order, { says }: PreparedOrder, now: number): boolean {
  if (needs.every(({ permit }) => permit === null)) return false;
  return says.some((call) =>
    call.says.some(
      (statement) => statement.kind === 'until' && statement.seconds !== lastSecond && statement.seconds < now + PERMIT_MARGIN_SECONDS,
    ),
  );
}
