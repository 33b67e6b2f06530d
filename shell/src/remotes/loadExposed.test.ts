/** @jest-environment jsdom */
import type { Release } from '@dex/mf-shared/release';
import { loadExposed } from './loadExposed';

const release: Release = {
  id: 'swap-1',
  version: '1.0.0',
  dir: '/a/swap/1/',
  entry: 'remoteEntry.js',
  integrity: 'sha384-right',
  container: 'mf_swap_1',
  preloads: [],
  requires: { 'mf-shared': '^0.5.0' },
  team: [],
};
const SCOPE = { react: {} };
const scripts = () => [...document.querySelectorAll('script')];

beforeEach(() => {
  Object.assign(globalThis, { __webpack_init_sharing__: async () => undefined, __webpack_share_scopes__: { default: SCOPE } });
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, release.container);
  jest.useRealTimers();
});

/** What the entry leaves behind when it runs. */
function leaveContainer(get: () => Promise<() => unknown> = async () => () => 'section') {
  const given: unknown[] = [];
  Reflect.set(globalThis, release.container, { init: (scope: unknown) => given.push(scope), get });
  return given;
}

test('runs the pinned entry, hands the container what the shell shares, and gives what it exposes', async () => {
  const loading = loadExposed(release);
  const [script] = scripts();
  expect(script?.src).toBe('http://localhost/a/swap/1/remoteEntry.js');
  expect(script?.integrity).toBe('sha384-right');
  const given = leaveContainer();
  script?.dispatchEvent(new Event('load'));
  expect(await loading).toBe('section');
  expect(given).toEqual([SCOPE]);
  expect(scripts()).toEqual([]);
});

test('an entry that has run is not fetched again', async () => {
  leaveContainer();
  expect(await loadExposed(release)).toBe('section');
  expect(scripts()).toEqual([]);
});

test('an entry that did not come is forgotten, and asked for anew', async () => {
  const first = loadExposed(release);
  scripts()[0]?.dispatchEvent(new Event('error'));
  await expect(first).rejects.toThrow('failed');
  const second = loadExposed(release);
  leaveContainer();
  scripts()[0]?.dispatchEvent(new Event('load'));
  expect(await second).toBe('section');
});

test('an entry that leaves no container is an error', async () => {
  const loading = loadExposed(release);
  scripts()[0]?.dispatchEvent(new Event('load'));
  await expect(loading).rejects.toThrow('left no container mf_swap_1');
});

test('an entry that does not come in its time is given up', async () => {
  jest.useFakeTimers();
  const loading = loadExposed(release);
  jest.advanceTimersByTime(5_000);
  await expect(loading).rejects.toThrow('timed out');
  expect(scripts()).toEqual([]);
});

test('what the container says when it cannot run reaches the caller', async () => {
  leaveContainer(async () => {
    throw new Error("Shared module react doesn't exist in shared scope default");
  });
  await expect(loadExposed(release)).rejects.toThrow("doesn't exist");
  // Such a container would say so for ever: the next call runs the entry anew.
  const again = loadExposed(release);
  leaveContainer();
  scripts()[0]?.dispatchEvent(new Event('load'));
  expect(await again).toBe('section');
});
