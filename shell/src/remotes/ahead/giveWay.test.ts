/** @jest-environment jsdom */
import { parseBeacon } from '@dex/mf-shared/release';
import { baseOf, NOW, opsOf } from '@dex/mf-shared/testing';
import { failedShellOf } from '../failedShell';
import { giveWay } from './giveWay';

const [STABLE, CANARY] = ['d'.repeat(32), 'c'.repeat(32)] as const;
const reload = jest.fn();
const sent: unknown[] = [];
const shell = (id: string) => ({ id, dir: `/a/shell/${id}/`, version: '1.0.0', page: 'sha384-x' });

/** A page of the stable shell, in a browser that gets the canary. */
function open({ own = STABLE, percent = 100 } = {}): Window {
  const base = baseOf({}, { shells: [shell(STABLE), shell(CANARY)] as never, shellCanary: { id: CANARY, percent, salt: 's' } as never });
  document.head.innerHTML = `<script src="/a/shell/${own}/main.js"></script><script type="application/json" id="release-map"></script><script type="application/json" id="run-time-file">{"value":{"settings":{"beacons":true}}}</script>`;
  document.getElementById('release-map')?.append(JSON.stringify({ base: { value: base }, ops: { value: opsOf() } }));
  return new Proxy(window, {
    get: (target, name) => {
      const value: unknown = name === 'location' ? { reload } : Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

beforeEach(() => {
  jest.useFakeTimers({ now: NOW * 1000 });
  sessionStorage.clear();
  jest.spyOn(document, 'cookie', 'get').mockReturnValue(`__Host-bucket=${'0'.repeat(32)}`);
  reload.mockClear();
  sent.length = 0;
  const sendBeacon = (url: string) => sent.push(parseBeacon(url.slice(url.indexOf('?') + 1)));
  Object.defineProperty(window.navigator, 'sendBeacon', { value: sendBeacon, configurable: true });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const told = (id: string, arm: string, outcome: string) => expect.objectContaining({ remote: 'shell', id, arm, outcome });

// DELIVERY-47
describe('a page whose canary does not come', () => {
  it.each([
    ['is refused', () => Promise.reject(new TypeError('integrity'))],
    ['is not there', () => Promise.resolve({ ok: false, status: 404 })],
  ])('is loaded anew where it %s, and does not try it again', async (_what, answer) => {
    globalThis.fetch = jest.fn(answer) as never;
    const page = open();
    await giveWay(page);
    expect(document.querySelector('script[src]')).toBeNull();
    expect(failedShellOf(page)).toBe(CANARY);
    expect(reload).toHaveBeenCalledTimes(1);
    expect(sent).toEqual([told(CANARY, 'canary', 'begun'), told(CANARY, 'canary', 'load_fail')]);
    const again = open();
    await giveWay(again);
    expect(sent.slice(2)).toEqual([told(STABLE, 'stable', 'begun')]);
    expect(document.querySelector('script[src]')).not.toBeNull();
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it('does not wait for ever for one that hangs: no script of the page runs meanwhile', async () => {
    const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort(new DOMException('late', 'TimeoutError')));
    globalThis.fetch = jest.fn(
      (_url: string, { signal }: RequestInit) =>
        new Promise((_, reject) => {
          if (signal?.aborted) reject(signal.reason);
        }),
    ) as never;
    await giveWay(open());
    expect(timeout).toHaveBeenCalledWith(10_000);
    expect(reload).toHaveBeenCalledTimes(1);
    // a slow line is no fault of the build
    expect(sent).toEqual([told(CANARY, 'canary', 'begun')]);
  });
});

// DELIVERY-51
describe('while the shell has a canary, a page tells which of the two it begins with', () => {
  it('before the canary has come: of one that is broken nothing else may be heard', async () => {
    globalThis.fetch = jest.fn(() => new Promise(() => undefined)) as never;
    void giveWay(open());
    expect(sent).toEqual([told(CANARY, 'canary', 'begun')]);
  });

  it('where it stays what it is', async () => {
    await giveWay(open({ percent: 0 }));
    expect(sent).toEqual([told(STABLE, 'stable', 'begun')]);
  });

  it('once: the canary that was written in its place tells nothing', async () => {
    await giveWay(open({ own: CANARY }));
    expect(sent).toEqual([]);
  });
});
