import type { TransactionReceipt } from '../../contract/transactions';
import { err, ok, type Result } from '../../domain/result';
import { receiptRetry } from '../../domain/transactions/gas';
import type { TxHash } from '../../domain/txHash';
import { spreadDelay, systemClock, type Clock } from '../clock';
import type { RpcError } from '../rpc/rpcError';
import type { TransactionClient } from './askNode';
import { receiptOf } from './receipt';

/** Why no receipt could be asked for: no node for the chain, or what the node said. */
export type ReceiptError = RpcError | { readonly code: 'no_node'; readonly message: 'No library or chainId' };

/**
 * The receipt of a transaction, or null while there is none. On the listed rollups asked up to 10 times, 250 to 1000 ms
 * apart, elsewhere once (TX-12); no more often than `most`.
 */
export async function fetchReceipt(
  client: TransactionClient | null,
  hash: TxHash,
  clock: Clock = systemClock,
  most = Infinity,
): Promise<Result<TransactionReceipt | null, ReceiptError>> {
  if (client === null) return err({ code: 'no_node', message: 'No library or chainId' });
  const { tries, minWaitMs, maxWaitMs } = receiptRetry(client.chainId);
  for (let attempt = 1; ; attempt += 1) {
    const result = await client.request('eth_getTransactionReceipt', [hash]);
    const receipt = result.ok ? receiptOf(result.value) : null;
    if (receipt !== null) return ok(receipt);
    if (attempt >= Math.min(tries, most)) return result.ok ? ok(null) : result;
    await new Promise<void>((resolve) => clock.after(spreadDelay(clock, minWaitMs, maxWaitMs), resolve));
  }
}
