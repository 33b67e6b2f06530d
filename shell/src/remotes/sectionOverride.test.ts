/** @jest-environment jsdom */
import { webcrypto } from 'node:crypto';
import { err, ok } from '@dex/mf-shared/domain';
import type { SectionOverride } from '@dex/mf-shared/release';
import { createTestKeys, fakeManifests, type TestKeys } from '@dex/mf-shared/testing';
import { overrideTextOf } from './overrideText';
import type { Releases } from './releases';
import { overriddenBy } from './sectionOverride';

Object.defineProperty(globalThis, 'crypto', { value: webcrypto });

const words = { 'en-US': 'Swap of this machine', 'zh-CN': '本机的兑换' };
const manifest: SectionOverride['manifest'] = {
  title: words,
  routes: [{ name: 'swap', pattern: '/swap', title: words }],
  links: [],
  redirects: [],
  dialogs: [],
};
const LATER = Math.floor(Date.now() / 1000) + 3600;
const OVERRIDE: SectionOverride = { section: 'swap', container: 'mf_swap_1', manifest, expires: LATER };

/** The releases of a map that lists the sections of tests and has a build of none. */
const released: Releases = {
  refresh: () => Promise.resolve(),
  freshen: () => Promise.resolve(),
  standingOf: () => 'withdrawn',
  shownShell: () => null,
  settingsAtHand: () => Promise.resolve(0),
  namedSettings: () => 0,
  signersOf: () => Promise.resolve([]),
  freshness: () => null,
  mapInForce: () => null,
  check: () => Promise.resolve(err({ code: 'bad_schema', detail: 'of a test' })),
  sections: () => Promise.resolve(ok(fakeManifests)),
  choose: (remote) => Promise.resolve(err({ code: 'missing', remote, detail: 'of the map' })),
};

let keys: TestKeys;
beforeAll(async () => {
  keys = await createTestKeys();
});

const textOf = async (value: SectionOverride, signer: TestKeys['swapTeam'] = keys.swapTeam) =>
  JSON.stringify({ value, signatures: [await signer.sign('develop', value)] });

const overridden = async (text: string) => overriddenBy(text, keys.trusted, released);

// DELIVERY-41
describe('a section that the development server on this machine draws', () => {
  it('takes the place of the one in the map, and no other', async () => {
    const releases = await overridden(await textOf(OVERRIDE));
    const listed = await releases?.sections();
    expect(listed?.ok && listed.value.find(({ section }) => section === 'swap')?.manifest.title).toEqual(words);
    expect(listed?.ok && listed.value).toHaveLength(fakeManifests.length);
    expect(await releases?.choose('swap')).toMatchObject({
      ok: true,
      value: { release: { dir: '/dev/mf-swap/', container: 'mf_swap_1' } },
    });
    expect(await releases?.choose('pool')).toMatchObject({ ok: false, error: { detail: 'of the map' } });
    expect([releases?.standingOf('swap', '0'), releases?.standingOf('pool', '0')]).toEqual(['good', 'withdrawn']);
  });

  it('is not drawn when another team signed it, or nobody, or for another purpose', async () => {
    expect(await overridden(await textOf(OVERRIDE, keys.poolTeam))).toBeNull();
    expect(await overridden(JSON.stringify({ value: OVERRIDE, signatures: [] }))).toBeNull();
    const asBuild = JSON.stringify({ value: OVERRIDE, signatures: [await keys.swapTeam.sign('team', OVERRIDE)] });
    expect(await overridden(asBuild)).toBeNull();
  });

  it('is not drawn when it was changed, is over, or cannot be read', async () => {
    const signed = await textOf(OVERRIDE);
    expect(await overridden(signed.replace('mf_swap_1', 'mf_swap_2'))).toBeNull();
    expect(await overridden(await textOf({ ...OVERRIDE, expires: LATER - 7200 }))).toBeNull();
    expect(await overridden('{"value":')).toBeNull();
  });

  it.each([
    ['127.0.0.1', 'text'],
    ['localhost', 'text'],
    ['[::1]', 'text'],
    ['dex.example', null],
    ['127.0.0.1.dex.example', null],
    ['localhost.dex.example', null],
  ])('on the host %s, %s is looked at', (hostname, text) => {
    const document = { getElementById: (id: string) => (id === 'section-override' ? { textContent: ' text ' } : null) };
    expect(overrideTextOf({ location: { hostname }, document })).toBe(text);
  });

  it('is nothing in a page without one', () => {
    expect(overrideTextOf({ location: { hostname: 'localhost' }, document: { getElementById: () => null } })).toBeNull();
  });
});
