import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { join, normalize } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip as gzipWithCallback } from 'node:zlib';
import { ERROR_CACHE_CONTROL, cacheControlOf, contentTypeOf, isFilePath } from './filePolicy';
import { COMMON_HEADERS, OPEN_HEADERS } from './securityHeaders';
import type { Headers } from './securityHeaders';

/** A file that only this server has, such as the development wallet. */
export interface ServedFile {
  readonly body: string | Uint8Array;
  readonly contentType: string;
}

export interface ServeReleaseOptions {
  /** A folder laid out as a release store: `index.html`, `release.json`, `a/`, `r/`, `o/`. */
  readonly root: string;
  /** 0 takes a free port. */
  readonly port: number;
  readonly host?: string;
  /** Headers of the page; asked for every page, so that a new shell's hash is in force at once. */
  readonly headers: () => Headers;
  /** Files by path (`/dev-wallet.js`), in front of those of the folder. */
  readonly files?: Readonly<Record<string, ServedFile>>;
  /** Changes the page before it is sent, by path (a development script). */
  readonly renderPage?: (html: string, pathname: string) => string;
  /** Called with the query of each beacon. */
  readonly onBeacon?: (query: string) => void;
}

export interface ReleaseServer {
  readonly url: string;
  readonly port: number;
  readonly stop: () => Promise<void>;
}

interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Uint8Array | string;
}

const brotli = promisify(brotliCompress);
const gzip = promisify(gzipWithCallback);

const ENCODINGS = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
] as const;

/** What other origins read: a Safe the manifest, pages of another host the map, to compare it with theirs. */
const OPEN_FILES: ReadonlySet<string> = new Set(['/manifest.json', '/release.json']);

async function readOrNull(path: string): Promise<Uint8Array | null> {
  return readFile(path).catch(() => null);
}

function refusal(status: number, text: string): Answer {
  return { status, headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': ERROR_CACHE_CONTROL }, body: `${text}\n` };
}

function pathnameOf(request: IncomingMessage): string | null {
  try {
    const pathname = decodeURIComponent((request.url ?? '/').split('?')[0] ?? '/');
    return pathname.startsWith('/') && !pathname.includes('\0') && normalize(pathname) === pathname ? pathname : null;
  } catch {
    return null;
  }
}

function etagOf(body: Uint8Array | string): string {
  return `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
}

async function fileAnswer(options: ServeReleaseOptions, pathname: string, accepts: string): Promise<Answer | null> {
  const common = { 'content-type': contentTypeOf(pathname), 'cache-control': cacheControlOf(pathname), vary: 'accept-encoding' };
  for (const { name, suffix } of ENCODINGS) {
    if (!accepts.includes(name)) continue;
    const packed = await readOrNull(join(options.root, `${pathname}${suffix}`));
    if (packed) return { status: 200, headers: { ...common, 'content-encoding': name }, body: packed };
  }
  const plain = await readOrNull(join(options.root, pathname));
  const open: Headers = OPEN_FILES.has(pathname) ? OPEN_HEADERS : {};
  return plain ? { status: 200, headers: { ...common, ...open }, body: plain } : null;
}

/** Brotli as hard as a busy edge would: the page is packed anew for every answer. */
const PAGE_QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

async function packed(text: string, accepts: string): Promise<Pick<Answer, 'headers' | 'body'>> {
  const vary = { vary: 'accept-encoding' };
  if (accepts.includes('br')) return { headers: { ...vary, 'content-encoding': 'br' }, body: await brotli(text, PAGE_QUALITY) };
  if (accepts.includes('gzip')) return { headers: { ...vary, 'content-encoding': 'gzip' }, body: await gzip(text) };
  return { headers: vary, body: text };
}

async function pageAnswer(options: ServeReleaseOptions, pathname: string, accepts: string): Promise<Answer> {
  const html = await readOrNull(join(options.root, 'index.html'));
  if (!html) return refusal(503, 'No shell has been published yet.');
  const text = new TextDecoder().decode(html);
  const { headers, body } = await packed(options.renderPage ? options.renderPage(text, pathname) : text, accepts);
  const type = { 'content-type': contentTypeOf('index.html'), 'cache-control': 'no-cache' };
  return { status: 200, headers: { ...options.headers(), ...type, ...headers }, body };
}

async function answerTo(options: ServeReleaseOptions, request: IncomingMessage): Promise<Answer> {
  const pathname = pathnameOf(request);
  if (pathname === null) return refusal(400, 'Bad request');
  if (pathname === '/b') {
    options.onBeacon?.((request.url ?? '').split('?')[1] ?? '');
    return { status: 204, headers: { 'cache-control': ERROR_CACHE_CONTROL }, body: '' };
  }
  if (request.method !== 'GET' && request.method !== 'HEAD') return refusal(405, 'Method not allowed');
  const own = options.files && Object.hasOwn(options.files, pathname) ? options.files[pathname] : undefined;
  if (own) return { status: 200, headers: { 'content-type': own.contentType, 'cache-control': 'no-cache' }, body: own.body };
  const accepts = String(request.headers['accept-encoding'] ?? '');
  if (!isFilePath(pathname) || pathname === '/index.html') return pageAnswer(options, pathname, accepts);
  return (await fileAnswer(options, pathname, accepts)) ?? refusal(404, 'Not found');
}

function send(request: IncomingMessage, response: ServerResponse, answer: Answer): void {
  const etag = answer.status === 200 ? etagOf(answer.body) : null;
  const headers = { ...COMMON_HEADERS, ...answer.headers, ...(etag ? { etag } : {}) };
  if (etag && request.headers['if-none-match'] === etag) {
    response.writeHead(304, headers).end();
    return;
  }
  response.writeHead(answer.status, { ...headers, ...(answer.status === 204 ? {} : { 'content-length': Buffer.byteLength(answer.body) }) });
  response.end(request.method === 'HEAD' || answer.status === 204 ? undefined : answer.body);
}

function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });
}

/**
 * Serves a release folder as the edge does: exact files with their types, precompressed copies when the browser takes them, immutable folders
 * cached for a year, the map and the page never without asking, true 404s that nobody caches. Rejects when the port is taken (`code` EADDRINUSE).
 */
export async function serveRelease(options: ServeReleaseOptions): Promise<ReleaseServer> {
  const server = createServer((request, response) => {
    answerTo(options, request).then(
      (answer) => send(request, response, answer),
      () => send(request, response, refusal(500, 'Server error')),
    );
    request.resume();
  });
  const host = options.host ?? '127.0.0.1';
  const port = await listen(server, options.port, host);
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { url: `http://${host}:${port}`, port, stop };
}
