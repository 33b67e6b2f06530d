/** The code of failures that are worth another try (NET-8). */
export const RETRY_CODE = -32000;

/** Why a node request gave no result. `rpcCode` is the JSON-RPC code, null where the failure has none; `data` is the node's own. */
export interface RpcError {
  readonly code:
    | 'batch_failed'
    | 'timed_out'
    | 'http_status'
    | 'rate_limited'
    | 'wrong_chain'
    | 'bad_json'
    | 'unexpected_reply'
    | 'node_error'
    | 'cancelled';
  readonly message: string;
  readonly rpcCode: number | null;
  readonly data: unknown;
}

/** No connection to the node (NET-7). */
export function batchFailed(): RpcError {
  return { code: 'batch_failed', message: 'Failed to send batch call', rpcCode: null, data: null };
}

/** The node did not answer in time; the same text as a lost connection. */
export function timedOut(): RpcError {
  return { code: 'timed_out', message: 'Failed to send batch call', rpcCode: null, data: null };
}

/** An HTTP answer other than 2xx: its status and status text, with code -32000 (NET-7). */
export function httpStatusError(status: number, statusText: string): RpcError {
  const code = status === 429 ? 'rate_limited' : 'http_status';
  return { code, message: `${status}: ${statusText}`, rpcCode: RETRY_CODE, data: null };
}

/** The node is of another network: nothing that it says counts. */
export function wrongChain(wanted: number, said: number): RpcError {
  return { code: 'wrong_chain', message: `The node is of chain ${said}, not of chain ${wanted}`, rpcCode: null, data: null };
}

/** A body that is no JSON (NET-7). */
export function badJson(): RpcError {
  return { code: 'bad_json', message: 'Failed to parse JSON response', rpcCode: null, data: null };
}

/** A reply without result and without error, or no reply at all for one request of a batch (NET-7). */
export function unexpectedReply(method: string): RpcError {
  const message = `Received unexpected JSON-RPC response to ${method} request.`;
  return { code: 'unexpected_reply', message, rpcCode: RETRY_CODE, data: null };
}

/** The asker no longer wants the answer. */
export function cancelled(): RpcError {
  return { code: 'cancelled', message: 'The request was cancelled', rpcCode: null, data: null };
}

/** True if asking again, later or elsewhere, may help: lost connections, and code -32000 or "header not found" (NET-8). */
export function isTransient(error: RpcError): boolean {
  if (error.code === 'node_error') return error.rpcCode === RETRY_CODE || /header not found/i.test(error.message);
  return error.code !== 'cancelled';
}
