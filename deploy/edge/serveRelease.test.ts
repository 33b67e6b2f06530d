import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { serveRelease } from './serveRelease';
import type { ReleaseServer } from './serveRelease';
import { securityHeaders } from './securityHeaders';

const base = mkdtempSync(join(tmpdir(), 'release-serve-'));
const root = join(base, 'site');
const headers = securityHeaders({ scriptHashes: [`sha384-${'A'.repeat(64)}`], connectSources: [] });
const beacons: string[] = [];
let server: ReleaseServer;

function put(path: string, content: string | Uint8Array): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), content);
}

/** Sends a path as it is written: fetch would tidy it up. */
function statusOf(path: string, method = 'GET'): Promise<number> {
  return new Promise((resolve, reject) => {
    const call = request({ host: '127.0.0.1', port: server.port, path, method }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    });
    call.on('error', reject).end();
  });
}

beforeAll(async () => {
  put('index.html', '<html><head></head>page</html>');
  put('release.json', '{"n":1}');
  put('a/swap/1/remoteEntry.js', 'entry()');
  put('a/swap/1/remoteEntry.js.br', brotliCompressSync('entry()'));
  writeFileSync(join(dirname(root), 'outside.json'), '{}');
  server = await serveRelease({
    root,
    port: 0,
    headers: () => headers,
    files: { '/config.json': { body: '{"a":1}', contentType: 'application/json' } },
    renderPage: (html, pathname) => html.replace('page', `page of ${pathname}`),
    onBeacon: (query) => beacons.push(query),
  });
});
afterAll(async () => {
  await server.stop();
  rmSync(base, { recursive: true, force: true });
});

describe('serveRelease', () => {
  it('the page, for every route, with its headers', async () => {
    const answer = await fetch(`${server.url}/pool/7`);
    expect(await answer.text()).toContain('page of /pool/7');
    for (const [name, value] of Object.entries(headers)) expect(answer.headers.get(name)).toBe(value);
    expect(answer.headers.get('cache-control')).toBe('no-cache');
  });

  it('the page packed, as the browser takes it', async () => {
    for (const encoding of ['br', 'gzip']) {
      const answer = await fetch(`${server.url}/swap`, { headers: { 'accept-encoding': encoding } });
      expect([answer.headers.get('content-encoding'), answer.headers.get('vary')]).toEqual([encoding, 'accept-encoding']);
      expect(await answer.text()).toContain('page of /swap');
    }
    const plain = await fetch(`${server.url}/swap`, { headers: { 'accept-encoding': 'identity' } });
    expect(plain.headers.get('content-encoding')).toBeNull();
  });

  it('the map to pages of any other host', async () => {
    expect((await fetch(`${server.url}/release.json`)).headers.get('access-control-allow-origin')).toBe('*');
    expect((await fetch(`${server.url}/a/swap/1/remoteEntry.js`)).headers.get('access-control-allow-origin')).toBeNull();
  });

  it('artifacts for a year, packed for those who take it', async () => {
    const answer = await fetch(`${server.url}/a/swap/1/remoteEntry.js`, { headers: { 'accept-encoding': 'br, gzip' } });
    expect(answer.headers.get('content-encoding')).toBe('br');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(await answer.text()).toBe('entry()');
    const plain = await fetch(`${server.url}/a/swap/1/remoteEntry.js`, { headers: { 'accept-encoding': 'identity' } });
    expect([plain.headers.get('content-encoding'), await plain.text()]).toEqual([null, 'entry()']);
  });

  it('says "not modified" by content, never by time', async () => {
    const first = await fetch(`${server.url}/release.json`);
    const again = () => fetch(`${server.url}/release.json`, { headers: { 'if-none-match': first.headers.get('etag') ?? '' } });
    expect((await again()).status).toBe(304);
    put('release.json', '{"n":2}');
    expect((await again()).status).toBe(200);
  });

  it.each(['/a/swap/1/gone.js', '/a/swap/1/', '/gone.json', '/a/swap'])('%s: 404, kept by nobody', async (path) => {
    const answer = await fetch(server.url + path);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-store']);
  });

  it('answers nothing outside its folder, and nothing malformed', async () => {
    for (const path of ['/../outside.json', '/%2e%2e/outside.json', '/a/..%2f..%2foutside.json', '/%', '/a%00.js', '//x.json']) {
      expect([path, await statusOf(path)]).toEqual([path, 400]);
    }
    expect(await statusOf('/release.json', 'PUT')).toBe(405);
    expect(await statusOf('/release.json', 'HEAD')).toBe(200);
  });

  it("has the operator's own files, and takes beacons", async () => {
    expect(await (await fetch(`${server.url}/config.json`)).text()).toBe('{"a":1}');
    expect((await fetch(`${server.url}/b?remote=swap`, { method: 'POST', body: 'x' })).status).toBe(204);
    expect(beacons).toEqual(['remote=swap']);
  });

  it('rejects when the port is taken', async () => {
    await expect(serveRelease({ root, port: server.port, headers: () => ({}) })).rejects.toMatchObject({ code: 'EADDRINUSE' });
  });
});
