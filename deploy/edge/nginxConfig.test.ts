import { execFileSync, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { nginxConfig } from './nginxConfig';
import { securityHeaders } from './securityHeaders';

const NGINX = '/usr/sbin/nginx';
const PORT = 19_010;
const SITE = `http://127.0.0.1:${PORT}`;
const HASH = `sha384-${'A'.repeat(64)}`;
const folder = mkdtempSync(join(tmpdir(), 'release-nginx-'));
const root = join(folder, 'site');
const headers = securityHeaders({ scriptHashes: [HASH], connectSources: ['https://rpc.example'], https: true });

function put(path: string, content: string | Uint8Array): void {
  const full = join(root, path);
  mkdirSync(join(full, '..'), { recursive: true });
  writeFileSync(full, content);
}

function writeConfig(): string {
  const facts = { listen: [`127.0.0.1:${PORT}`], serverName: '_', root, headers, beaconLog: join(folder, 'beacons.log'), tls: null };
  const types = existsSync('/etc/nginx/mime.types') ? 'include /etc/nginx/mime.types;' : '';
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join(' ');
  // the master of a root user gives its workers away to a user who may not read this folder
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  const main = `daemon off; ${user} worker_processes 1; pid ${folder}/nginx.pid; error_log ${folder}/error.log;\nevents {}\nhttp { ${types} access_log off; ${temporary}\n${nginxConfig(facts)}}\n`;
  const path = join(folder, 'nginx.conf');
  writeFileSync(path, main);
  return path;
}

async function untilUp(server: ChildProcess): Promise<void> {
  for (;;) {
    const up = await fetch(SITE).then(
      () => true,
      () => false,
    );
    if (up) return;
    if (server.exitCode !== null) throw new Error(readFileSync(join(folder, 'error.log'), 'utf8'));
  }
}

function inRealNginx(): void {
  let server: ChildProcess;
  beforeAll(async () => {
    put('index.html', '<!doctype html><title>page</title>');
    put('release.json', '{"n":1}');
    put('manifest.json', '{}');
    put('a/swap/1/remoteEntry.js', 'entry()'.repeat(50));
    put('a/swap/1/remoteEntry.js.gz', gzipSync('entry()'.repeat(50)));
    put('a/swap/1/remoteEntry.js.br', brotliCompressSync('entry()'.repeat(50)));
    put('a/swap/1/alone.js', 'alone()');
    put('r/1.json', '{}');
    const config = writeConfig();
    execFileSync(NGINX, ['-t', '-c', config], { stdio: 'pipe' });
    server = spawn(NGINX, ['-c', config], { stdio: 'ignore' });
    await untilUp(server);
  });
  afterAll(async () => {
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGTERM');
    await ended;
  });

  it('serves the page for every route, with every security header, never without asking', async () => {
    for (const path of ['/', '/swap', '/pool/123', '/add/v2/ETH/0x6B175474E89094C44Da98b954EedeAC495271d0F', '/index.html']) {
      const answer = await fetch(SITE + path);
      expect([path, answer.status, (await answer.text()).includes('page')]).toEqual([path, 200, true]);
      for (const [name, value] of Object.entries(headers)) expect(answer.headers.get(name)).toBe(value);
      expect(answer.headers.get('cache-control')).toBe('no-cache');
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
      expect(answer.headers.get('content-type')).toContain('text/html');
    }
  });

  it('packs the page, which no build has packed', async () => {
    const asked = (encoding: string) => fetch(`${SITE}/swap`, { headers: { 'accept-encoding': encoding } });
    const packed = await asked('gzip');
    expect([packed.headers.get('content-encoding'), packed.headers.get('vary')?.toLowerCase()]).toEqual(['gzip', 'accept-encoding']);
    expect(await packed.text()).toBe(await (await asked('identity')).text());
  });

  it('caches artifacts and generations for a year, packed when the browser takes it', async () => {
    const answer = await fetch(`${SITE}/a/swap/1/remoteEntry.js`);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(answer.headers.get('content-encoding')).toBe('gzip');
    expect(answer.headers.get('content-type')).toContain('javascript');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(await answer.text()).toBe('entry()'.repeat(50));
    expect((await fetch(`${SITE}/r/1.json`)).headers.get('cache-control')).toContain('immutable');
  });

  it('gives each browser the copy that it takes, and says to caches that there are several', async () => {
    const accepting = async (path: string, encoding: string) => {
      const answer = await fetch(SITE + path, { headers: { 'accept-encoding': encoding } });
      const { headers: own } = answer;
      const text = await answer.text();
      return [own.get('content-encoding'), own.get('vary')?.toLowerCase(), own.get('content-type')?.split(';')[0], text.length];
    };
    const type = 'text/javascript';
    expect(await accepting('/a/swap/1/remoteEntry.js', 'gzip, deflate, br, zstd')).toEqual(['br', 'accept-encoding', type, 350]);
    expect(await accepting('/a/swap/1/remoteEntry.js', 'gzip')).toEqual(['gzip', 'accept-encoding', type, 350]);
    expect(await accepting('/a/swap/1/remoteEntry.js', 'gzip, br;q=0')).toEqual(['gzip', 'accept-encoding', type, 350]);
    expect(await accepting('/a/swap/1/remoteEntry.js', 'identity')).toEqual([null, 'accept-encoding', type, 350]);
    expect(await accepting('/a/swap/1/alone.js', 'br')).toEqual([null, undefined, type, 7]);
  });

  it.each(['/a/swap/1/gone.js', '/a/swap/', '/r/9.json', '/gone.js', '/favicon.ico'])('%s: a true 404 that nobody keeps', async (path) => {
    const answer = await fetch(SITE + path);
    expect(answer.status).toBe(404);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('gives the new map even when second and length are those of the old one', async () => {
    const first = await fetch(`${SITE}/release.json`);
    expect(first.headers.get('cache-control')).toBe('no-cache');
    const since = first.headers.get('last-modified') ?? '';
    put('release.json', '{"n":2}');
    const second = await fetch(`${SITE}/release.json`, { headers: { 'if-modified-since': since } });
    expect([second.status, await second.text()]).toEqual([200, '{"n":2}']);
  });

  it('keeps beacons in the log that watch reads', async () => {
    const answer = await fetch(`${SITE}/b?remote=swap&outcome=ok`, { method: 'POST' });
    expect(answer.status).toBe(204);
    expect(readFileSync(join(folder, 'beacons.log'), 'utf8')).toMatch(/\/b\?remote=swap&outcome=ok\n$/);
  });

  it("gives the operator's run-time file, when there is one", async () => {
    const read = async () => (await fetch(`${SITE}/config.json`)).json();
    const missing = await fetch(`${SITE}/config.json`);
    expect([missing.status, missing.headers.get('cache-control')]).toEqual([404, 'no-store']);
    put('config.json', '{"defaultChainId":1}');
    expect(await read()).toEqual({ defaultChainId: 1 });
    expect((await fetch(`${SITE}/config.json`)).headers.get('cache-control')).toBe('no-cache');
  });

  it('lets a Safe read the manifest, and pages of another host the map', async () => {
    for (const file of ['manifest.json', 'release.json'])
      expect((await fetch(`${SITE}/${file}`)).headers.get('access-control-allow-origin')).toBe('*');
    expect((await fetch(`${SITE}/config.json`)).headers.get('access-control-allow-origin')).toBeNull();
  });
}

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the generated nginx file', () => {
  // without nginx on the machine only the text can be looked at
  if (existsSync(NGINX)) inRealNginx();

  it('repeats the security headers where the page is served, and nowhere promises a year for what changes', () => {
    const text = nginxConfig({ listen: ['80'], serverName: 'dex.example', root: '/srv/site', headers, beaconLog: '/log', tls: null });
    const page = /location @page \{([^}]*)\}/.exec(text)?.[1] ?? '';
    for (const [name, value] of Object.entries(headers)) expect(page).toContain(`add_header ${name} "${value}" always;`);
    expect(/location = \/release\.json \{[^}]*\}/.exec(text)?.[0]).not.toContain('immutable');
  });

  it('refuses text that would break out of a header', () => {
    const facts = { listen: ['80'], serverName: '_', root: '/srv', headers: { 'x-a': 'b\nc' }, beaconLog: '/log', tls: null };
    expect(() => nginxConfig(facts)).toThrow(RangeError);
  });
});
