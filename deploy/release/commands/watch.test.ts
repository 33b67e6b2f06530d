import { beaconUrl } from '@dex/mf-shared/release';
import type { Beacon } from '@dex/mf-shared/release';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { followLines } from '../health/followLines';
import { documentsOf, readReleaseState } from '../map/releaseState';
import { buildTree, newInstallation, temporaryFolder, valueOf } from '../testing/fixtures';
import { publishRemote } from './publishRemote';
import { watch } from './watch';

async function siteWithCanary() {
  const site = await newInstallation();
  const stable = valueOf(await publishRemote(site, buildTree({ app: 'mf-swap', version: '1.0.0' }), { canaryPercent: null, source: null }));
  const canary = valueOf(await publishRemote(site, buildTree({ app: 'mf-swap', version: '1.1.0' }), { canaryPercent: 5, source: null }));
  return { site, stable: stable.id, canary: canary.id };
}

type Site = Awaited<ReturnType<typeof siteWithCanary>>['site'];

const line = (id: string, outcome: Beacon['outcome']) =>
  `2027-01-15T08:00:00+00:00 ${beaconUrl({ remote: 'swap', id, arm: 'canary', outcome, lcp: 900, inp: 40 })}`;

async function watched(site: Site, lines: readonly string[]) {
  const file = join(temporaryFolder(), 'beacons.log');
  writeFileSync(file, lines.join('\n'));
  const said: string[] = [];
  const alarms = valueOf(await watch(site, { lines: followLines(file, false), say: (text) => said.push(text), mapSeconds: 15 }));
  const { ops } = valueOf(documentsOf(valueOf(await readReleaseState(site.store, site.keys))));
  return { alarms, said, ops };
}

it('aborts a canary that fails, once, with the ops key alone', async () => {
  const { site, canary } = await siteWithCanary();
  const opsOnly = { ...site, keys: { ...site.keys, signers: site.keys.signers.filter(({ role }) => role === 'ops') } };
  const lines = Array.from({ length: 200 }, (_, index) => line(canary, index % 10 === 0 ? 'mount_throw' : 'ok'));
  const { alarms, said, ops } = await watched(opsOnly, lines);
  expect(alarms).toBe(1);
  expect(said[0]).toMatch(/^ABORT: swap /);
  expect(ops.canariesOff).toEqual([{ remote: 'swap', id: canary }]);
});

it('leaves a good canary alone, and never aborts for what stable does', async () => {
  const { site, stable, canary } = await siteWithCanary();
  const good = Array.from({ length: 500 }, (_, index) => line(canary, index % 100 === 50 ? 'uncaught' : 'ok'));
  const badStable = Array.from({ length: 500 }, (_, index) => line(stable, index % 2 === 0 ? 'uncaught' : 'ok'));
  const { alarms, ops } = await watched(site, [...good, ...badStable]);
  expect(alarms).toBe(0);
  expect(ops.canariesOff).toEqual([]);
});

it('one integrity failure freezes, of stable too', async () => {
  const { site, stable } = await siteWithCanary();
  const { alarms, ops } = await watched(site, [line(stable, 'integrity_fail')]);
  expect([alarms, ops.frozen]).toEqual([1, true]);
});

it('ignores builds that are not in the map, other lines and nonsense', async () => {
  const { site } = await siteWithCanary();
  const { alarms, ops } = await watched(site, [line('f'.repeat(32), 'integrity_fail'), 'GET / 200', '/b?remote=swap', '']);
  expect([alarms, ops.frozen]).toEqual([0, false]);
});
