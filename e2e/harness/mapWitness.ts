import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runRelease } from './deliverySite';
import { freePort } from './nginx';

/** Another host that shows a copy of a site's release map, which any page may read. */
export interface MapWitness {
  readonly url: string;
  /** Takes the site's store over as it is now; with words, runs the release command on that copy afterwards. */
  copy(store: string, ...words: string[]): Promise<void>;
  stop(): Promise<void>;
}

export async function startMapWitness(): Promise<MapWitness> {
  const folder = mkdtempSync(join(tmpdir(), 'witness-'));
  const own = join(folder, 'site');
  const port = await freePort();
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'access-control-allow-origin': '*' });
    response.end(readFileSync(join(own, 'release.json')));
  });
  await new Promise<void>((fulfil) => {
    server.listen(port, '127.0.0.1', fulfil);
  });
  return {
    url: `http://127.0.0.1:${port}/release.json`,
    async copy(store, ...words) {
      rmSync(own, { recursive: true, force: true });
      cpSync(store, own, { recursive: true });
      if (words.length > 0) await runRelease(own, words);
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((fulfil) => {
        server.close(fulfil);
      });
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
