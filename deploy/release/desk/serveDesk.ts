import { createServer } from 'node:http';
import type { Server } from 'node:http';

/** Serves one page, made anew for each look, to GET and HEAD alone; everything else is refused. */
export function serveDesk(render: () => Promise<string>): Server {
  return createServer((request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { allow: 'GET, HEAD' }).end();
      return;
    }
    if (request.url !== '/') {
      response.writeHead(404).end();
      return;
    }
    const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };
    render().then(
      (page) => response.writeHead(200, headers).end(request.method === 'HEAD' ? undefined : page),
      (cause: unknown) => response.writeHead(503, { 'content-type': 'text/plain; charset=utf-8' }).end(String(cause)),
    );
  });
}
