import type { OrderRecord, SendAnswer } from '../../contract/orders';
import type { Order } from '../../domain/orders/order';
import type { PreparedOrder } from '../../domain/orders/preparedOrder';
import { askRecorded, type SendServices } from './askRecorded';
import { newRequestId } from './requestId';
import { sendOne } from './sendOne';

/** Sends a prepared order: its one call, or its calls as one atomic batch (EIP-5792). The question is recorded under `id`, and then what comes of it (ORDER-7). */
export async function carryOut(
  services: SendServices,
  order: Order,
  prepared: PreparedOrder,
  { record, id }: { readonly record: OrderRecord; readonly id?: string },
  now: () => number = Date.now,
): Promise<SendAnswer> {
  const { chainId, account } = order;
  const { sends, gasLimit } = prepared;
  const own = sends.at(-1);
  if (!own) return { kind: 'notSent', error: { code: 'unknown', message: 'There is nothing to send' } };
  if (sends.length === 1) {
    return sendOne(
      services,
      { id, chainId, account, call: own, record, ...(gasLimit === null ? {} : { gasLimit: BigInt(gasLimit) }) },
      now,
    );
  }
  return askRecorded(
    services,
    {
      id,
      about: { ...record, chainId, from: account },
      call: own,
      isBatch: true,
      ask: () => services.wallet.sendCalls(chainId, account, sends),
      taken: (batchId, told, traces) => {
        const batch = newRequestId();
        const track = { kind: 'batch', batchId, callCount: sends.length, traces } as const;
        services.bus.emit({ kind: 'requestOutstanding', request: { ...told, id: batch, track } });
        return { kind: 'batch', id: batch };
      },
    },
    now,
  );
}
