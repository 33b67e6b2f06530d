import type { BrowserContext, Page, Route } from '@playwright/test';

/** How a node may fail; a mute one answers, but tells of no new block. */
export type Fault = '403' | '429' | '500' | 'html' | 'nothing' | 'half' | 'huge' | 'outOfGas' | 'wrongChain' | 'hang' | 'behind' | 'mute';

/** What stands behind the proxy. */
interface Behind {
  /** News of blocks is pushed while the node is well; else nothing ever is. */
  readonly pushes?: boolean;
  /** The node of another chain, which answers under `wrongChain`; without one the right node says that it is of chain 10. */
  readonly otherUrl?: string;
  /** For how long it wants to be left alone under `429`; an hour by default. */
  readonly retryAfterSeconds?: number;
}

/** A node of the local chains that the page reaches through a proxy which can spoil what it says. */
export interface FaultyNode {
  /** From now on the node fails so; null heals it. */
  set(fault: Fault | null): void;
  /** Requests that reached it since the last `forget`. */
  asked(): number;
  forget(): void;
}

const CORS = { 'access-control-allow-origin': '*', 'access-control-expose-headers': 'retry-after' };
const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** The page sends its requests as arrays; the development wallet asks one by one, and is left alone. */
const callsOf = (route: Route): readonly unknown[] | null => {
  const body: unknown = route.request().postDataJSON();
  return Array.isArray(body) ? body : null;
};

/** Each reply of the node, changed: by its method and what it says. */
async function changed(route: Route, change: (method: string, reply: Record<string, unknown>) => object): Promise<void> {
  const response = await route.fetch();
  const methods = new Map((callsOf(route) ?? []).filter(isRecord).map(({ id, method }) => [id, String(method)]));
  const replies: unknown = await response.json();
  const list = Array.isArray(replies) ? replies.filter(isRecord) : [];
  await route.fulfill({ response, json: list.map((reply) => change(methods.get(reply['id']) ?? '', reply)) });
}

/** Four million bytes that are no answer to anything. */
const HUGE = `0x${'f'.repeat(8_000_000)}`;

const quantity = (number: number) => `0x${number.toString(16)}`;

/** How far a node that is behind lags. */
export const BLOCKS_BEHIND = 50;

/** The node as it answered so many blocks ago: what is asked of the newest block is asked of that one. */
async function answerFromPast(route: Route): Promise<void> {
  const { origin } = new URL(route.request().url());
  const newest = await fetch(origin, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"jsonrpc":"2.0","id":1,"method":"eth_blockNumber","params":[]}',
  });
  const { result }: { readonly result: string } = await newest.json();
  const past = quantity(Math.max(0, Number(result) - BLOCKS_BEHIND));
  const asked = (callsOf(route) ?? []).filter(isRecord).map((call) => {
    const { params } = call;
    return { ...call, params: Array.isArray(params) ? params.map((value) => (value === 'latest' ? past : value)) : params };
  });
  const response = await route.fetch({ postData: JSON.stringify(asked) });
  const replies: unknown = await response.json();
  const heights = asked.filter((call) => Reflect.get(call, 'method') === 'eth_blockNumber').map((call) => Reflect.get(call, 'id'));
  const list = Array.isArray(replies) ? replies.filter(isRecord) : [];
  await route.fulfill({ response, json: list.map((reply) => (heights.includes(reply['id']) ? { ...reply, result: past } : reply)) });
}

async function answer(route: Route, fault: Fault, { otherUrl, retryAfterSeconds = 3600 }: Behind): Promise<void> {
  const say = (status: number, body: string, headers = {}) => route.fulfill({ status, body, headers: { ...CORS, ...headers } });
  switch (fault) {
    case '403':
    case '500':
      return say(Number(fault), '');
    case '429':
      return say(429, '', { 'retry-after': String(retryAfterSeconds) });
    case 'html':
      return say(200, '<!doctype html><title>Sign in</title>');
    case 'nothing':
      return say(200, '');
    case 'half':
      return say(200, '[{"jsonrpc":"2.0","id":1,"resu');
    case 'huge':
      return changed(route, (method, reply) => (method === 'eth_chainId' ? reply : { ...reply, result: HUGE }));
    case 'outOfGas':
      return changed(route, (method, reply) =>
        method === 'eth_chainId' ? reply : { jsonrpc: '2.0', id: reply['id'], error: { code: -32000, message: 'out of gas' } },
      );
    case 'wrongChain':
      if (otherUrl) return route.continue({ url: `${otherUrl}/` });
      return changed(route, (method, reply) => (method === 'eth_chainId' ? { ...reply, result: quantity(10) } : reply));
    case 'behind':
      return answerFromPast(route);
    case 'mute':
      return route.continue();
    case 'hang':
      return undefined;
  }
}

/** Puts the proxy between a page, or all pages of a context, and the node at an address. */
export async function spoilNode(page: Page | BrowserContext, rpcUrl: string, behind: Behind = {}): Promise<FaultyNode> {
  let fault: Fault | null = null;
  let count = 0;
  await page.routeWebSocket(new RegExp(new URL(rpcUrl).host), (socket) => {
    if (!behind.pushes) return void socket.close();
    // A node that fails pushes nothing either.
    socket.connectToServer().onMessage((message) => {
      if (fault === null) socket.send(message);
    });
  });
  await page.route(`${rpcUrl}/`, async (route) => {
    if (callsOf(route) === null) return route.fallback();
    count += 1;
    return fault === null ? route.continue() : answer(route, fault, behind);
  });
  return {
    set: (next) => {
      fault = next;
    },
    asked: () => count,
    forget: () => {
      count = 0;
    },
  };
}
