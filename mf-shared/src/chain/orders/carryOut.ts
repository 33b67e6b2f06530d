import type { OrderRecord, SendAnswer } from '../../contract/orders';
import type { Order } from '../../domain/orders/order';
import type { PreparedOrder } from '../../domain/orders/preparedOrder';
import { newRequestId } from './requestId';
import { nonceOf, sendOne, type SendServices } from './sendOne';

/** Sends a prepared order: its one call, or its calls as one atomic batch (EIP-5792). What comes of it is recorded (ORDER-7). */
export async function carryOut(
  services: SendServices,
  order: Order,
  prepared: PreparedOrder,
  record: OrderRecord,
  now: () => number = Date.now,
): Promise<SendAnswer> {
  const { chainId, account } = order;
  const { sends, gasLimit } = prepared;
  const own = sends.at(-1);
  if (!own) return { kind: 'notSent', error: { code: 'unknown', message: 'There is nothing to send' } };
  if (sends.length === 1) {
    return sendOne(services, { chainId, account, call: own, record, ...(gasLimit === null ? {} : { gasLimit: BigInt(gasLimit) }) }, now);
  }
  const nonceBefore = await nonceOf(services.node, chainId, account);
  const sent = await services.wallet.sendCalls(chainId, account, sends);
  if (!sent.ok && sent.error.code !== 'unclear') return { kind: 'notSent', error: sent.error };
  const id = newRequestId();
  const track = sent.ok
    ? ({ kind: 'batch', batchId: sent.value, callCount: sends.length } as const)
    : ({ kind: 'unknown', nonceBefore, call: own } as const);
  services.bus.emit({ kind: 'requestOutstanding', request: { ...record, id, chainId, from: account, addedTime: now(), track } });
  return sent.ok ? { kind: 'batch', id } : { kind: 'unknown', id };
}
