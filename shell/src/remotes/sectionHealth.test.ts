/** @jest-environment jsdom */
import { BEACON_OUTCOMES, type Beacon, type Release } from '@dex/mf-shared/release';
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

function errorFrom(dir: string): ErrorEvent {
  const error = new Error('broken');
  error.stack = `Error: broken\n    at f (https://dex.example${dir}1.js:1:1)`;
  return new ErrorEvent('error', { error, filename: 'https://dex.example/other.js' });
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
    health.erred(errorFrom(swap.release.dir));
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
    health.erred(errorFrom('/a/elsewhere/'));
    health.erred(errorFrom(pool.release.dir));
    expect(sent.map(({ remote, outcome }) => [remote, outcome])).toEqual([['pool', 'uncaught']]);
    health.stop();
  });

  it('is ok when the page is left before', () => {
    const { health, sent } = begin();
    health.mounted(swap);
    health.left();
    expect(sent.map(({ outcome }) => outcome)).toEqual(['ok']);
    health.stop();
  });
});

describe('the health of a page', () => {
  const send = jest.fn((_url: string) => true);
  beforeEach(() => {
    send.mockClear();
    Object.defineProperty(window.navigator, 'sendBeacon', { value: send, configurable: true });
  });
  const nextTask = () => new Promise((resolve) => setTimeout(resolve));
  const outcomes = () => send.mock.calls.map(([url]) => BEACON_OUTCOMES.find((outcome) => url.includes(`outcome=${outcome}`)));

  async function told(count: number): Promise<void> {
    while (send.mock.calls.length < count) await nextTask();
  }

  function hide(): void {
    const state = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    state.mockRestore();
  }

  /** Lets the counting fail as it begins; gives what lets it begin again. */
  function withoutCode(): () => void {
    const broken = Object.assign(
      jest.fn().mockImplementation(() => {
        throw new Error('it did not come');
      }),
      { supportedEntryTypes: ['event'] },
    );
    Object.defineProperty(globalThis, 'PerformanceObserver', { value: broken, configurable: true });
    return () => void Reflect.deleteProperty(globalThis, 'PerformanceObserver');
  }

  it('is told of what happened before its code was there, in the order in which it happened', async () => {
    const health = startHealth(window, true);
    health.failed(swap, 'corrupt');
    health.failed(swap, 'missing');
    health.failed(pool, 'threw');
    expect(send).not.toHaveBeenCalled();
    await told(2);
    health.stop();
    expect(outcomes()).toEqual(['integrity_fail', 'mount_throw']);
  });

  it('counts an error right after the mount, whenever its code comes, with how long the mount took', async () => {
    const health = startHealth(window, true);
    window.dispatchEvent(errorFrom(pool.release.dir));
    health.mounted(swap, 123);
    health.mounted(pool);
    window.dispatchEvent(errorFrom(swap.release.dir));
    hide();
    await told(2);
    health.stop();
    expect(outcomes()).toEqual(['uncaught', 'ok']);
    expect(send.mock.calls[0]?.[0]).toMatch(/[?&]mount=123(&|$)/);
  });

  it('counts a promise that nobody caught', async () => {
    const health = startHealth(window, true);
    health.mounted(swap);
    window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: errorFrom(swap.release.dir).error }));
    await told(1);
    health.stop();
    expect(outcomes()).toEqual(['uncaught']);
  });

  it('counts a visit that ends before its code is there, and one that ends after', async () => {
    const health = startHealth(window, true);
    health.mounted(swap);
    hide();
    await told(1);
    health.mounted(pool);
    hide();
    expect(outcomes()).toEqual(['ok', 'ok']);
    health.stop();
  });

  it('keeps what it could not count for the next try', async () => {
    const warning = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const health = startHealth(window, true);
    const ending = withoutCode();
    health.mounted(swap);
    for (let turn = 0; turn < 100; turn += 1) window.dispatchEvent(errorFrom(swap.release.dir));
    while (warning.mock.calls.length === 0) await nextTask();
    ending();
    warning.mockRestore();
    health.failed(pool, 'threw');
    await told(2);
    health.stop();
    expect(outcomes()).toEqual(['uncaught', 'mount_throw']);
  });

  it('hears nothing any more once it is over, its code there or not', async () => {
    const [early, late] = [startHealth(window, true), startHealth(window, true)];
    early.failed(swap, 'corrupt');
    early.stop();
    late.failed(pool, 'threw');
    await told(1);
    late.stop();
    late.mounted(swap);
    window.dispatchEvent(errorFrom(swap.release.dir));
    hide();
    late.stop();
    expect(outcomes()).toEqual(['mount_throw']);
  });

  it('is not counted where the operator wants no beacons', async () => {
    const health = startHealth(window, false);
    health.failed(swap, 'corrupt');
    await new Promise((resolve) => setTimeout(resolve));
    health.stop();
    expect(send).not.toHaveBeenCalled();
  });
});
