import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { verifyReleaseMap } from '@dex/mf-shared/release';
import { serveRelease } from '../../edge/serveRelease';
import { bundleForNode } from '../bundle.mjs';
import { readBaseChain } from '../map/readChain';
import { newInstallation, temporaryFolder, valueOf } from '../testing/fixtures';
import type { Installation } from '../testing/fixtures';
import { isFull, sayFigures } from '../testing/figures';
import { STABLE, shell, swap } from '../testing/site';
import { publishRemote } from './publishRemote';
import { publishShell } from './publishShell';

const KILLS = isFull ? 200 : 12;

const script = join(temporaryFolder(), 'publishMany.mjs');
beforeAll(() => bundleForNode(join(__dirname, '../testing/publishMany.ts'), script));

/** Publishes build after build until it is killed, at a random moment after the `acknowledged`-th; gives the ids that it said were published. */
async function killedPublisher(site: Installation, round: number, acknowledged: number): Promise<readonly string[]> {
  const child = spawn(process.execPath, [script, site.root, site.keyFolder, 'mf-swap', String(round), '1000'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  let text = '';
  const reached = new Promise<void>((resolve) => {
    child.stdout.setEncoding('utf8');
    child.stdout.on('data', (chunk: string) => {
      text += chunk;
      if (text.split('\n').length > acknowledged) resolve();
    });
  });
  if (acknowledged > 0) await reached;
  // anywhere in the next build: its upload, its commit, the move of the copies
  await delay(Math.random() * 40);
  child.kill('SIGKILL');
  await exited;
  return text.split('\n').filter((id) => /^[0-9a-f]{32}$/.test(id));
}

/** What a visitor gets at this moment: a page, a map that verifies, and the entry that it names. Gives the map's generation. */
async function answered(site: Installation, url: string): Promise<number> {
  const ask = async (path: string) => {
    const answer = await fetch(`${url}${path}`);
    expect([path, answer.status]).toEqual([path, 200]);
    return answer.text();
  };
  expect(await ask('/swap')).toContain('id="release-map"');
  const text = await ask('/release.json');
  const lastSeen = { generation: 0, opsGeneration: 0 };
  const { base, seen } = valueOf(await verifyReleaseMap({ text, trusted: site.keys.trusted, now: site.now(), lastSeen }));
  const stable = base.remotes['swap']?.stable;
  await ask(`${stable?.dir}${stable?.entry}`);
  return seen.generation;
}

// DELIVERY-15 DELIVERY-20
it(`${KILLS} publishers killed at random moments: nothing acknowledged is lost, and the site is served at every one`, async () => {
  const site = await newInstallation();
  const now = { ...site, now: () => Math.floor(Date.now() / 1000) };
  valueOf(await publishShell(now, shell('1.0.0'), { source: null, alone: true }));
  valueOf(await publishRemote(now, swap('1.0.0'), STABLE));
  const server = await serveRelease({ root: site.root, port: 0, headers: () => ({}) });
  const acknowledged: string[] = [];
  let [generation, answers] = [0, 0];
  for (let round = 1; round <= KILLS; round += 1) {
    acknowledged.push(...(await killedPublisher(now, round, Math.floor(Math.random() * 3))));
    const seen = await answered(now, server.url);
    answers += 1;
    expect(seen).toBeGreaterThanOrEqual(generation);
    generation = seen;
  }
  // the next command mends what the dead left behind
  valueOf(await publishRemote(now, swap('2.0.0'), STABLE));
  const chain = valueOf(await readBaseChain(site.store.read, site.keys));
  const published = new Set(chain.map(({ signed }) => signed.value.remotes['swap']?.stable.id));
  const lost = acknowledged.filter((id) => !published.has(id));
  sayFigures({ kills: KILLS, acknowledged: acknowledged.length, lost: lost.length, answers });
  expect(lost).toEqual([]);
  expect(acknowledged.length).toBeGreaterThan(0);
  expect(await answered(now, server.url)).toBe(chain.length);
  expect(answers).toBe(KILLS);
  await server.stop();
});
