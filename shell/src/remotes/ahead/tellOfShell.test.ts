/** @jest-environment jsdom */
import { parseBeacon } from '@dex/mf-shared/release';
import { keepFailedShell } from '../failedShell';
import { startHealth } from '../startHealth';
import { tellOfShell } from './tellOfShell';

const ID = 'c'.repeat(32);
const OWN = `/a/shell/${ID}/`;
const SWAP = `/a/swap/${'a'.repeat(32)}/`;
const sent: unknown[] = [];
const reload = jest.fn();

/** A page as it was served, and as its scripts see it: one that can be loaded anew. */
function open({ beacons = true, first = ID } = {}): Window {
  document.head.innerHTML = `<script src="${OWN}main.js"></script><script type="application/json" id="release-map"></script><script type="application/json" id="run-time-file"></script>`;
  document.body.innerHTML = '<div id="root"><div id="start-failed" hidden></div></div>';
  delete document.documentElement.dataset['told'];
  const write = (id: string, value: object) => document.getElementById(id)?.append(JSON.stringify(value));
  write('release-map', { base: { value: { shells: [{ id: first }, { id: ID }] } }, ops: null });
  write('run-time-file', { value: { settings: { beacons } } });
  return new Proxy(window, {
    get: (target, name) => {
      const value: unknown = name === 'location' ? { reload } : Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

function errorIn(...dirs: string[]): ErrorEvent {
  const error = new Error('broken');
  error.stack = dirs.map((dir) => `at f (https://dex.example${dir}1.js:1:1)`).join('\n');
  return new ErrorEvent('error', { error });
}

const loseScript = () => document.querySelector('script[src]')?.dispatchEvent(new Event('error'));

/** Each page of a test ends with it: another one is begun by the next. */
let listening: AbortController;
beforeEach(() => {
  listening = new AbortController();
  const { addEventListener } = window;
  jest.spyOn(window, 'addEventListener').mockImplementation((type: string, listener: EventListenerOrEventListenerObject, options) => {
    const capture = options === true;
    addEventListener.call(window, type, listener, { capture, signal: listening.signal });
  });
  jest.useFakeTimers();
  sent.length = 0;
  reload.mockClear();
  sessionStorage.clear();
  const sendBeacon = (url: string) => sent.push(parseBeacon(url.slice(url.indexOf('?') + 1)));
  Object.defineProperty(window.navigator, 'sendBeacon', { value: sendBeacon, configurable: true });
});
afterEach(() => {
  listening.abort();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const told = (outcome: string, arm = 'stable') => [expect.objectContaining({ remote: 'shell', id: ID, arm, outcome })];

// DELIVERY-47
describe('a shell that does not start', () => {
  it('is told of once: what threw, a script that was lost', () => {
    tellOfShell(open());
    window.dispatchEvent(errorIn(OWN));
    window.dispatchEvent(errorIn(OWN));
    expect(sent).toEqual(told('mount_throw'));
    expect(reload).not.toHaveBeenCalled();
  });

  it('is told of when a script of it was lost, and when nobody caught what it promised', () => {
    tellOfShell(open());
    loseScript();
    expect(sent).toEqual(told('load_fail'));
    sent.length = 0;
    tellOfShell(open());
    window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: errorIn(OWN).error }));
    expect(sent).toEqual(told('mount_throw'));
  });

  it('is told of when it drew nothing in half a minute', () => {
    tellOfShell(open());
    jest.advanceTimersByTime(29_999);
    expect(sent).toEqual([]);
    jest.advanceTimersByTime(1);
    expect(sent).toEqual(told('load_fail'));
  });

  it('gives the page back where it is the canary: the tab shows the other shell', () => {
    const page = open({ first: 'd'.repeat(32) });
    keepFailedShell(page, ID);
    tellOfShell(page);
    window.dispatchEvent(errorIn(OWN));
    expect(sent).toEqual(told('mount_throw', 'canary'));
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('gives the page back and tells nobody where the operator wants no beacons', () => {
    const page = open({ beacons: false, first: 'd'.repeat(32) });
    keepFailedShell(page, ID);
    tellOfShell(page);
    window.dispatchEvent(errorIn(OWN));
    expect(sent).toEqual([]);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['in a browser that sends no beacons', () => Reflect.deleteProperty(window.navigator, 'sendBeacon')],
    ['beside a run-time file that is none', () => document.getElementById('run-time-file')?.replaceChildren('{')],
  ])('gives the page back %s', (_where, prepare) => {
    const page = open({ first: 'd'.repeat(32) });
    prepare();
    keepFailedShell(page, ID);
    tellOfShell(page);
    window.dispatchEvent(errorIn(OWN));
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['lost a script, and throws for none', loseScript],
    ['drew nothing in half a minute', () => jest.advanceTimersByTime(30_000)],
  ])('gives the page back in the same visit where it %s', (_what, happen) => {
    const page = open({ first: 'd'.repeat(32) });
    keepFailedShell(page, ID);
    tellOfShell(page);
    happen();
    expect(sent).toEqual(told('load_fail', 'canary'));
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['throws before it has drawn anything', () => window.dispatchEvent(errorIn(OWN))],
    ['hangs: half a minute without a drawing', () => jest.advanceTimersByTime(30_000)],
  ])('shows what to do where the page is everybody’s: it %s', (_what, happen) => {
    tellOfShell(open());
    expect(document.getElementById('start-failed')?.hidden).toBe(true);
    happen();
    expect(document.getElementById('start-failed')?.hidden).toBe(false);
  });

  it('does not give back a page that is everybody’s by now, though it failed as a canary in this tab: it would be loaded for ever', () => {
    const page = open();
    keepFailedShell(page, ID);
    tellOfShell(page);
    window.dispatchEvent(errorIn(OWN));
    expect(sent).toEqual(told('mount_throw'));
    expect(reload).not.toHaveBeenCalled();
  });
});

describe('nothing is told of a shell', () => {
  it('for what others threw: an extension, or a section that it draws', () => {
    tellOfShell(open());
    window.dispatchEvent(errorIn('/elsewhere/'));
    window.dispatchEvent(errorIn(SWAP, OWN));
    expect(document.getElementById('start-failed')?.hidden).toBe(true);
    document.getElementById('root')?.replaceChildren();
    jest.advanceTimersByTime(60_000);
    expect(sent).toEqual([]);
  });

  it('by a page that gives way: no script of a shell is left in it', () => {
    const page = open();
    document.querySelector('script[src]')?.remove();
    tellOfShell(page);
    window.dispatchEvent(errorIn(OWN));
    jest.advanceTimersByTime(60_000);
    expect(sent).toEqual([]);
  });
});

describe('a shell with a section in it', () => {
  const section = { remote: 'swap', release: { id: 'a'.repeat(32), dir: SWAP }, arm: 'stable' } as const;
  const turn = () => new Promise((resolve) => setTimeout(resolve));
  async function mounted(page: Window) {
    jest.useRealTimers();
    const health = startHealth(page, true);
    health.mounted(section);
    while (document.documentElement.dataset['told'] === undefined) await turn();
    await turn();
    return health;
  }

  it('is counted with the section, and an error of its own against it alone', async () => {
    const page = open({ first: 'd'.repeat(32) });
    tellOfShell(page);
    const health = await mounted(page);
    window.dispatchEvent(errorIn(SWAP, OWN));
    window.dispatchEvent(errorIn(OWN));
    expect(sent).toEqual([expect.objectContaining({ remote: 'swap', outcome: 'uncaught' }), ...told('uncaught', 'canary')]);
    expect(reload).not.toHaveBeenCalled();
    health.stop();
  });

  it('is not counted beside a map that is none, and the section is', async () => {
    const page = open();
    document.getElementById('release-map')?.replaceChildren('{');
    jest.useRealTimers();
    const health = startHealth(page, true);
    health.failed(section, 'timeout');
    while (sent.length === 0) await turn();
    expect(sent).toEqual([expect.objectContaining({ remote: 'swap', outcome: 'load_fail' })]);
    health.stop();
  });

  it('that was told to have failed before is not counted again', async () => {
    const page = open();
    tellOfShell(page);
    window.dispatchEvent(errorIn(OWN));
    const health = await mounted(page);
    window.dispatchEvent(errorIn(OWN));
    expect(sent).toEqual(told('mount_throw'));
    health.stop();
  });
});
