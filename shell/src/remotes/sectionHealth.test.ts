/** @jest-environment jsdom */
import type { Beacon, Release } from '@dex/mf-shared/release';
import { createSectionHealth } from './sectionHealth';
import { startHealth } from './startHealth';

const release: Release = {
  version: '1.0.0',
  id: 'a'.repeat(32),
  dir: `/a/swap/${'a'.repeat(32)}/`,
  entry: 'remoteEntry.js',
  integrity: `sha384-${'A'.repeat(64)}`,
  container: 'mf_swap',
  requires: { 'mf-shared': '*' },
  preloads: [],
  team: [],
};
const swap = { remote: 'swap', release, arm: 'canary' } as const;
const pool = { remote: 'pool', release: { ...release, dir: `/a/pool/${'a'.repeat(32)}/` }, arm: 'stable' } as const;

function begin() {
  const sent: Beacon[] = [];
  const vitals = { largestPaint: () => 800, slowestInteraction: () => 40, stop: () => undefined };
  return { sent, health: createSectionHealth(window, vitals, (beacon) => sent.push(beacon)) };
}

function throwFrom(dir: string) {
  const error = new Error('broken');
  error.stack = `Error: broken\n    at f (https://dex.example${dir}1.js:1:1)`;
  window.dispatchEvent(new ErrorEvent('error', { error, filename: 'https://dex.example/other.js' }));
}

describe('the beacons of a visit', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it.each([
    ['missing', 'load_fail'],
    ['timeout', 'load_fail'],
    ['incompatible', 'load_fail'],
    ['corrupt', 'integrity_fail'],
    ['threw', 'mount_throw'],
  ] as const)('%s is told at once as %s, once', (code, outcome) => {
    const { health, sent } = begin();
    health.failed(swap, code);
    health.failed(swap, code);
    health.mounted(swap);
    jest.advanceTimersByTime(60_000);
    expect(sent).toEqual([{ remote: 'swap', id: release.id, arm: 'canary', outcome, lcp: undefined, inp: 40 }]);
    health.stop();
  });

  it('is ok after half a minute without an error; the largest paint belongs to the first section alone', () => {
    const { health, sent } = begin();
    health.mounted(swap, 120);
    health.mounted(pool);
    jest.advanceTimersByTime(29_999);
    expect(sent).toEqual([]);
    jest.advanceTimersByTime(1);
    expect(sent.map(({ mount }) => mount)).toEqual([120, undefined]);
    expect(sent.map(({ remote, outcome, lcp }) => [remote, outcome, lcp])).toEqual([
      ['swap', 'ok', 800],
      ['pool', 'ok', undefined],
    ]);
    throwFrom(swap.release.dir);
    expect(sent).toHaveLength(2);
    health.stop();
  });

  it('is a failed mount when what it draws breaks, before the half minute is over and once', () => {
    const { health, sent } = begin();
    health.mounted(swap);
    health.crashed(swap);
    health.crashed(swap);
    health.crashed(pool);
    jest.advanceTimersByTime(60_000);
    expect(sent.map(({ remote, outcome }) => [remote, outcome])).toEqual([
      ['swap', 'mount_throw'],
      ['pool', 'mount_throw'],
    ]);
    health.stop();
  });

  it('says nothing of the build that stands in for the broken one', () => {
    const { health, sent } = begin();
    health.mounted(swap);
    health.crashed(swap);
    health.mounted({ ...swap, arm: 'stable', release: { ...release, id: 'b'.repeat(32) } });
    health.crashed({ ...swap, arm: 'stable', release: { ...release, id: 'b'.repeat(32) } });
    jest.advanceTimersByTime(60_000);
    expect(sent.map(({ arm, outcome }) => [arm, outcome])).toEqual([['canary', 'mount_throw']]);
    health.stop();
  });

  it('counts an error against the section whose script it came from', () => {
    const { health, sent } = begin();
    health.mounted(swap);
    health.mounted(pool);
    throwFrom('/a/elsewhere/');
    throwFrom(pool.release.dir);
    expect(sent.map(({ remote, outcome }) => [remote, outcome])).toEqual([['pool', 'uncaught']]);
    health.stop();
  });

  it('is ok when the page is left before', () => {
    const { health, sent } = begin();
    health.mounted(swap);
    const state = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(sent.map(({ outcome }) => outcome)).toEqual(['ok']);
    state.mockRestore();
    health.stop();
  });
});

describe('the health of a page', () => {
  const send = jest.fn((_url: string) => true);
  beforeEach(() => {
    send.mockClear();
    Object.defineProperty(window.navigator, 'sendBeacon', { value: send, configurable: true });
  });

  it('is told of what happened before its code was there, in the order in which it happened', async () => {
    const health = startHealth(window, true);
    health.failed(swap, 'corrupt');
    health.failed(swap, 'missing');
    health.failed(pool, 'threw');
    expect(send).not.toHaveBeenCalled();
    while (send.mock.calls.length < 2) await new Promise((resolve) => setTimeout(resolve));
    health.stop();
    const told = send.mock.calls.map(([url]) => ['integrity_fail', 'load_fail', 'mount_throw'].find((outcome) => url.includes(outcome)));
    expect(told).toEqual(['integrity_fail', 'mount_throw']);
  });

  it('is not counted where the operator wants no beacons', async () => {
    const health = startHealth(window, false);
    health.failed(swap, 'corrupt');
    await new Promise((resolve) => setTimeout(resolve));
    health.stop();
    expect(send).not.toHaveBeenCalled();
  });
});
