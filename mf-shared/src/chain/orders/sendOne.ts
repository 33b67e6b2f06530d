import type { SendAnswer } from '../../contract/orders';
import type { NewTransaction } from '../../contract/transactions';
import type { Address } from '../../domain/address';
import type { ChainId } from '../../domain/chainId';
import type { OrderCall } from '../../domain/orders/order';
import { gasWithMargin } from '../../domain/transactions/gas';
import { askRecorded, type SendServices } from './askRecorded';

/** One call for the wallet. `gas` is an estimate without margin, `gasLimit` is sent as it is; units of gas. */
export interface CallToSend {
  /** Under which the question is recorded; a new one where none is given. */
  readonly id?: string;
  readonly chainId: ChainId;
  readonly account: Address;
  readonly call: OrderCall;
  readonly gas?: bigint;
  readonly gasLimit?: bigint;
  readonly record: Pick<NewTransaction, 'summary' | 'approval' | 'claim'>;
}

/**
 * The one place that asks a wallet to send one call; it is recorded before, and what comes of it after (ORDER-7): a hash as a
 * transaction, an answer that is neither a hash nor a refusal as a request of which it is not known whether it was sent.
 */
export async function sendOne({ node, wallet, bus }: SendServices, toSend: CallToSend, now: () => number = Date.now): Promise<SendAnswer> {
  const { chainId, account, call, record } = toSend;
  const limit = toSend.gasLimit ?? (toSend.gas === undefined ? null : gasWithMargin(toSend.gas, chainId));
  if (limit === null) {
    const estimate = await node.estimateGas(chainId, { from: account, ...call });
    if (!estimate.ok) return { kind: 'notSent', error: estimate.error };
    return sendOne({ node, wallet, bus }, { ...toSend, gas: estimate.value }, now);
  }
  return askRecorded(
    { node, bus },
    {
      id: toSend.id,
      about: { ...record, chainId, from: account },
      call,
      ask: () => wallet.sendTransaction({ from: account, ...call, chainId, gasLimit: limit }),
      taken: (hash, told) => {
        bus.emit({ kind: 'transactionAdded', transaction: { ...told, hash } });
        return { kind: 'sent', hash };
      },
    },
    now,
  );
}
