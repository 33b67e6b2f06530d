import type { ChainId } from '../../domain/chainId';
import { err, ok, type Result } from '../../domain/result';
import { systemClock, type Clock } from '../clock';
import { consoleLog, type ChainLog } from '../log';
import { createNodePool, type NodePool } from './nodePool';
import { cancelled, unexpectedReply, type RpcError } from './rpcError';
import { repliesById, resultOfReply } from './rpcReplies';
import type { RpcMessage } from './rpcTransport';
import type { WalletNode } from './walletNode';

/** How one request is sent. */
export interface RpcRequestOptions {
  /** True when a person waits: sent at once, taking along whatever is queued. */
  readonly urgent?: boolean;
  readonly signal?: AbortSignal;
  /** True for who looks at the answers by itself: `onAnswer` is told of others' only. */
  readonly isQuiet?: boolean;
}

/** Requests to the nodes of one chain, collected and sent as JSON arrays (NET-6). */
export interface RpcClient {
  readonly chainId: ChainId;
  /** A node's result, or why there is none; never rejects. */
  request(method: string, params: readonly unknown[], options?: RpcRequestOptions): Promise<Result<unknown, RpcError>>;
  /** Somebody wants an answer now: all pauses are over, and every node says anew of which network it is. */
  wake(): void;
  /** What the last node said is no good (behind, garbled): the others are preferred for half a minute. */
  distrust(): void;
  /** Calls the listener whenever a node has given a result to a request that is not quiet; gives the end of it. */
  onAnswer(listener: () => void): () => void;
}

/** What a client is made of; the window (50 ms) and the time limit (10 s) are in milliseconds. */
export interface RpcClientOptions {
  readonly chainId: ChainId;
  /** Node URLs, tried in order. */
  readonly urls: readonly string[];
  readonly fetch?: typeof fetch;
  readonly clock?: Clock;
  readonly log?: ChainLog;
  /** The wallet through whose node the chain is read, before the node URLs are asked; null while it is not to be. */
  readonly walletNode?: WalletNode;
  readonly batchWindowMs?: number;
  readonly timeoutMs?: number;
}

interface Queued {
  readonly message: RpcMessage;
  readonly signal: AbortSignal | undefined;
  readonly isQuiet: boolean;
  readonly settle: (result: Result<unknown, RpcError>) => void;
}

const DEFAULT_WINDOW_MS = 50;
const DEFAULT_TIMEOUT_MS = 10_000;
// Public nodes refuse arrays of more than 100, and one place is for the question of which network the node is.
const LONGEST_BATCH = 99;

/**
 * A client for one chain: collects requests for 50 ms, sends them as one POST, tries the URLs in turn, counts what a URL says
 * once it has named the right chain, leaves it alone for as long as it asks (HTTP 429, Retry-After, 30 s at most), and answers
 * eth_chainId itself.
 */
export function createRpcClient(options: RpcClientOptions): RpcClient {
  const { chainId, clock = systemClock, batchWindowMs = DEFAULT_WINDOW_MS } = options;
  const pool = createNodePool({
    chainId,
    urls: options.urls,
    log: options.log ?? consoleLog,
    walletNode: options.walletNode,
    fetch: options.fetch ?? ((input, init) => fetch(input, init)),
    clock,
    timeoutMs: options.timeoutMs ?? DEFAULT_TIMEOUT_MS,
  });
  const listeners = new Set<() => void>();
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
      void sendBatch(batch.slice(start, start + LONGEST_BATCH), pool, listeners);
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
    request: (method, params, { urgent = false, signal, isQuiet = false } = {}) => {
      if (method === 'eth_chainId') return Promise.resolve(ok(`0x${chainId.toString(16)}`));
      if (signal?.aborted) return Promise.resolve(err(cancelled()));
      return new Promise((resolve) => {
        const onAbort = () => settle(err(cancelled()));
        const settle = (result: Result<unknown, RpcError>) => {
          signal?.removeEventListener('abort', onAbort);
          resolve(result);
        };
        signal?.addEventListener('abort', onAbort);
        queue.push({ message: { jsonrpc: '2.0', id: nextId++, method, params }, signal, isQuiet, settle });
        scheduleFlush(urgent);
      });
    },
    wake: pool.wake,
    distrust: pool.distrust,
    onAnswer: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

async function sendBatch(batch: readonly Queued[], pool: NodePool, listeners: ReadonlySet<() => void>) {
  const messages = batch.map((item) => item.message);
  const { signal, release } = abortWhenAllDo(batch);
  const body = await pool.post(messages, signal);
  release();
  if (!body.ok) {
    for (const item of batch) item.settle(err(body.error));
    return;
  }
  const replies = repliesById(
    body.value,
    messages.map((message) => message.id),
  );
  const results = batch.map(({ message }) => resultOfReply(replies.get(message.id), message.method));
  batch.forEach((item, index) => item.settle(results[index] ?? err(unexpectedReply(item.message.method))));
  if (batch.some(({ isQuiet }, index) => !isQuiet && results[index]?.ok)) for (const listener of [...listeners]) listener();
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
