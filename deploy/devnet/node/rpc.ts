import { setTimeout } from 'node:timers/promises';

/** Between two questions for a receipt, in milliseconds. */
const RECEIPT_POLL_MS = 10;

/** One JSON-RPC request; resolves with its result, throws an Error with the node's message. */
export type Rpc = (method: string, params?: readonly unknown[]) => Promise<unknown>;

/** A JSON-RPC client of one HTTP address. */
export function createRpc(url: string): Rpc {
  let id = 0;
  return async (method, params = []) => {
    id += 1;
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id, method, params }),
    });
    const answer: unknown = await response.json();
    if (isRecord(answer) && 'result' in answer) return answer['result'];
    throw new Error(`${method}: ${failureMessage(answer)}`);
  };
}

/**
 * Sends a transaction and gives its receipt. In two steps: on a busy machine the node's own `eth_sendTransactionSync` can miss the block
 * that it waits for.
 */
export async function mined(rpc: Rpc, request: Readonly<Record<string, unknown>>): Promise<unknown> {
  const hash = await rpc('eth_sendTransaction', [request]);
  for (;;) {
    const receipt = await rpc('eth_getTransactionReceipt', [hash]);
    if (receipt !== null) return receipt;
    await setTimeout(RECEIPT_POLL_MS);
  }
}

/** True for a JSON object. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function failureMessage(answer: unknown): string {
  const error = isRecord(answer) ? answer['error'] : undefined;
  return isRecord(error) && typeof error['message'] === 'string' ? error['message'] : JSON.stringify(answer);
}
