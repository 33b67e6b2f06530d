import { isRecord } from './walletConfig';
import { WalletError } from './walletError';

/** Asks the node of a chain; a node's error comes out with its own code. */
export async function askNode(rpcUrl: string, method: string, params: unknown): Promise<unknown> {
  const response = await fetch(rpcUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params: params ?? [] }),
  });
  const answer: unknown = await response.json();
  if (isRecord(answer) && 'result' in answer) return answer['result'];
  throw toWalletError(isRecord(answer) ? answer['error'] : undefined);
}

function toWalletError(error: unknown): WalletError {
  if (!isRecord(error)) return new WalletError(-32603, 'Internal JSON-RPC error.');
  const failure = new WalletError(Number(error['code'] ?? -32603), String(error['message'] ?? 'Internal JSON-RPC error.'));
  return 'data' in error ? Object.assign(failure, { data: error['data'] }) : failure;
}
