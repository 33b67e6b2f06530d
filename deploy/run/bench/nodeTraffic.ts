import type { Page, Request } from '@playwright/test';

/** How long no request to a node has to begin until what was asked for counts as answered, in milliseconds. */
const QUIET_MS = 1500;

/** What went to the nodes: requests over HTTP and the bytes of their questions and answers. */
export interface Traffic {
  readonly requests: number;
  readonly bytes: number;
}

async function bytesOf(request: Request): Promise<number> {
  const answer = await request.response();
  return (request.postData()?.length ?? 0) + ((await answer?.body())?.length ?? 0);
}

/** Counts what a page asks of the nodes. */
export function createNodeMeter(
  page: Page,
  rpcUrls: readonly string[],
): { soFar(): number; rest(): Promise<void>; take(): Promise<Traffic> } {
  const origins = new Set(rpcUrls.map((url) => new URL(url).origin));
  let seen: Request[] = [];
  let newest = Date.now();
  page.on('request', (request) => {
    if (request.method() !== 'POST' || !origins.has(new URL(request.url()).origin)) return;
    seen.push(request);
    newest = Date.now();
  });
  const settled = async () => {
    newest = Date.now();
    while (Date.now() - newest < QUIET_MS) await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  };
  return {
    /** Requests that were begun since the last `take`. */
    soFar: () => seen.length,
    /** Waits until the page asks for nothing more. */
    rest: settled,
    /** The traffic since the last call, once it has come to rest. */
    async take() {
      await settled();
      const taken = seen;
      seen = [];
      const sizes = await Promise.all(taken.map(bytesOf));
      return { requests: taken.length, bytes: sizes.reduce((sum, size) => sum + size, 0) };
    },
  };
}
