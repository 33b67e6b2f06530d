import { err, ok, type Result } from '../../domain/result';
import type { Clock } from '../clock';
import { badJson, batchFailed, httpStatusError, timedOut, type RpcError } from './rpcError';

/** One JSON-RPC request as it goes over the wire. */
export interface RpcMessage {
  readonly jsonrpc: '2.0';
  readonly id: number;
  readonly method: string;
  readonly params: readonly unknown[];
}

/** A failed POST; `retryAfterMs` is what the node asked for, null when it asked for nothing. */
export type TransportError = RpcError & { readonly retryAfterMs: number | null };

/** What one POST needs besides its body. */
export interface TransportDependencies {
  readonly fetch: typeof fetch;
  readonly clock: Clock;
  readonly timeoutMs: number;
}

// No answer that the page can use is longer; a longer one would only fill the memory.
const LONGEST_BODY_BYTES = 32 * 1024 * 1024;

/** POSTs a JSON array of requests; gives the parsed body, or the failure in its own words (NET-7). Never rejects. */
export async function postBatch(
  url: string,
  messages: readonly RpcMessage[],
  signal: AbortSignal,
  { fetch, clock, timeoutMs }: TransportDependencies,
): Promise<Result<unknown, TransportError>> {
  const controller = new AbortController();
  const abort = () => controller.abort();
  signal.addEventListener('abort', abort);
  let isLate = false;
  const cancelTimeout = clock.after(timeoutMs, () => {
    isLate = true;
    abort();
  });
  const fail = (error: RpcError, retryAfterMs: number | null = null) => err({ ...error, retryAfterMs });
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(messages),
      signal: controller.signal,
    });
    if (!response.ok) return fail(httpStatusError(response.status, response.statusText), retryAfterOf(response));
    const text = await boundedText(response);
    const body = text === null ? undefined : parseJson(text);
    return body === undefined ? fail(badJson()) : ok(body);
  } catch {
    return fail(isLate ? timedOut() : batchFailed());
  } finally {
    cancelTimeout();
    signal.removeEventListener('abort', abort);
  }
}

/** The text of an answer, or null once it is longer than anything that the page asks for. */
async function boundedText(response: Response): Promise<string | null> {
  if (Number(response.headers.get('content-length')) > LONGEST_BODY_BYTES) return null;
  const reader = response.body?.getReader();
  if (!reader) return response.text();
  const decoder = new TextDecoder();
  let text = '';
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    length += value.length;
    if (length > LONGEST_BODY_BYTES) {
      await reader.cancel();
      return null;
    }
    text += decoder.decode(value, { stream: true });
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function retryAfterOf(response: Response): number | null {
  const seconds = Number(response.headers.get('retry-after') ?? '');
  return Number.isFinite(seconds) && seconds > 0 ? seconds * 1000 : null;
}
