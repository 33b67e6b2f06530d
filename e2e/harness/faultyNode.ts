import type { Page, Route } from '@playwright/test';

/** How a node may fail. */
export type Fault = '403' | '429' | '500' | 'html' | 'nothing' | 'half' | 'outOfGas' | 'wrongChain' | 'hang' | 'behind';

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

const quantity = (number: number) => `0x${number.toString(16)}`;

/** The first word of a batch contract's answer is its height: fifty blocks less. */
function setBack(result: unknown): unknown {
  if (typeof result !== 'string' || result.length < 66) return result;
  const height = Number(result.slice(0, 66));
  return `0x${Math.max(1, height - 50)
    .toString(16)
    .padStart(64, '0')}${result.slice(66)}`;
}

async function answer(route: Route, fault: Fault): Promise<void> {
  const say = (status: number, body: string, headers = {}) => route.fulfill({ status, body, headers: { ...CORS, ...headers } });
  switch (fault) {
    case '403':
    case '500':
      return say(Number(fault), '');
    case '429':
      return say(429, '', { 'retry-after': '3600' });
    case 'html':
      return say(200, '<!doctype html><title>Sign in</title>');
    case 'nothing':
      return say(200, '');
    case 'half':
      return say(200, '[{"jsonrpc":"2.0","id":1,"resu');
    case 'outOfGas':
      return changed(route, (method, reply) =>
        method === 'eth_chainId' ? reply : { jsonrpc: '2.0', id: reply['id'], error: { code: -32000, message: 'out of gas' } },
      );
    case 'wrongChain':
      return changed(route, (method, reply) => (method === 'eth_chainId' ? { ...reply, result: quantity(10) } : reply));
    case 'behind':
      return changed(route, (method, reply) => (method === 'eth_call' ? { ...reply, result: setBack(reply['result']) } : reply));
    case 'hang':
      return undefined;
  }
}

/** Puts the proxy between the page and the node at an address; nothing is pushed, so that what the page learns it has to ask for. */
export async function spoilNode(page: Page, rpcUrl: string): Promise<FaultyNode> {
  let fault: Fault | null = null;
  let count = 0;
  await page.routeWebSocket(new RegExp(new URL(rpcUrl).host), (socket) => socket.close());
  await page.route(`${rpcUrl}/`, async (route) => {
    if (callsOf(route) === null) return route.fallback();
    count += 1;
    return fault === null ? route.continue() : answer(route, fault);
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
