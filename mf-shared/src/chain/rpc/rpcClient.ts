import type { ChainId } from '../../domain/chainId';
import { err, ok, type Result } from '../../domain/result';
import { systemClock, type Clock } from '../clock';
import { createRpcEndpoints, type RpcEndpoints } from './rpcEndpoints';
import { batchFailed, cancelled, httpStatusError, type RpcError } from './rpcError';
import { repliesById, resultOfReply } from './rpcReplies';
import { postBatch, type RpcMessage, type TransportDependencies, type TransportError } from './rpcTransport';

/** How one request is sent. */
export interface RpcRequestOptions {
  /** True when a person waits: sent at once, taking along whatever is queued. */
  readonly urgent?: boolean;
  readonly signal?: AbortSignal;
}

/** Requests to the node of one chain, collected and sent as JSON arrays (NET-6). */
export interface RpcClient {
  readonly chainId: ChainId;
  /** The node's result, or why there is none; never rejects. */
  request(method: string, params: readonly unknown[], options?: RpcRequestOptions): Promise<Result<unknown, RpcError>>;
}

/** What a client is made of; the window (50 ms) and the time limit (10 s) are in milliseconds. */
export interface RpcClientOptions {
  readonly chainId: ChainId;
  /** Node URLs, tried in order. */
  readonly urls: readonly string[];
  readonly fetch?: typeof fetch;
  readonly clock?: Clock;
  readonly batchWindowMs?: number;
  readonly timeoutMs?: number;
}

interface Queued {
  readonly message: RpcMessage;
  readonly signal: AbortSignal | undefined;
  readonly settle: (result: Result<unknown, RpcError>) => void;
}

const DEFAULT_WINDOW_MS = 50;
const DEFAULT_TIMEOUT_MS = 10_000;
// Public nodes refuse longer arrays.
const LONGEST_BATCH = 100;

/**
 * A client for one chain: collects requests for 50 ms, sends them as one POST, tries the URLs in turn, leaves a URL alone
 * for as long as it asks (HTTP 429, Retry-After) and answers eth_chainId itself.
 */
export function createRpcClient(options: RpcClientOptions): RpcClient {
  const { chainId, clock = systemClock, batchWindowMs = DEFAULT_WINDOW_MS } = options;
  const endpoints = createRpcEndpoints(options.urls, clock);
  const transport: TransportDependencies = {
    fetch: options.fetch ?? ((input, init) => fetch(input, init)),
    clock,
    timeoutMs: options.timeoutMs ?? DEFAULT_TIMEOUT_MS,
  };
  let queue: Queued[] = [];
  let nextId = 1;
  let cancelFlush: (() => void) | null = null;
  let isFlushUrgent = false;

  const flush = () => {
    cancelFlush = null;
    isFlushUrgent = false;
    const batch = queue.filter((item) => !item.signal?.aborted);
    queue = [];
    for (let start = 0; start < batch.length; start += LONGEST_BATCH) {
      void sendBatch(batch.slice(start, start + LONGEST_BATCH), endpoints, transport);
    }
  };
  const scheduleFlush = (urgent: boolean) => {
    if (cancelFlush !== null && (!urgent || isFlushUrgent)) return;
    cancelFlush?.();
    isFlushUrgent = urgent;
    cancelFlush = clock.after(urgent ? 0 : batchWindowMs, flush);
  };

  return {
    chainId,
    request: (method, params, { urgent = false, signal } = {}) => {
      if (method === 'eth_chainId') return Promise.resolve(ok(`0x${chainId.toString(16)}`));
      if (signal?.aborted) return Promise.resolve(err(cancelled()));
      return new Promise((resolve) => {
        const onAbort = () => settle(err(cancelled()));
        const settle = (result: Result<unknown, RpcError>) => {
          signal?.removeEventListener('abort', onAbort);
          resolve(result);
        };
        signal?.addEventListener('abort', onAbort);
        queue.push({ message: { jsonrpc: '2.0', id: nextId++, method, params }, signal, settle });
        scheduleFlush(urgent);
      });
    },
  };
}

async function sendBatch(batch: readonly Queued[], endpoints: RpcEndpoints, transport: TransportDependencies) {
  const messages = batch.map((item) => item.message);
  const { signal, release } = abortWhenAllDo(batch);
  const body = await postToFirstThatAnswers(messages, signal, endpoints, transport);
  release();
  if (!body.ok) {
    for (const item of batch) item.settle(err(body.error));
    return;
  }
  const replies = repliesById(
    body.value,
    messages.map((message) => message.id),
  );
  for (const item of batch) item.settle(resultOfReply(replies.get(item.message.id), item.message.method));
}

async function postToFirstThatAnswers(
  messages: readonly RpcMessage[],
  signal: AbortSignal,
  endpoints: RpcEndpoints,
  transport: TransportDependencies,
): Promise<Result<unknown, RpcError>> {
  const urls = endpoints.usable();
  let last: RpcError = endpoints.count === 0 ? batchFailed() : httpStatusError(429, 'Too Many Requests');
  for (const url of urls) {
    const answer = await postBatch(url, messages, signal, transport);
    if (answer.ok) {
      endpoints.succeeded(url);
      return answer;
    }
    if (signal.aborted) return err(cancelled());
    noteFailure(endpoints, url, answer.error);
    last = withoutRetryAfter(answer.error);
  }
  return err(last);
}

function noteFailure(endpoints: RpcEndpoints, url: string, error: TransportError) {
  if (error.code === 'rate_limited' || error.retryAfterMs !== null) endpoints.limited(url, error.retryAfterMs);
  else endpoints.failed(url);
}

function withoutRetryAfter({ code, message, rpcCode, data }: TransportError): RpcError {
  return { code, message, rpcCode, data };
}

function abortWhenAllDo(batch: readonly Queued[]): { readonly signal: AbortSignal; readonly release: () => void } {
  const controller = new AbortController();
  let waiting = batch.length;
  const onAbort = () => {
    waiting -= 1;
    if (waiting === 0) controller.abort();
  };
  const ends = batch.map(({ signal }) => {
    // A listener a request: one signal may cancel several of them.
    const listener = () => onAbort();
    signal?.addEventListener('abort', listener);
    return () => signal?.removeEventListener('abort', listener);
  });
  return { signal: controller.signal, release: () => ends.forEach((end) => end()) };
}
