import type { ChainError, ChainNode, TransactionCall } from '@dex/mf-shared/contract';
import type { ChainId, Result } from '@dex/mf-shared/domain';

/**
 * Runs a call as if it stood in the block that is being made: at that block's time, after the transactions that wait for it. The error
 * carries the revert reason; a node that knows no such block (JSON-RPC tag "pending") answers with another error or as of the last one.
 */
export function callInNextBlock(
  node: Pick<ChainNode, 'request'>,
  chainId: ChainId,
  { from, to, data, value }: TransactionCall,
): Promise<Result<unknown, ChainError>> {
  return node.request(chainId, 'eth_call', [{ from, to, data, value: `0x${BigInt(value).toString(16)}` }, 'pending']);
}
