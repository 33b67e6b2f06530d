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
  readonly posts: { readonly url: string; readonly init: RequestInit; readonly requests: readonly SeenRequest[] }[];
  /** How a request is answered; may be changed at any time. */
  answer: (request: SeenRequest) => Reply;
  /** If set, decides the whole HTTP answer: a Response, or an Error for a lost connection. */
  respond: ((url: string, requests: readonly SeenRequest[]) => Response | Error | Promise<Response>) | null;
}

/** Makes a node that answers every request with null. */
export function fakeNode(answer: (request: SeenRequest) => Reply = () => ({ result: null })): FakeNode {
  const node: FakeNode = {
    posts: [],
    answer,
    respond: null,
    fetch: async (input, init = {}) => {
      const url = String(input);
      const requests: SeenRequest[] = JSON.parse(String(init.body));
      node.posts.push({ url, init, requests });
      const own = await node.respond?.(url, requests);
      if (own instanceof Error) throw own;
      if (init.signal?.aborted) throw new DOMException('aborted', 'AbortError');
      if (own) return own;
      return jsonResponse(requests.map((request) => ({ jsonrpc: '2.0', id: request.id, ...node.answer(request) })));
    },
  };
  return node;
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
