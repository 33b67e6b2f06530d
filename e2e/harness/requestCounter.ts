import type { Page, Request } from '@playwright/test';
import { readSiteFacts } from './siteFacts';

/** Counts what the page asks for from now on. */
export interface RequestCounter {
  /** HTTP requests to the nodes of the local chains, each with the JSON-RPC methods in it. */
  readonly node: readonly (readonly string[])[];
  /** Paths of scripts of the site. */
  readonly scripts: readonly string[];
  reset(): void;
}

function methodsOf(request: Request): string[] {
  const body: unknown = request.postDataJSON();
  const calls: unknown[] = Array.isArray(body) ? body : [body];
  return calls.map((call) => (typeof call === 'object' && call !== null ? String(Reflect.get(call, 'method')) : 'unknown'));
}

export function countRequests(page: Page): RequestCounter {
  const { rpcUrls, url } = readSiteFacts();
  const nodes = Object.values(rpcUrls).map((address) => new URL(address).origin);
  const node: string[][] = [];
  const scripts: string[] = [];
  page.on('request', (request) => {
    const target = new URL(request.url());
    if (request.method() === 'POST' && nodes.includes(target.origin)) node.push(methodsOf(request));
    else if (request.resourceType() === 'script' && target.origin === new URL(url).origin) scripts.push(target.pathname);
  });
  return {
    node,
    scripts,
    reset() {
      node.length = 0;
      scripts.length = 0;
    },
  };
}
