import type { ChainLog } from './log';

/** One request as the fake node got it. */
export interface SeenRequest {
  readonly jsonrpc: string;
  readonly id: number;
  readonly method: string;
  readonly params: readonly unknown[];
}

/** What the fake node says to one request: a result, or an error object of JSON-RPC. */
export type Reply = { readonly result: unknown } | { readonly error: { code: number; message: string; data?: unknown } } | object;

/** A node for tests: its `fetch`, every POST that it got, and what it says. */
export interface FakeNode {
  readonly fetch: typeof fetch;
  /** The requests without the question of which chain the node is; `asksChain` says whether that was among them. */
  readonly posts: {
    readonly url: string;
    readonly init: RequestInit;
    readonly requests: readonly SeenRequest[];
    readonly asksChain: boolean;
  }[];
  /** Of which chain the node at an address says it is: chain 1 unless a test says otherwise. */
  chainIdOf: (url: string) => number;
  /** How a request is answered; may be changed at any time. */
  answer: (request: SeenRequest) => Reply;
  /** If set, decides the whole HTTP answer: a Response, or an Error for a lost connection. */
  respond: ((url: string, requests: readonly SeenRequest[]) => Response | Error | Promise<Response>) | null;
}

/** Makes a node that answers every request with null. */
export function fakeNode(answer: (request: SeenRequest) => Reply = () => ({ result: null })): FakeNode {
  const node: FakeNode = {
    posts: [],
    chainIdOf: () => 1,
    answer,
    respond: null,
    fetch: async (input, init = {}) => {
      const url = String(input);
      const sent: SeenRequest[] = JSON.parse(String(init.body));
      const requests = sent.filter(({ method }) => method !== 'eth_chainId');
      const chainQuestion = sent.find(({ method }) => method === 'eth_chainId');
      node.posts.push({ url, init, requests, asksChain: chainQuestion !== undefined });
      const named = chainQuestion && { jsonrpc: '2.0', id: chainQuestion.id, result: `0x${node.chainIdOf(url).toString(16)}` };
      const own = node.respond && (await Promise.race([node.respond(url, requests), hangUntilAborted(init.signal)]));
      if (own instanceof Error) throw own;
      if (init.signal?.aborted) throw new DOMException('aborted', 'AbortError');
      if (own) return named ? withReply(own, named) : own;
      const replies = requests.map((request) => ({ jsonrpc: '2.0', id: request.id, ...node.answer(request) }));
      return jsonResponse(named ? [...replies, named] : replies);
    },
  };
  return node;
}

/** A test's own answer, with the reply to the question of the chain in it where it is a list of replies. */
async function withReply(response: Response, reply: object): Promise<Response> {
  if (!response.ok) return response;
  const text = await response.clone().text();
  try {
    const body: unknown = JSON.parse(text);
    return Array.isArray(body) ? jsonResponse([...body, reply]) : response;
  } catch {
    return response;
  }
}

/** A JSON answer with status 200. */
export function jsonResponse(body: unknown): Response {
  return new Response(JSON.stringify(body), { status: 200, headers: { 'content-type': 'application/json' } });
}

/** A fetch that never answers but for its signal. */
export function hangUntilAborted(signal: AbortSignal | null | undefined): Promise<Response> {
  return new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
  });
}

/** A log that keeps its lines. */
export function recordingLog(): ChainLog & { readonly lines: string[] } {
  const lines: string[] = [];
  return {
    lines,
    debug: (message) => lines.push(`debug: ${message}`),
    error: (message) => lines.push(`error: ${message}`),
  };
}
