import type { ChainError, ChainNode, TransactionCall } from '../contract/ports';
import type { ChainId } from '../domain/chainId';
import { isHex } from '../domain/hex';
import { err, ok, type Result } from '../domain/result';
import { loadChainErrors } from './errors/loadChainErrors';
import type { RpcClient } from './rpc/rpcClient';
import type { RpcError } from './rpc/rpcError';

/** The requests of the port ChainNode, without its log subscriptions. */
export type NodeRequests = Omit<ChainNode, 'logs$'>;

/** Who asks the nodes of each chain. */
export interface NodeClients {
  of(chainId: ChainId): Pick<RpcClient, 'request'>;
}

/** What is known of a failure without the code that reads what nodes say: which words a node found stays unknown. */
function plainErrorOf({ code, message }: RpcError): ChainError {
  if (code === 'timed_out') return { code: 'timeout', message };
  return { code: code === 'node_error' || code === 'unexpected_reply' ? 'unknown' : 'disconnected', message };
}

/**
 * Single requests to the nodes of all chains, sent at once; failures come in the codes of ChainError. What reads them is loaded with the first, and asked for again with
 * the next when it did not come.
 */
export function createNodeRequests(clients: NodeClients, load = loadChainErrors): NodeRequests {
  const errorOf = async (error: RpcError): Promise<ChainError> => {
    try {
      const { chainErrorOf } = await load();
      return chainErrorOf(error);
    } catch {
      return plainErrorOf(error);
    }
  };
  const ask = async (chainId: ChainId, method: string, params: readonly unknown[]): Promise<Result<unknown, ChainError>> => {
    const result = await clients.of(chainId).request(method, params, { urgent: true });
    return result.ok ? result : err(await errorOf(result.error));
  };
  const call: NodeRequests['call'] = async (chainId, transaction) => {
    const result = await ask(chainId, 'eth_call', [requestOf(transaction), 'latest']);
    if (!result.ok) return result;
    return typeof result.value === 'string' && isHex(result.value) ? ok(result.value) : unreadable('eth_call');
  };
  return {
    request: ask,
    call,
    estimateGas: async (chainId, transaction) => {
      const result = await ask(chainId, 'eth_estimateGas', [requestOf(transaction)]);
      if (!result.ok) return err(await withReason(result.error, () => call(chainId, transaction)));
      return quantityOf(result.value) ?? unreadable('eth_estimateGas');
    },
  };
}

// Some nodes give the reason of a revert only to a call.
async function withReason(error: ChainError, callAgain: () => Promise<Result<unknown, ChainError>>): Promise<ChainError> {
  const isExplained = error.reason !== undefined || (error.code !== 'reverted' && error.code !== 'unknown');
  if (isExplained) return error;
  const again = await callAgain();
  return again.ok || again.error.code !== 'reverted' ? error : again.error;
}

function requestOf({ from, to, data, value }: TransactionCall) {
  return { from, to, data, value: `0x${BigInt(value).toString(16)}` };
}

function quantityOf(value: unknown): Result<bigint, ChainError> | null {
  return typeof value === 'string' && /^0x[0-9a-f]+$/i.test(value) ? ok(BigInt(value)) : null;
}

function unreadable(method: string): { readonly ok: false; readonly error: ChainError } {
  return err({ code: 'unknown', message: `Received unexpected JSON-RPC response to ${method} request.` });
}
