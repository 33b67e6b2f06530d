import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { build } from 'esbuild';
import { repositoryRoot } from '../../build/apps';

const PAGE = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Gallery</title><main></main><script src="/gallery.js"></script></html>`;

/** What the shell's own files are that parts show: the font, logos. */
const TYPES: Readonly<Record<string, string>> = {
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
};

const fileAt = (path: string) => join(repositoryRoot, 'shell/public', normalize(path));

/** All parts and their stories as one script. */
async function bundle(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(repositoryRoot, 'deploy/run/gallery/galleryPage.tsx')],
    bundle: true,
    write: false,
    format: 'iife',
    jsx: 'automatic',
    target: 'es2022',
    logLevel: 'error',
    loader: { '.svg': 'dataurl', '.png': 'dataurl', '.webp': 'dataurl' },
    define: {
      'process.env.NODE_ENV': '"production"',
      global: 'globalThis',
      __APP_VERSION__: '"0.0.0"',
      __DEV_SECTIONS__: 'null',
      __SHARED_VERSION__: '""',
      __TRUSTED_KEYS__: '""',
    },
  });
  return outputFiles[0]?.text ?? '';
}

/** The gallery on this machine; port 0 for any. */
export async function serveGallery(port: number): Promise<{ readonly url: string; readonly stop: () => void }> {
  const script = await bundle();
  const server = createServer(({ url = '/' }, response) => {
    const path = url.split('?')[0] ?? '/';
    const answer = (type: string, body: string | Buffer) => response.writeHead(200, { 'content-type': type }).end(body);
    if (path === '/gallery.js') answer('text/javascript; charset=utf-8', script);
    else if (path === '/') answer('text/html; charset=utf-8', PAGE);
    else if (Object.hasOwn(TYPES, extname(path)) && existsSync(fileAt(path)))
      answer(TYPES[extname(path)] ?? '', readFileSync(fileAt(path)));
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.address();
  const bound = typeof address === 'object' && address !== null ? address.port : port;
  return {
    url: `http://127.0.0.1:${bound}/`,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
