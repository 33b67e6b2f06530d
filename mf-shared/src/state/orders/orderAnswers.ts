import type { OrderDraft, OrderPorts, OrderProblem, SettledRequest } from '../../contract/orders';
import type { ChainError } from '../../contract/ports';
import type { Order } from '../../domain/orders/order';
import type { SendingWay } from '../../domain/orders/preparedOrder';
import type { OrderStatus } from './orderState';

/** What stands in the way of paying a name: it stands for another address now, or that cannot be found out (ORDER-10). */
export async function nameProblem(
  ports: OrderPorts,
  { name, address }: NonNullable<OrderDraft['recipientName']>,
): Promise<OrderProblem | null> {
  const now = await ports.resolveName(name);
  if (!now.ok) return { kind: 'nameUnknown', name };
  const isSame = now.value !== null && now.value.toLowerCase() === address.toLowerCase();
  return isSame ? null : { kind: 'nameChanged', name, address: now.value };
}

/** True when an order goes through with an approval in place of its signature. */
export async function isPermitsFault(ports: OrderPorts, order: Order, way: SendingWay): Promise<boolean> {
  return (await ports.prepare(order, { permits: [], way })).ok;
}

/** True for what a wallet says that announced batches and then will not take one: the order goes on in steps (EIP-5792, "Error Codes"). */
export function refusesBatches({ code }: ChainError): boolean {
  return code === 'batch_refused' || code === 'unsupported_method';
}

/** Why a request was not sent. */
export function problemOf(error: ChainError): OrderProblem {
  if (error.code === 'user_rejected') return { kind: 'rejected' };
  return error.code === 'reverted' ? { kind: 'wouldFail', error } : { kind: 'notSent', error };
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
      return { kind: 'failed', problem: { kind: 'notSent', error: { code: 'unknown', message: 'Another transaction took its place' } } };
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
