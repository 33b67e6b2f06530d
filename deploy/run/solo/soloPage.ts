import type { IncomingMessage, ServerResponse } from 'node:http';
import { SECTION_OVERRIDE_ELEMENT, withDataElement } from '../../edge/releasePage';

/** What of an upstream's answer holds here too. Its policy does not: it forbids what the development server adds. */
const PASSED_ON = ['content-type', 'cache-control', 'location'];

/** Answers everything but the section from the site at `upstream`; its pages get the override. */
export function soloPage(upstream: string, override: string) {
  const { origin } = new URL(upstream);
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const given = await fetch(`${origin}${request.url ?? '/'}`, {
      method: request.method === 'HEAD' ? 'HEAD' : 'GET',
      headers: { accept: request.headers.accept ?? '*/*' },
      redirect: 'manual',
    });
    const headers = PASSED_ON.flatMap((name) => {
      const value = given.headers.get(name);
      return value === null ? [] : [[name, value] as const];
    });
    const isPage = given.headers.get('content-type')?.startsWith('text/html') === true;
    const body = isPage
      ? withDataElement(await given.text(), SECTION_OVERRIDE_ELEMENT, override)
      : new Uint8Array(await given.arrayBuffer());
    response.writeHead(given.status, Object.fromEntries(headers)).end(body);
  };
  return (request: IncomingMessage, response: ServerResponse): void => {
    answer(request, response).catch((cause: unknown) => {
      response.writeHead(502, { 'content-type': 'text/plain; charset=utf-8' }).end(`${upstream} does not answer: ${String(cause)}\n`);
    });
  };
}
