import { err, ok } from '@dex/mf-shared/domain';
import type { VerifiedReleaseMap } from '@dex/mf-shared/release';
import { compareWithCopy } from './mapCopy';

const COPY = 'https://copy.example/release.json';

function mapOf(generation: number, opsGeneration: number, issued = 1): VerifiedReleaseMap {
  const base: VerifiedReleaseMap['base'] = { schema: 1, generation, prev: null, issued, expires: 9, shells: [], remotes: {} };
  return { base, ops: null, standing: 'fresh', seen: { generation, opsGeneration }, revoked: [] };
}

/** The map with reductions of that number, frozen or not. */
function frozenIs(frozen: boolean, map: VerifiedReleaseMap): VerifiedReleaseMap {
  const nothing = { canariesOff: [], caps: [], rollbacks: [], revoked: [] };
  return { ...map, ops: { schema: 1, generation: map.seen.opsGeneration, prev: null, issued: 1, expires: 9, frozen, ...nothing } };
}

/** The page has `here`, after a look anew `later`; the copy holds `there`, or what no key here signed. */
async function compared(there: VerifiedReleaseMap | null, here: VerifiedReleaseMap | null, later = here) {
  let current = here;
  return compareWithCopy(
    {
      check: async () => (there ? ok(there) : err({ code: 'bad_signature', detail: '' })),
      mapInForce: () => current,
      refresh: async () => {
        current = later;
      },
    },
    COPY,
  );
}

function answer(give: () => Promise<unknown>) {
  const asked = jest.fn(give);
  Object.defineProperty(globalThis, 'fetch', { value: asked, configurable: true });
  return asked;
}

// DELIVERY-28
describe("another host's copy of the release map", () => {
  beforeEach(() => void answer(async () => ({ ok: true, text: async () => '{}' })));

  it.each([
    ['same', mapOf(7, 3), mapOf(7, 3)],
    ['newer', mapOf(8, 1), mapOf(7, 3)],
    ['older', mapOf(6, 9), mapOf(7, 3)],
    ['newer', mapOf(7, 4), mapOf(7, 3)],
    ['older', mapOf(7, 2), mapOf(7, 3)],
    ['different', mapOf(7, 4, 2), mapOf(7, 3, 1)],
    ['same', frozenIs(true, mapOf(7, 3)), frozenIs(true, mapOf(7, 3))],
    ['different', frozenIs(true, mapOf(7, 3)), frozenIs(false, mapOf(7, 3))],
    ['different', frozenIs(true, mapOf(8, 3)), frozenIs(false, mapOf(7, 3))],
    ['newer', frozenIs(true, mapOf(7, 4)), frozenIs(false, mapOf(7, 3))],
  ] as const)('is %s', async (kind, there, here) => {
    expect(await compared(there, here)).toMatchObject({ kind });
  });

  it('is compared with the map as it is after the copy was read: a release of this very moment is no mark', async () => {
    expect(await compared(mapOf(8, 3), mapOf(7, 3), mapOf(8, 3))).toEqual({ kind: 'same', here: '8/3', there: '8/3' });
  });

  it('proves nothing when it is not signed, does not come, or there is nothing to compare it with', async () => {
    expect(await compared(null, mapOf(7, 3))).toEqual({ kind: 'unproved' });
    expect(await compared(mapOf(7, 3), null)).toBeNull();
    answer(async () => ({ ok: false, status: 404 }));
    expect(await compared(mapOf(7, 3), mapOf(7, 3))).toEqual({ kind: 'unreachable' });
    answer(async () => {
      throw new TypeError('no route');
    });
    expect(await compared(mapOf(7, 3), mapOf(7, 3))).toEqual({ kind: 'unreachable' });
  });

  it('is asked for without cookies or the address of the page', async () => {
    const asked = answer(async () => ({ ok: true, text: async () => '{}' }));
    await compared(mapOf(7, 3), mapOf(7, 3));
    expect(asked).toHaveBeenCalledWith(COPY, expect.objectContaining({ credentials: 'omit', referrerPolicy: 'no-referrer' }));
  });
});
