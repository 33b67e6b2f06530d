import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';

const NGINX = '/usr/sbin/nginx';

/** Finds nginx, or installs Debian's package when that can be done. Throws with one clear sentence otherwise. */
export function ensureNginx(): string {
  if (existsSync(NGINX)) return NGINX;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore', env });
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'nginx-light'], { stdio: 'ignore', env });
  }
  if (existsSync(NGINX)) return NGINX;
  throw new Error(`These tests need nginx at ${NGINX}: install it (apt-get install nginx-light) and run them again.`);
}

/** A port of this machine that nobody uses at this moment. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

export interface Nginx {
  /** Puts another generated site file in force: tested first, as the documentation says. */
  use(siteFile: string): void;
  stop(): Promise<void>;
}

/** The whole configuration around a generated site file, which belongs into the `http` block. */
function mainFile(folder: string, siteFile: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`);
  // The workers of a root user are handed to another one, who may not read this folder.
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  return [
    `daemon off; ${user} worker_processes 1; pid ${folder}/nginx.pid; error_log ${folder}/error.log;`,
    'events {}',
    `http { include /etc/nginx/mime.types; access_log off; ${temporary.join(' ')}`,
    siteFile,
    '}',
    '',
  ].join('\n');
}

/** Starts the real nginx in the foreground with a generated site file; resolves when it answers at `url`. */
export async function startNginx(folder: string, siteFile: string, url: string): Promise<Nginx> {
  const nginx = ensureNginx();
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'nginx.conf');
  const write = (text: string) => {
    writeFileSync(file, mainFile(folder, text));
    execFileSync(nginx, ['-t', '-q', '-c', file], { stdio: 'pipe' });
  };
  write(siteFile);
  const server = spawn(nginx, ['-c', file], { stdio: 'ignore' });
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  while (!(await fetch(url).catch(() => null))) {
    if (server.exitCode !== null) throw new Error(readFileSync(join(folder, 'error.log'), 'utf8'));
  }
  return {
    use(text) {
      write(text);
      execFileSync(nginx, ['-s', 'reload', '-c', file], { stdio: 'pipe' });
    },
    async stop() {
      server.kill('SIGTERM');
      await ended;
    },
  };
}
