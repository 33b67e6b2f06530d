import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { verifyReleaseMap } from '@dex/mf-shared/release';
import { readBaseChain } from '../map/readChain';
import { bundleForNode } from '../bundle.mjs';
import { isFull, sayFigures } from '../testing/figures';
import { newInstallation, temporaryFolder, valueOf } from '../testing/fixtures';

const PUBLISHERS = 8;
// each publisher's share
const EACH = isFull ? 50 : 12;
const REMOTES = ['swap', 'pool', 'claim', 'governance'];

const script = join(temporaryFolder(), 'publishMany.mjs');
beforeAll(() => bundleForNode(join(__dirname, '../testing/publishMany.ts'), script));

function publisherProcess(root: string, keyFolder: string, publisher: number): Promise<string[]> {
  const app = `mf-${REMOTES[publisher % REMOTES.length]}`;
  const parameters = [script, root, keyFolder, app, String(publisher), String(EACH)];
  return new Promise((resolve, reject) => {
    execFile(process.execPath, parameters, { maxBuffer: 2 ** 24 }, (error, stdout, stderr) => {
      if (error) reject(new Error(stderr));
      else resolve(stdout.trim().split('\n'));
    });
  });
}

// DELIVERY-15
it(`${PUBLISHERS} processes publish ${EACH} builds each at once: all are there, in one unbroken chain, and nobody reads a torn map`, async () => {
  const site = await newInstallation({ remotes: REMOTES });
  let running = true;
  let reads = 0;
  const reader = async (): Promise<void> => {
    let lastSeen = { generation: 0, opsGeneration: 0 };
    while (running) {
      const text = new TextDecoder().decode((await site.store.read('release.json')) ?? new Uint8Array());
      const map = valueOf(await verifyReleaseMap({ text, trusted: site.keys.trusted, now: site.now(), lastSeen }));
      lastSeen = map.seen;
      reads += 1;
    }
  };
  const reading = reader();
  const published = await Promise.all(
    Array.from({ length: PUBLISHERS }, (_, publisher) => publisherProcess(site.root, site.keyFolder, publisher)),
  );
  running = false;
  await reading;

  const chain = valueOf(await readBaseChain(site.store.read, site.keys));
  sayFigures({ publishes: published.flat().length, entries: chain.length - 1, reads });
  expect(chain).toHaveLength(1 + PUBLISHERS * EACH);
  const made = chain.slice(1).map(({ signed }, index) => {
    const before = chain[index]?.signed.value.remotes ?? {};
    const changed = Object.entries(signed.value.remotes).filter(([remote, { stable }]) => before[remote]?.stable.id !== stable.id);
    return changed.map(([, { stable }]) => stable.id);
  });
  expect(made.every((ids) => ids.length === 1)).toBe(true);
  expect(made.flat().sort()).toEqual(published.flat().sort());
  expect(reads).toBeGreaterThan(50);
});
