import { execFileSync, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:http2';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { connect as connectTls } from 'node:tls';
import { nginxConfig } from './nginxConfig';
import type { NginxFacts } from './nginxConfig';

const NGINX = '/usr/sbin/nginx';
const [PORT, PLAIN] = [19_012, 19_013];
const folder = mkdtempSync(join(tmpdir(), 'release-tls-'));
const names = ['one.example', 'two.example'];
const certificate = join(folder, 'site.crt');
const tls = { certificate, key: join(folder, 'site.key'), redirectFrom: [`127.0.0.1:${PLAIN}`, `[::1]:${PLAIN}`] };

const factsOf = (name: string): NginxFacts => ({
  listen: [`127.0.0.1:${PORT}`, `[::1]:${PORT}`],
  serverName: name,
  root: join(folder, name),
  headers: { 'content-security-policy': `default-src 'none'; report-to $${name}` },
  beaconLog: join(folder, `${name}.log`),
  tls,
});

function writeConfig(): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join(' ');
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  const sites = names.map((name) => nginxConfig(factsOf(name))).join('\n');
  const path = join(folder, 'nginx.conf');
  const main = `daemon off; ${user} worker_processes 1; pid ${folder}/nginx.pid; error_log ${folder}/error.log;`;
  writeFileSync(path, `${main}\nevents {}\nhttp { access_log off; ${temporary}\n${sites}}\n`);
  return path;
}

/** What a site's log of beacons holds: nginx writes a line after it has answered, so it may still be to come. */
async function loggedFor(name: string): Promise<string> {
  for (;;) {
    const text = readFileSync(join(folder, `${name}.log`), 'utf8');
    if (text !== '') return text;
    await delay(10);
  }
}

async function untilUp(): Promise<void> {
  for (;;) {
    const up = await fetch(`http://127.0.0.1:${PLAIN}`, { redirect: 'manual' }).then(
      () => true,
      () => false,
    );
    if (up) return;
  }
}

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: string;
  readonly protocol: string;
}

/** One request by HTTP/2 over TLS, the certificate checked. */
function ask(name: string, path: string, host = '127.0.0.1'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const socket = connectTls({ host, port: PORT, servername: name, ca: readFileSync(certificate), ALPNProtocols: ['h2'] });
    socket.once('error', reject);
    const session = connect(`https://${name}`, { createConnection: () => socket });
    session.once('error', reject);
    const stream = session.request({ ':path': path, ':authority': name });
    const chunks: Buffer[] = [];
    let headers: Record<string, unknown> = {};
    stream.on('response', (received) => (headers = { ...received }));
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.on('end', () => {
      const protocol = `${socket.getProtocol() ?? ''} ${String(socket.alpnProtocol)}`;
      session.close();
      resolve({ status: Number(headers[':status']), headers, body: Buffer.concat(chunks).toString(), protocol });
    });
    stream.end();
  });
}

function inRealNginx(): void {
  let server: ChildProcess;
  let parsed = '';
  beforeAll(async () => {
    const names2 = names.map((name) => `DNS:${name}`).join(',');
    const request = [
      'req',
      '-x509',
      '-newkey',
      'ec',
      '-pkeyopt',
      'ec_paramgen_curve:P-256',
      '-nodes',
      '-days',
      '2',
      '-subj',
      '/CN=one.example',
    ];
    execFileSync('openssl', [...request, '-addext', `subjectAltName=${names2}`, '-keyout', tls.key, '-out', certificate], {
      stdio: 'pipe',
    });
    for (const name of names) {
      mkdirSync(join(folder, name));
      writeFileSync(join(folder, name, 'index.html'), `page of ${name}`);
    }
    const config = writeConfig();
    parsed = execFileSync('sh', ['-c', `${NGINX} -t -c ${config} 2>&1`], { encoding: 'utf8' });
    server = spawn(NGINX, ['-c', config], { stdio: 'ignore' });
    await untilUp();
  });
  afterAll(async () => {
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGTERM');
    await ended;
  });

  it.each(['127.0.0.1', '::1'])(
    'two sites stand in one nginx, each with its page and headers, by TLS 1.3 and HTTP/2 at %s',
    async (host) => {
      expect(parsed).not.toMatch(/conflict|duplicate|emerg/);
      for (const name of names) {
        const answer = await ask(name, '/swap', host);
        expect([answer.status, answer.body, answer.protocol]).toEqual([200, `page of ${name}`, 'TLSv1.3 h2']);
        expect(answer.headers['content-security-policy']).toBe(`default-src 'none'; report-to $${name}`);
      }
    },
  );

  it('keeps the beacons of each site in its own log', async () => {
    for (const name of names) expect((await ask(name, `/b?outcome=ok&from=${name}`)).status).toBe(204);
    for (const name of names) expect(await loggedFor(name)).toMatch(new RegExp(`^\\S+ /b\\?outcome=ok&from=${name}\n$`));
  });

  it('plain http leads to https, and an older TLS is not spoken', async () => {
    const answer = await fetch(`http://127.0.0.1:${PLAIN}/swap?a=1`, { redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')]).toEqual([308, 'https://127.0.0.1/swap?a=1']);
    const old = new Promise((resolve) => {
      const socket = connectTls({
        host: '127.0.0.1',
        port: PORT,
        servername: 'one.example',
        maxVersion: 'TLSv1.2',
        ca: readFileSync(certificate),
      });
      socket.once('secureConnect', () => resolve('connected'));
      socket.once('error', () => resolve('refused'));
    });
    expect(await old).toBe('refused');
  });
}

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the nginx file with a certificate', () => {
  // without nginx on the machine only the text can be looked at
  if (existsSync(NGINX)) inRealNginx();

  it('uses no word that nginx 1.18 or today’s does not know', () => {
    const text = nginxConfig(factsOf('one.example'));
    expect(text).toContain(`listen 127.0.0.1:${PORT} ssl http2;`);
    // from 1.25.1 on only, respectively before it only
    expect(text).not.toMatch(/^\s*http2 on;|^\s*ssl on;|http2_push/m);
  });

  it('shares no name with another site', () => {
    const shared = (name: string) => [...nginxConfig(factsOf(name)).matchAll(/(?:log_format|geo|map \S+) (\S+)/g)].map(([, own]) => own);
    expect(shared('one.example')).toHaveLength(5);
    expect(shared('one.example').filter((name) => shared('two.example').includes(name))).toEqual([]);
  });
});
