import type { ChainId } from '../../domain/chainId';
import { err, type Result } from '../../domain/result';
import type { ChainLog } from '../log';
import { chainIdIn } from './chainIdIn';
import { createMissingMethods } from './missingMethods';
import { createRpcEndpoints, type RpcEndpoints } from './rpcEndpoints';
import { batchFailed, cancelled, httpStatusError, unexpectedReply, wrongChain, type RpcError } from './rpcError';
import { refusalOf, repliesById, resultOfReply } from './rpcReplies';
import { postBatch, type RpcMessage, type TransportDependencies, type TransportError } from './rpcTransport';
import { askWalletNode, type WalletNode } from './walletNode';

/** What asks a chain's nodes, one after the other until one of them answers. */
export interface NodePool {
  /** The body that the first node with an answer gave, or why none did; never rejects. */
  post(messages: readonly RpcMessage[], signal: AbortSignal): Promise<Result<unknown, RpcError>>;
  wake(): void;
  distrust(): void;
}

/** What a pool is made of. */
export interface NodePoolOptions extends TransportDependencies {
  readonly chainId: ChainId;
  readonly urls: readonly string[];
  readonly log: ChainLog;
  /** Asked before the nodes of the site while it gives a wallet. */
  readonly walletNode?: WalletNode;
}

/** Rides along with the first requests to a node: no request of its own, so it costs no time. Other ids begin at 1. */
const CHAIN_QUESTION: RpcMessage = { jsonrpc: '2.0', id: 0, method: 'eth_chainId', params: [] };

/** The nodes of one chain. What a node says counts only after it has said, in the same answer or before, that it is of this chain. */
export function createNodePool({ chainId, urls, log, walletNode, ...transport }: NodePoolOptions): NodePool {
  const endpoints = createRpcEndpoints(urls, transport.clock);
  const missing = createMissingMethods();
  let lastAnswered: string | null = null;

  const note = (url: string, error: TransportError) => {
    if (error.code === 'wrong_chain') {
      if (endpoints.isOfOtherChain(url)) log.error(`${error.message}: ${hostOf(url)} is passed over`);
    } else if (error.code === 'rate_limited' || error.retryAfterMs !== null) endpoints.limited(url, error.retryAfterMs);
    else endpoints.failed(url);
  };
  return {
    post: async (messages, signal) => {
      const provider = walletNode?.(chainId) ?? null;
      if (provider) {
        const answer = await missing.ask(provider, messages, (sent) => askWalletNode(provider, sent, signal, { ...transport, chainId }));
        if (answer.ok) {
          lastAnswered = null;
          return answer;
        }
        if (signal.aborted) return err(cancelled());
      }
      let last = reasonOf(endpoints);
      for (const url of endpoints.usable()) {
        const asking = { chainId, mustSayChain: endpoints.mustSayChain(url), transport };
        const answer = await missing.ask(url, messages, async (sent) => {
          const said = await askNode(url, sent, signal, asking);
          if (said.ok) endpoints.succeeded(url);
          return said;
        });
        if (answer.ok) {
          lastAnswered = url;
          return answer;
        }
        if (signal.aborted) return err(cancelled());
        note(url, answer.error);
        last = withoutRetryAfter(answer.error);
      }
      return err(last);
    },
    wake: endpoints.wake,
    distrust: () => {
      if (lastAnswered !== null) endpoints.failed(lastAnswered);
    },
  };
}

interface Asking {
  readonly chainId: ChainId;
  readonly mustSayChain: boolean;
  readonly transport: TransportDependencies;
}

async function askNode(
  url: string,
  messages: readonly RpcMessage[],
  signal: AbortSignal,
  { chainId, mustSayChain, transport }: Asking,
): Promise<Result<unknown, TransportError>> {
  const sent = mustSayChain ? [...messages, CHAIN_QUESTION] : messages;
  const answer = await postBatch(url, sent, signal, transport);
  if (!answer.ok) return answer;
  const fail = (error: RpcError) => err({ ...error, retryAfterMs: null });
  const replies = repliesById(
    answer.value,
    sent.map(({ id }) => id),
  );
  const refusal = refusalOf(messages, replies);
  if (refusal) return fail(refusal);
  if (mustSayChain) {
    const said = resultOfReply(replies.get(CHAIN_QUESTION.id), CHAIN_QUESTION.method);
    if (!said.ok) return fail(said.error);
    const number = chainIdIn(said.value);
    if (number === null) return fail(unexpectedReply(CHAIN_QUESTION.method));
    if (number !== chainId) return fail(wrongChain(chainId, number));
  }
  const isAnswered = messages.some(({ id }) => replies.has(id));
  return isAnswered ? answer : fail(unexpectedReply(messages[0]?.method ?? CHAIN_QUESTION.method));
}

/** Why nobody was asked. */
function reasonOf(endpoints: RpcEndpoints): RpcError {
  switch (endpoints.whyNone()) {
    case 'noUrls':
      return batchFailed();
    case 'paused':
      return httpStatusError(429, 'Too Many Requests');
  }
}

function withoutRetryAfter({ code, message, rpcCode, data }: TransportError): RpcError {
  return { code, message, rpcCode, data };
}

// The rest of an address may hold a key of the operator's.
function hostOf(url: string): string {
  return /^\w+:\/\/(?:[^/@]*@)?([^/?#]+)/.exec(url)?.[1] ?? url;
}
