import { Agent, request } from 'node:http';
import { setTimeout } from 'node:timers/promises';

/** Between two questions for a receipt, in milliseconds. */
const RECEIPT_POLL_MS = 2;

/** One JSON-RPC request; resolves with its result, throws an Error with the node's message. */
export type Rpc = (method: string, params?: readonly unknown[]) => Promise<unknown>;

/** A request that waits for its answer. */
interface Asked {
  readonly body: { readonly jsonrpc: '2.0'; readonly id: number; readonly method: string; readonly params: readonly unknown[] };
  readonly answered: (answer: unknown) => void;
  readonly failed: (cause: unknown) => void;
}

/**
 * A JSON-RPC client of one HTTP address. What is asked in one turn goes out as one list, and over connections that stay open: tests ask
 * tens of thousands of small questions, where `fetch` costs more than the node does.
 */
export function createRpc(url: string): Rpc {
  const agent = new Agent({ keepAlive: true });
  let id = 0;
  let waiting: Asked[] = [];
  const flush = async (): Promise<void> => {
    const asked = waiting;
    waiting = [];
    try {
      const [only, another] = asked;
      const bodies = asked.map(({ body }) => body);
      const answer: unknown = JSON.parse(await post(agent, url, JSON.stringify(only && !another ? only.body : bodies)));
      const answers = new Map((Array.isArray(answer) ? answer : [answer]).map((one) => [isRecord(one) ? one['id'] : undefined, one]));
      for (const { body, answered } of asked) answered(answers.get(body.id) ?? answer);
    } catch (cause) {
      for (const { failed } of asked) failed(cause);
    }
  };
  return async (method, params = []) => {
    id += 1;
    const body = { jsonrpc: '2.0', id, method, params } as const;
    const answer = await new Promise<unknown>((answered, failed) => {
      waiting.push({ body, answered, failed });
      if (waiting.length === 1) queueMicrotask(() => void flush());
    });
    if (isRecord(answer) && 'result' in answer) return answer['result'];
    throw new Error(`${method}: ${failureMessage(answer)}`);
  };
}

function post(agent: Agent, url: string, body: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
    const sent = request(url, { method: 'POST', agent, headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.once('end', () => resolve(Buffer.concat(parts).toString()));
      response.once('error', reject);
    });
    sent.once('error', reject);
    sent.end(body);
  });
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
