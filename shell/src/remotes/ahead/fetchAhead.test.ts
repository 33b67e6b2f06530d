/** @jest-environment jsdom */
import { webcrypto } from 'node:crypto';
import { TextEncoder } from 'node:util';
import { BUCKET_COOKIE, crowdPosition } from '@dex/mf-shared/release';
import { fetchAhead } from './fetchAhead';

const INTEGRITY = `sha384-${'A'.repeat(64)}`;

function manifestOf(name: string, order: number) {
  const words = { 'en-US': name, 'zh-CN': name };
  const to = `/${name}`;
  return {
    title: words,
    routes: [{ name, pattern: to, title: words }],
    links: [{ key: name, to, order, label: words, alsoOn: [] }],
    redirects: [{ from: `/old-${name}/:inputCurrency`, to }],
    dialogs: [],
  };
}

function releaseOf(section: string, letter: string, order = 1) {
  const id = letter.repeat(32);
  return {
    version: '1.0.0',
    id,
    dir: `/a/${section}/${id}/`,
    entry: 'remoteEntry.js',
    integrity: INTEGRITY,
    container: section,
    requires: { 'mf-shared': '^1.0.0' },
    preloads: [{ path: 'screen.js', integrity: INTEGRITY }],
    manifest: manifestOf(section, order),
    team: [],
  };
}

const [swap, pool, canary, former] = [releaseOf('swap', 'a'), releaseOf('pool', 'b', 2), releaseOf('swap', 'c'), releaseOf('swap', 'd')];
const SALT = canary.id;
const BUCKET = '0123456789abcdef'.repeat(2);
const LATER = 4_000_000_000;
const [TESTER, PREVIEW] = ['shell:tester', 'shell:preview'];

interface Seen {
  readonly path?: string;
  readonly percent?: number;
  readonly ops?: object;
  readonly kept?: Readonly<Record<string, string>>;
  readonly cookie?: string;
  readonly swapDir?: string;
  readonly text?: string;
}

/** Lets the page ask for what it needs ahead; gives what it may draw meanwhile. */
async function lookAhead({ path = '/swap', percent, ops = {}, kept = {}, cookie = '', swapDir, text }: Seen = {}) {
  const none = { canariesOff: [], caps: [], rollbacks: [], revoked: [], frozen: false, generation: 1, expires: LATER };
  const stable = swapDir === undefined ? swap : { ...swap, dir: swapDir };
  const remotes = {
    swap: { stable, history: [former], ...(percent === undefined ? {} : { canary: { release: canary, percent, salt: SALT } }) },
    pool: { stable: pool, history: [] },
  };
  const map = { base: { value: { generation: 1, expires: LATER, remotes } }, ops: { value: { ...none, ...ops } } };
  document.head.innerHTML = '<script type="application/json" id="release-map"></script>';
  const element = document.getElementById('release-map');
  if (element) element.textContent = text ?? JSON.stringify(map);
  Object.defineProperty(document, 'cookie', { value: cookie, writable: true, configurable: true });
  window.history.replaceState(null, '', path);
  localStorage.clear();
  sessionStorage.clear();
  for (const [key, value] of Object.entries(kept)) ([TESTER, PREVIEW].includes(key) ? sessionStorage : localStorage).setItem(key, value);
  return fetchAhead(window);
}

/** What the page asks for ahead: addresses of the links, in their order. */
async function askedAhead(seen?: Seen): Promise<string[]> {
  await lookAhead(seen);
  return [...document.head.querySelectorAll('link')].map((link) =>
    new URL(link.href).pathname.replace(/[0-9a-f]{32}/, (id) => id.charAt(0)),
  );
}

const of = (section: string, letter: string) => [`/a/${section}/${letter}/remoteEntry.js`, `/a/${section}/${letter}/screen.js`];

// The test's document has neither; every browser that the page runs in has both.
Object.defineProperty(globalThis, 'TextEncoder', { value: TextEncoder });
Object.defineProperty(globalThis, 'crypto', { value: webcrypto });

describe('what the page fetches ahead of its own script', () => {
  it('is the section of the address, behind that script, with the hashes of the map', async () => {
    expect(await askedAhead()).toEqual(of('swap', 'a'));
    const [link] = document.head.querySelectorAll('link');
    expect([link?.rel, link?.as, link?.integrity, link?.crossOrigin, link?.fetchPriority]).toEqual([
      'preload',
      'script',
      INTEGRITY,
      'anonymous',
      'low',
    ]);
    expect(await askedAhead({ path: '/pool' })).toEqual(of('pool', 'b'));
  });

  it('is the first link for the root, and nothing where no section has the address', async () => {
    expect(await askedAhead({ path: '/' })).toEqual(of('swap', 'a'));
    expect(await askedAhead({ path: '/nowhere' })).toEqual([]);
  });

  it('is the build of the arm that this browser stands in', async () => {
    const cookie = `${BUCKET_COOKIE}=${BUCKET}`;
    const position = await crowdPosition(BUCKET, SALT);
    expect(await askedAhead({ cookie, percent: position + 0.001 })).toEqual(of('swap', 'c'));
    expect(await askedAhead({ cookie, percent: position })).toEqual(of('swap', 'a'));
    const off = { canariesOff: [{ remote: 'swap', id: canary.id }] };
    expect(await askedAhead({ cookie, percent: 100, ops: off })).toEqual(of('swap', 'a'));
    expect(await askedAhead({ cookie, percent: 100, kept: { 'shell:build:swap': 'stable' } })).toEqual(of('swap', 'a'));
  });

  it('is the build that the reductions lead back to, and never a revoked one', async () => {
    expect(await askedAhead({ ops: { rollbacks: [{ remote: 'swap', from: swap.id, to: former.id }] } })).toEqual(of('swap', 'd'));
    expect(await askedAhead({ ops: { revoked: [{ remote: 'swap', id: swap.id }] } })).toEqual([]);
  });

  it("is nothing under a tester's or a preview's link: only who checks it knows the build", async () => {
    expect(await askedAhead({ kept: { [TESTER]: 'token' } })).toEqual([]);
    expect(await askedAhead({ kept: { [PREVIEW]: 'id' } })).toEqual([]);
    expect(await askedAhead({ path: '/swap?tester=token' })).toEqual([]);
  });

  it('is nothing of another host, whatever the unchecked map says, and nothing by a text that is no map', async () => {
    expect(await askedAhead({ swapDir: 'https://evil.example/' })).toEqual([]);
    await expect(askedAhead({ text: 'no map' })).rejects.toThrow();
    expect(document.head.querySelectorAll('link')).toHaveLength(0);
  });
});

// DELIVERY-46
describe('what the page draws ahead', () => {
  it.each(['/swap', '/swap?lng=zh-CN&theme=dark', '/', '/?lng=en-US'])('is the screen of %s', async (path) => {
    expect(await lookAhead({ path })).toMatchObject({ section: 'swap', route: 'swap', release: { id: swap.id } });
  });

  it.each([
    '/swap?inputCurrency=0x1',
    '/swap?lng=en-US&exactAmount=5',
    '/swap?chain=optimism',
    '/old-swap/0x1',
    '/#/swap?outputCurrency=0x1',
  ])('is no screen for %s: it would not show what that names', async (path) => {
    expect(await lookAhead({ path })).toMatchObject({ section: 'swap', route: undefined, release: { id: swap.id } });
  });
});
