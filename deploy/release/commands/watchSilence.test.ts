import { createBeaconWatch, timeOfLine } from '../health/watchBeacons';
import type { Alarm } from '../health/watchBeacons';
import { parseBeacon } from '@dex/mf-shared/release';
import type { Beacon } from '@dex/mf-shared/release';
import { valueOf } from '../testing/fixtures';
import { servedMap, shell, withStableSwap } from '../testing/site';
import { line } from '../testing/watchedSite';
import { publishShell } from './publishShell';
import { showShellTo } from './shellCanary';
import { watch } from './watch';

async function withShellCanary() {
  const site = await withStableSwap();
  const canary = valueOf(await publishShell(site, shell('1.1.0'), { source: null, alone: false, staged: true }));
  valueOf(await showShellTo(site, canary.id, 20));
  const { base } = await servedMap(site);
  return { site, base, canary: canary.id, stable: base.shells[0]?.id ?? '' };
}

interface Visit {
  readonly id: string;
  /** What is heard of it half a minute after it began; null for nothing. */
  readonly heard: Beacon['outcome'] | null;
}

/** The log of visits that begin one after the other, every ten seconds. */
function logOf(visits: readonly Visit[]): string[] {
  const lines = visits.flatMap(({ id, heard }, index) => [
    { at: 10 * index, outcome: 'begun' as const, id },
    ...(heard ? [{ at: 10 * index + 30, outcome: heard, id }] : []),
  ]);
  return lines.sort((a, b) => a.at - b.at).map(({ at, outcome, id }) => line(id, outcome, 'shell', at));
}

const every = (count: number, visitOf: (index: number) => Visit) => Array.from({ length: count }, (_, index) => visitOf(index));

// DELIVERY-51
describe('a canary of the shell of which nothing is heard', () => {
  it('is taken back within a hundred visits, with the ops key alone', async () => {
    const { site, canary, stable } = await withShellCanary();
    const opsOnly = { ...site, keys: { ...site.keys, signers: site.keys.signers.filter(({ role }) => role === 'ops') } };
    const log = logOf(every(100, (visit) => (visit % 5 === 0 ? { id: canary, heard: null } : { id: stable, heard: 'ok' })));
    const said: string[] = [];
    async function* lines() {
      yield* log;
    }
    const options = { say: (text: string) => said.push(text), mapSeconds: 15, faultsOf: async () => [], pause: async () => true };
    expect(valueOf(await watch(opsOnly, { ...options, lines: lines() }))).toBe(1);
    expect(said).toEqual([expect.stringMatching(/^ABORT: shell [0-9a-f]{32} said nothing in (\d+) of \1 sessions$/)]);
    expect((await servedMap(site)).ops?.canariesOff).toEqual([{ remote: 'shell', id: canary }]);
  });

  it.each([
    ['is heard of', 0],
    ['is silent as often as the page of everybody: people who leave at once', 8],
  ])('stays where it %s', async (_, leaving) => {
    const { base, canary, stable } = await withShellCanary();
    const visits = every(2000, (visit) => ({
      id: visit % 5 === 0 ? canary : stable,
      heard: leaving > 0 && (visit * 7919) % 100 < leaving ? null : ('ok' as const),
    }));
    expect(alarmsOf(base, logOf(visits))).toEqual([]);
  });

  it('is not held against visits that are still young, nor against one that answers late and fails', async () => {
    const { base, canary } = await withShellCanary();
    const young = every(17, () => ({ id: canary, heard: null }));
    expect(alarmsOf(base, logOf(young))).toEqual([]);
    const failing = every(40, () => ({ id: canary, heard: 'mount_throw' as const }));
    expect(alarmsOf(base, logOf(failing)).map((alarm) => alarm.kind === 'abort' && alarm.fault)).toContain('failed');
    expect(alarmsOf(base, logOf(failing)).map((alarm) => alarm.kind === 'abort' && alarm.fault)).not.toContain('said nothing');
  });
});

function alarmsOf(base: Parameters<ReturnType<typeof createBeaconWatch>['see']>[1], log: readonly string[]): Alarm[] {
  const health = createBeaconWatch();
  return log.flatMap((text) => {
    const beacon = parseBeacon(text.slice(text.indexOf('?') + 1));
    const alarm = beacon && health.see(beacon, base, timeOfLine(text) ?? 0);
    return alarm ? [alarm] : [];
  });
}

it('a line says when it was written, where it begins with that', () => {
  expect(timeOfLine('2027-01-15T08:00:00+00:00 /b?remote=swap')).toBe(Date.UTC(2027, 0, 15, 8) / 1000);
  expect(timeOfLine('/b?remote=swap')).toBeNull();
});
