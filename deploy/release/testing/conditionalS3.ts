// No engine that honours conditional writes can be installed from npm, so the tests bring this one. It answers as the S3 reference says:
// 412 for a failed condition, 404 for If-Match on nothing, 409 for a write that overlaps another one on the same key.
import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';

const PAGE_SIZE = 3;

export interface ConditionalS3 {
  readonly endpoint: string;
  /** Stores the next object whose key ends so, and cuts the connection in place of an answer: the client cannot know, and asks again. */
  loseNextAnswer(keyEnd: string): void;
  /** Refuses every request from now on, as for keys that were withdrawn. */
  deny(): void;
  readonly stop: () => Promise<void>;
}

interface Stored {
  readonly body: Buffer;
  readonly etag: string;
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(Buffer.from(part));
  return Buffer.concat(parts);
}

function fail(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status, { 'content-type': 'application/xml' });
  response.end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`);
}

/** Starts the stand-in on a loopback port. `ignoreConditions` makes it as unfit as the stand-ins that ignore the headers. */
export async function startConditionalS3(options: { port: number; ignoreConditions?: boolean }): Promise<ConditionalS3> {
  const objects = new Map<string, Stored>();
  const writing = new Set<string>();
  const losing: string[] = [];
  let isDenying = false;

  async function put(request: IncomingMessage, response: ServerResponse, key: string): Promise<void> {
    const overlapping = writing.has(key);
    writing.add(key);
    const body = await bodyOf(request);
    if (!overlapping) writing.delete(key);
    const current = objects.get(key);
    const { 'if-none-match': none, 'if-match': match } = request.headers;
    if (!options.ignoreConditions) {
      if (none === '*' && current) return fail(response, 412, 'PreconditionFailed');
      if (match !== undefined && !current) return fail(response, 404, 'NoSuchKey');
      if (match !== undefined && current?.etag !== match) return fail(response, 412, 'PreconditionFailed');
      if (overlapping) return fail(response, 409, 'ConditionalRequestConflict');
    }
    const etag = `"${createHash('md5').update(body).digest('hex')}"`;
    objects.set(key, { body, etag });
    const lost = losing.findIndex((end) => key.endsWith(end));
    if (lost >= 0) {
      losing.splice(lost, 1);
      request.socket.destroy();
      return;
    }
    response.writeHead(200, { etag }).end();
  }

  function list(response: ServerResponse, bucket: string, query: URLSearchParams): void {
    const prefix = query.get('prefix') ?? '';
    const after = query.get('continuation-token') ?? '';
    const keys = [...objects.keys()].filter((key) => key.startsWith(`${bucket}/`)).map((key) => key.slice(bucket.length + 1));
    const found = keys.filter((key) => key.startsWith(prefix) && key > after).sort();
    const page = found.slice(0, PAGE_SIZE);
    const more = found.length > page.length;
    const contents = page.map((key) => `<Contents><Key>${key}</Key></Contents>`).join('');
    const next = more ? `<NextContinuationToken>${page.at(-1) ?? ''}</NextContinuationToken>` : '';
    response.writeHead(200, { 'content-type': 'application/xml' });
    response.end(`<?xml version="1.0"?><ListBucketResult><IsTruncated>${more}</IsTruncated>${contents}${next}</ListBucketResult>`);
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (isDenying) return fail(response, 403, 'AccessDenied');
    const url = new URL(request.url ?? '/', 'http://s3');
    const key = decodeURIComponent(url.pathname.slice(1));
    if (request.method === 'PUT') return put(request, response, key);
    if (request.method === 'DELETE') {
      objects.delete(key);
      response.writeHead(204).end();
      return;
    }
    if (url.searchParams.has('list-type')) return list(response, key.replace(/\/$/, ''), url.searchParams);
    const stored = objects.get(key);
    if (!stored) return fail(response, 404, 'NoSuchKey');
    response.writeHead(200, { etag: stored.etag, 'content-length': stored.body.length }).end(stored.body);
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => fail(response, 500, 'InternalError'));
  });
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(options.port, '127.0.0.1', resolve));
  return {
    endpoint: `http://127.0.0.1:${options.port}`,
    deny: () => {
      isDenying = true;
    },
    loseNextAnswer: (keyEnd) => void losing.push(keyEnd),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
