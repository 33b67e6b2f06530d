import { baseOf, createTestKeys, mapText, opsOf, releaseOf, type TestKeys } from '@dex/mf-shared/testing';
import { createDeliveryNotices } from './deliveryNotices';
import { createReleases } from './releases';
import { sayOfReleases } from './sayOfReleases';

const HOUR = 3600;
const now = () => Math.floor(Date.now() / 1000);
let keys: TestKeys;
beforeAll(async () => {
  keys = await createTestKeys();
});
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  Object.defineProperty(globalThis, 'fetch', { value: () => Promise.reject(new TypeError('no answer')), configurable: true });
});
afterEach(() => jest.restoreAllMocks());

interface Served {
  /** Seconds from now to the end of the base, and of the reductions; null serves none. */
  readonly baseLeft?: number;
  readonly opsLeft?: number | null;
  readonly generation?: number;
  readonly leastOps?: number;
  readonly opsGeneration?: number;
  /** Whether base and reductions name the stable build as revoked. */
  readonly revokedBy?: 'base' | 'ops' | null;
}

async function mapOf({
  baseLeft = HOUR,
  opsLeft = HOUR,
  generation = 7,
  leastOps = 1,
  opsGeneration,
  revokedBy = null,
}: Served): Promise<string> {
  const stable = await releaseOf(keys.swapTeam, 'a', '1.1.0');
  const former = await releaseOf(keys.swapTeam, 'b', '1.0.0');
  const revoked = [{ remote: 'swap', id: stable.id }];
  const least = { ops: leastOps, config: 0 };
  const issued = now() - 12 * HOUR;
  const more = { generation, issued, expires: now() + baseLeft, least, revoked: revokedBy === 'base' ? revoked : [] };
  const base = baseOf({ swap: { stable, history: [former] } }, more);
  const ops =
    opsLeft === null
      ? null
      : opsOf({
          ...(opsGeneration ? { generation: opsGeneration } : {}),
          issued,
          expires: now() + opsLeft,
          revoked: revokedBy === 'ops' ? revoked : [],
        });
  return mapText(base, ops, keys);
}

/** What a visitor gets for swap from a page with this map, and what the page says; `kept` is what an earlier visit left. */
async function visit(inPage: string, kept = new Map<string, string>()) {
  const page = { cookie: '', getElementById: (id: string) => (id === 'release-map' ? { textContent: inPage } : null) };
  const storage = { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, text: string) => void kept.set(key, text) };
  const [testerChoice, preview] = [Promise.resolve(null), Promise.resolve({ kind: 'none' as const })];
  const releases = createReleases({ trusted: keys.trusted, sharedVersion: '1.0.0', page, storage, testerChoice, preview });
  const choice = await releases.choose('swap');
  const notices = createDeliveryNotices();
  sayOfReleases(releases, notices);
  return { got: choice.ok ? choice.value.release.version : choice.error.code, says: notices.all(), kept };
}

it('a fresh map runs its stable build, and nothing is said', async () => {
  expect(await visit(await mapOf({}))).toMatchObject({ got: '1.1.0', says: [] });
});

it.each([
  ['missing', null],
  ['expired', -1],
])('with %s reductions a build that the base knows as revoked does not run, and the page says so', async (_, opsLeft) => {
  expect(await visit(await mapOf({ opsLeft, revokedBy: 'base' }))).toMatchObject({ got: '1.0.0', says: ['reductionsOld'] });
  expect(await visit(await mapOf({ opsLeft }))).toMatchObject({ got: '1.1.0', says: ['reductionsOld'] });
});

it('what expired reductions revoke is known', async () => {
  expect(await visit(await mapOf({ opsLeft: -1, revokedBy: 'ops' }))).toMatchObject({ got: '1.0.0' });
});

it('reductions older than the base knows are refused: a first visit runs nothing, another one what it knew', async () => {
  const withheld = await mapOf({ generation: 8, leastOps: 4 });
  expect((await visit(withheld)).got).toBe('unproved');
  const { kept } = await visit(await mapOf({}));
  expect((await visit(withheld, kept)).got).toBe('1.1.0');
});

it('an expired base: a first visit gets words, a visitor who knew a map goes on with a warning', async () => {
  const expired = await mapOf({ baseLeft: -1 });
  expect((await visit(expired)).got).toBe('expired');
  const { kept } = await visit(await mapOf({}));
  expect(await visit(expired, kept)).toMatchObject({ got: '1.1.0', says: ['mapExpired'] });
});

/** The site answers with this map; `date` is what its own clock says. */
function answers(served: string, date: string | null) {
  const headers = new Headers(date === null ? {} : { date });
  Object.defineProperty(globalThis, 'fetch', {
    value: async () => ({ ok: true, headers, text: async () => served }),
    configurable: true,
  });
  Object.defineProperty(AbortSignal, 'timeout', { value: () => new AbortController().signal, configurable: true });
}

// DELIVERY-45
describe.each([
  ['an expired base', { baseLeft: -2 * HOUR, opsLeft: -2 * HOUR }, 'expired', 'mapExpired', 'clock'],
  ['expired reductions', { opsLeft: -2 * HOUR }, '1.0.0', 'reductionsOld', '1.0.0'],
] as const)('%s', (_, left, got, says, gotByClock) => {
  const ago = (hours: number) => new Date(Date.now() - hours * HOUR * 1000).toUTCString();

  it.each([
    ['a day before, which was before the list was made: nobody believes that', ago(24), false],
    ['six hours before', ago(6), true],
    ['an hour before: it is old by that too', ago(1), false],
    ['the same as the device', ago(0), false],
    ['nothing', null, false],
  ])(
    'the clock of the site says %s: what runs and what is warned of is the same, and the words name the clock too or do not',
    async (__, date, isClock) => {
      const map = await mapOf({ ...left, revokedBy: 'base' });
      answers(map, date);
      const first = await visit(map);
      expect(first.got).toBe(isClock ? gotByClock : got);
      if (got === 'expired') {
        const { kept } = await visit(await mapOf({ revokedBy: 'base' }));
        expect(await visit(map, kept)).toMatchObject({ got: '1.0.0', says: [says, ...(isClock ? ['clockWrong'] : [])] });
      } else expect(first.says).toEqual([says, ...(isClock ? ['clockWrong'] : [])]);
    },
  );
});

it('says nothing of a map that looks old before it was looked for anew', async () => {
  const kept = new Map<string, string>();
  const { releases, look } = await openTab(await mapOf({ opsLeft: -1 }), kept, false);
  await releases.settingsAtHand();
  expect(releases.freshness()).toBeNull();
  await look(await mapOf({ opsLeft: -1 }));
  expect(releases.freshness()).toMatchObject({ standing: 'ops_expired' });
});

it('an old generation that is replayed is refused', async () => {
  const { kept } = await visit(await mapOf({ generation: 9 }));
  const old = await mapOf({ generation: 8, revokedBy: 'base' });
  expect((await visit(old, kept)).got).toBe('1.1.0');
});

/** A tab of a browser whose storage is `kept`; `serve` is what the site gives the tab from then on. */
async function openTab(inPage: string, kept: Map<string, string>, chooses = true) {
  const page = { cookie: '', getElementById: (id: string) => (id === 'release-map' ? { textContent: inPage } : null) };
  const storage = { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, text: string) => void kept.set(key, text) };
  const [testerChoice, preview] = [Promise.resolve(null), Promise.resolve({ kind: 'none' as const })];
  const releases = createReleases({ trusted: keys.trusted, sharedVersion: '1.0.0', page, storage, testerChoice, preview });
  if (chooses) await releases.choose('swap');
  const look = (served: string) => {
    Object.defineProperty(globalThis, 'fetch', {
      value: async () => ({ ok: true, headers: new Headers(), text: async () => served }),
      configurable: true,
    });
    return releases.refresh();
  };
  return { releases, look };
}

describe('DELIVERY-30: a tab that stood open', () => {
  beforeEach(() => {
    Object.defineProperty(AbortSignal, 'timeout', { value: () => new AbortController().signal, configurable: true });
  });
  const generationOf = ({ releases }: Awaited<ReturnType<typeof openTab>>) => releases.mapInForce()?.base.generation;

  it('does not bring an old map back into the memory of the browser, and follows the other tab', async () => {
    const kept = new Map<string, string>();
    const [nine, twelve] = [await mapOf({ generation: 9 }), await mapOf({ generation: 12, revokedBy: 'base' })];
    const old = await openTab(nine, kept);
    await openTab(twelve, kept);
    expect(generationOf(old)).toBe(9);
    await old.look(nine);
    expect([...kept.values()]).toEqual([twelve]);
    expect(generationOf(old)).toBe(12);
    const choice = await old.releases.choose('swap');
    expect(choice.ok && choice.value.release.version).toBe('1.0.0');
  });

  it('does not either where each of the two is the newer one in something', async () => {
    const kept = new Map<string, string>();
    const moreOps = await mapOf({ generation: 9, opsGeneration: 8 });
    const moreBase = await mapOf({ generation: 12, opsGeneration: 5 });
    const old = await openTab(moreOps, kept);
    kept.clear();
    await openTab(moreBase, kept);
    await old.look(moreOps);
    expect([...kept.values()]).toEqual([moreBase]);
    const both = await mapOf({ generation: 12, opsGeneration: 8 });
    await old.look(both);
    expect([[...kept.values()], generationOf(old)]).toEqual([[both], 12]);
  });

  it('does not write over a newer map that its own keys cannot judge, and does over an older one or none', async () => {
    const rotated = await createTestKeys();
    const ofOthers = async (generation: number) =>
      mapText(
        baseOf({ swap: { stable: await releaseOf(rotated.swapTeam, 'c', '2.0.0'), history: [] } }, { generation, expires: now() + HOUR }),
        null,
        rotated,
      );
    const [nine, ten, twelve, thirteen] = [
      await mapOf({ generation: 9 }),
      await ofOthers(10),
      await ofOthers(12),
      await mapOf({ generation: 13 }),
    ];
    const keptBy = async (before: string, served: string) => {
      const kept = new Map([['shell:release-map', before]]);
      await openTab(served, kept);
      return [...kept.values()];
    };
    expect(await keptBy(twelve, nine)).toEqual([twelve]);
    expect(await keptBy(twelve, thirteen)).toEqual([thirteen]);
    expect(await keptBy(ten, thirteen)).toEqual([thirteen]);
    expect(await keptBy('no map', nine)).toEqual([nine]);
  });
});

it('a notice of age is taken back when the map is fresh again', async () => {
  const notices = createDeliveryNotices();
  sayOfReleases({ freshness: () => ({ standing: 'ops_expired', isClockDoubted: true }) }, notices);
  sayOfReleases({ freshness: () => ({ standing: 'expired', isClockDoubted: false }) }, notices);
  expect(notices.all()).toEqual(['mapExpired']);
  sayOfReleases({ freshness: () => ({ standing: 'fresh', isClockDoubted: false }) }, notices);
  expect(notices.all()).toEqual([]);
});
