import type { Beacon } from '@dex/mf-shared/release';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { followLines } from '../health/followLines';
import { documentsOf, readReleaseState } from '../map/releaseState';
import { temporaryFolder, valueOf } from '../testing/fixtures';
import type { Installation } from '../testing/fixtures';
import { servedMap, shell, shown, swap, withStableSwap } from '../testing/site';
import { line, siteWithCanary } from '../testing/watchedSite';
import type { ReleaseStore } from '../store/releaseStore';
import { abort, promote } from './canaryCommands';
import { publishRemote } from './publishRemote';
import { publishShell } from './publishShell';
import { setFrozen } from './reductionCommands';
import { showShellTo } from './shellCanary';
import { watch } from './watch';
import type { WatchOptions } from './watch';

async function watched(site: Installation, lines: readonly string[], faultsOf: WatchOptions['faultsOf'] = async () => []) {
  const file = join(temporaryFolder(), 'beacons.log');
  writeFileSync(file, lines.join('\n'));
  const said: string[] = [];
  const alarms = valueOf(
    await watch(site, {
      lines: followLines(file, false),
      say: (text) => said.push(text),
      mapSeconds: 15,
      faultsOf,
      pause: async () => true,
    }),
  );
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

// DELIVERY-16
it('a canary that throws while drawing is taken back within a hundred visits, and those of stable never notice', async () => {
  const site = await withStableSwap();
  const canary = valueOf(await publishRemote(site, swap('1.1.0'), { canaryPercent: 20, source: null }));
  const counted = { stable: 0, canary: 0 };
  let taken: number | null = null;
  async function* visits() {
    for (let visit = 1; visit <= 100; visit += 1) {
      const arm = (await shown(site, `visitor ${visit}`)).startsWith('canary') ? 'canary' : 'stable';
      counted[arm] += 1;
      const id = arm === 'canary' ? canary.id : (await servedMap(site)).base.remotes['swap']?.stable.id;
      const { ops } = valueOf(documentsOf(valueOf(await readReleaseState(site.store, site.keys))));
      if (ops.canariesOff.length > 0) taken ??= visit;
      yield line(id ?? '', arm === 'canary' ? 'mount_throw' : 'ok');
    }
  }
  const said: string[] = [];
  const options = { say: (text: string) => said.push(text), mapSeconds: 15, faultsOf: async () => [], pause: async () => true };
  valueOf(await watch(site, { ...options, lines: visits() }));
  const afterwards = await Promise.all(Array.from({ length: 50 }, (_, visitor) => shown(site, `late ${visitor}`)));
  expect(said).toEqual([expect.stringMatching(/^ABORT: swap /)]);
  expect(taken).not.toBe(null);
  expect(counted.stable).toBe(100 - counted.canary);
  expect(counted.canary).toBeLessThan(30);
  expect(new Set(afterwards)).toEqual(new Set(['stable 1.0.0']));
});

// DELIVERY-47
it('a canary of the shell that does not start is taken back within a hundred visits; one as good as the page stays', async () => {
  const site = await withStableSwap();
  const [page] = (await servedMap(site)).base.shells;
  const canary = valueOf(await publishShell(site, shell('1.1.0'), { source: null, alone: false, staged: true }));
  valueOf(await showShellTo(site, canary.id, 20));
  const visits = (outcome: Beacon['outcome']) =>
    Array.from({ length: 100 }, (_, visit) => (visit % 5 === 0 ? line(canary.id, outcome, 'shell') : line(page?.id ?? '', 'ok', 'shell')));
  const good = await watched(site, visits('ok'));
  expect([good.alarms, good.ops.canariesOff]).toEqual([0, []]);
  const { alarms, said, ops } = await watched(site, visits('mount_throw'));
  expect([alarms, said]).toEqual([1, [expect.stringMatching(/^ABORT: shell /)]]);
  expect(ops.canariesOff).toEqual([{ remote: 'shell', id: canary.id }]);
});

it('a store that is not reached for a while ends no watch: the map is read again, and the alarm is answered as soon as it can be', async () => {
  const { site, canary } = await siteWithCanary();
  const broken = { reads: 0, writes: 1 };
  const store: ReleaseStore = {
    ...site.store,
    read: async (path) => {
      if (broken.reads > 0) {
        broken.reads -= 1;
        throw new Error('503');
      }
      return site.store.read(path);
    },
    createAll: async (files, still) => {
      broken.writes -= 1;
      if (broken.writes >= 0) throw new Error('503');
      return site.store.createAll(files, still);
    },
  };
  async function* lines() {
    for (let visit = 0; visit < 200; visit += 1) {
      // not reached at a look, and again at the answer
      if (visit % 20 === 3) [site.clock.seconds, broken.reads] = [site.clock.seconds + 60, 1];
      yield line(canary, 'mount_throw');
    }
  }
  const said: string[] = [];
  let pauses = 0;
  const options: WatchOptions = {
    lines: lines(),
    say: (text) => said.push(text),
    mapSeconds: 15,
    faultsOf: async () => [],
    pause: async () => {
      pauses += 1;
      return true;
    },
  };
  expect(valueOf(await watch({ ...site, store }, options))).toBe(1);
  expect(pauses).toBe(1);
  expect(said).toContainEqual(expect.stringMatching(/^the map was not read: Error: 503/));
  expect(said).toContainEqual(expect.stringMatching(/the alarm is not answered, which is tried again in 5 s: Error: 503/));
  // said once, when it was so
  expect(said.filter((text) => text.startsWith('ABORT'))).toHaveLength(1);
  expect((await servedMap(site)).ops?.canariesOff).toEqual([{ remote: 'swap', id: canary }]);
});

it.each([
  ['aborted', (site: Installation) => abort(site, 'swap')],
  ['promoted', (site: Installation) => promote(site, 'swap')],
] as const)('an alarm that cannot be answered takes no later canary away: the former one was %s meanwhile', async (_, act) => {
  const { site, canary } = await siteWithCanary();
  let isBroken = true;
  const createAll: ReleaseStore['createAll'] = (files, still) =>
    isBroken ? Promise.reject(new Error('503')) : site.store.createAll(files, still);
  async function* lines() {
    for (let visit = 0; visit < 50; visit += 1) yield line(canary, 'mount_throw');
  }
  const said: string[] = [];
  const options: WatchOptions = {
    lines: lines(),
    say: (text) => said.push(text),
    mapSeconds: 15,
    faultsOf: async () => [],
    pause: async () => {
      isBroken = false;
      expect((await act(site)).ok).toBe(true);
      valueOf(await publishRemote(site, swap('1.2.0'), { canaryPercent: 100, source: null }));
      return true;
    },
  };
  expect(valueOf(await watch({ ...site, store: { ...site.store, createAll } }, options))).toBe(0);
  expect(said.join()).toMatch(/the alarm is not answered.*is the canary no more: nothing is aborted$/);
  const { base, ops } = valueOf(documentsOf(valueOf(await readReleaseState(site.store, site.keys))));
  expect(base.remotes['swap']?.canary?.release.version).toBe('1.2.0');
  expect(ops.canariesOff.map(({ id }) => id)).not.toContain(base.remotes['swap']?.canary?.release.id);
});

it('leaves a good canary alone, and never aborts for what stable does', async () => {
  const { site, stable, canary } = await siteWithCanary();
  const good = Array.from({ length: 500 }, (_, index) => line(canary, index % 100 === 50 ? 'uncaught' : 'ok'));
  const badStable = Array.from({ length: 500 }, (_, index) => line(stable, index % 2 === 0 ? 'uncaught' : 'ok'));
  const { alarms, ops } = await watched(site, [...good, ...badStable]);
  expect(alarms).toBe(0);
  expect(ops.canariesOff).toEqual([]);
});

it('a report of an integrity failure alone freezes nothing; a file that really is changed does, of stable too', async () => {
  const { site, stable } = await siteWithCanary();
  const reports = [line(stable, 'integrity_fail'), line(stable, 'integrity_fail')];
  const asked: string[] = [];
  const good = await watched(site, reports, async (_, id) => {
    asked.push(id);
    return [];
  });
  expect([good.alarms, good.ops.frozen, asked]).toEqual([0, false, [stable]]);
  expect(good.said).toEqual([expect.stringContaining('nothing is frozen')]);
  const unreachable = await watched(site, reports, () => Promise.reject(new Error('no route')));
  expect([unreachable.alarms, unreachable.ops.frozen]).toEqual([0, false]);
  const changed = await watched(site, reports, async () => ['a/swap/x/remoteEntry.js is changed']);
  expect([changed.alarms, changed.ops.frozen]).toEqual([1, true]);
});

it('an answered alarm can rise again', async () => {
  const { site, stable } = await siteWithCanary();
  const reports = Array.from({ length: 3 }, () => line(stable, 'integrity_fail'));
  let looks = 0;
  const { alarms, said, ops } = await watched(site, reports, async () => {
    looks += 1;
    site.clock.seconds += 60;
    if (looks === 2) valueOf(await setFrozen(site, false));
    return looks === 2 ? [] : ['a/swap/x/remoteEntry.js is changed (br)'];
  });
  // the first freezes; while frozen the rest is answered already
  expect([looks, alarms, ops.frozen]).toEqual([1, 1, true]);
  valueOf(await setFrozen(site, false));
  const again = await watched(site, reports, async () => ['a/swap/x/remoteEntry.js is changed']);
  expect([again.alarms, again.ops.frozen, said.length]).toEqual([1, true, 1]);
});

it('ignores builds that are not in the map, other lines and nonsense', async () => {
  const { site } = await siteWithCanary();
  const { alarms, ops } = await watched(site, [
    line('f'.repeat(32), 'integrity_fail'),
    'GET / 200',
    '/b?remote=swap',
    '',
    line('f'.repeat(32), 'ok', 'constructor'),
  ]);
  expect([alarms, ops.frozen]).toEqual([0, false]);
});
