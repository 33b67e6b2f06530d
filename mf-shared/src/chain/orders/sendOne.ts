import type { SendAnswer } from '../../contract/orders';
import type { ShellServices } from '../../contract/services';
import type { NewTransaction } from '../../contract/transactions';
import type { Address } from '../../domain/address';
import type { ChainId } from '../../domain/chainId';
import type { OrderCall } from '../../domain/orders/order';
import { gasWithMargin } from '../../domain/transactions/gas';
import { newRequestId } from './requestId';

export type SendServices = Pick<ShellServices, 'node' | 'wallet' | 'bus'>;

/** One call for the wallet. `gas` is an estimate without margin, `gasLimit` is sent as it is; units of gas. */
export interface CallToSend {
  readonly chainId: ChainId;
  readonly account: Address;
  readonly call: OrderCall;
  readonly gas?: bigint;
  readonly gasLimit?: bigint;
  readonly record: Pick<NewTransaction, 'summary' | 'approval' | 'claim'>;
}

/**
 * The one place that asks a wallet to send. Whatever comes of it is recorded under its sender and chain, however late the answer
 * is (ORDER-7): a hash as a transaction, an answer that is neither a hash nor a refusal as a request of which it is not known
 * whether it was sent.
 */
export async function sendOne({ node, wallet, bus }: SendServices, toSend: CallToSend, now: () => number = Date.now): Promise<SendAnswer> {
  const { chainId, account, call, record } = toSend;
  const limit = toSend.gasLimit ?? (toSend.gas === undefined ? null : gasWithMargin(toSend.gas, chainId));
  if (limit === null) {
    const estimate = await node.estimateGas(chainId, { from: account, ...call });
    if (!estimate.ok) return { kind: 'notSent', error: estimate.error };
    return sendOne({ node, wallet, bus }, { ...toSend, gas: estimate.value }, now);
  }
  const nonceBefore = await nonceOf(node, chainId, account);
  const sent = await wallet.sendTransaction({ from: account, ...call, chainId, gasLimit: limit });
  const told = { ...record, chainId, from: account, addedTime: now() };
  if (sent.ok) {
    bus.emit({ kind: 'transactionAdded', transaction: { ...told, hash: sent.value } });
    return { kind: 'sent', hash: sent.value };
  }
  if (sent.error.code !== 'unclear') return { kind: 'notSent', error: sent.error };
  const id = newRequestId();
  bus.emit({ kind: 'requestOutstanding', request: { ...told, id, track: { kind: 'unknown', nonceBefore, call } } });
  return { kind: 'unknown', id };
}

/** How many transactions of an account are mined; null where the node does not say. It is how one that was sent unseen is found. */
export async function nonceOf(node: SendServices['node'], chainId: ChainId, account: Address): Promise<number | null> {
  const nonce = await node.request(chainId, 'eth_getTransactionCount', [account, 'latest']);
  return nonce.ok && typeof nonce.value === 'string' && /^0x[0-9a-f]{1,12}$/i.test(nonce.value) ? Number(nonce.value) : null;
}
