import type { ChainError, TransactionCall } from '../contract/ports';
import type { ShellServices } from '../contract/services';
import type { NewTransaction } from '../contract/transactions';
import type { ChainId } from '../domain/chainId';
import { err, ok, type Result } from '../domain/result';
import type { TxHash } from '../domain/txHash';
import { gasWithMargin } from '../domain/transactions/gas';

/** A call to send, and what is recorded of it. Without `gasLimit` (gas units, sent as it is) the estimate plus the chain's margin is used. */
export interface Submission {
  readonly chainId: ChainId;
  readonly call: TransactionCall;
  readonly record: Pick<NewTransaction, 'summary' | 'approval' | 'claim'>;
  readonly gasLimit?: bigint;
}

/**
 * Estimates, sends and records a transaction: the one way from a section's call to the wallet. The error is what the node said
 * of the estimate or what the wallet said of the request; nothing is recorded then. Account and chain are checked by the wallet
 * port (TX-16).
 */
export async function submitTransaction(
  { node, wallet, bus }: Pick<ShellServices, 'node' | 'wallet' | 'bus'>,
  { chainId, call, record, gasLimit }: Submission,
  now: () => number = Date.now,
): Promise<Result<TxHash, ChainError>> {
  let limit = gasLimit;
  if (limit === undefined) {
    const estimate = await node.estimateGas(chainId, call);
    if (!estimate.ok) return err(estimate.error);
    limit = gasWithMargin(estimate.value, chainId);
  }
  const hash = await wallet.sendTransaction({ ...call, chainId, gasLimit: limit });
  if (!hash.ok) return err(hash.error);
  bus.emit({
    kind: 'transactionAdded',
    transaction: { ...record, hash: hash.value, chainId, from: call.from, addedTime: now() },
  });
  return ok(hash.value);
}
