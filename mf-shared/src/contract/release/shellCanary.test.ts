import { chooseArm } from './chooseArm';
import { baseOf, opsOf } from './release.fixture';
import type { ReleaseBase, ReleaseOps, ShellRelease } from './releaseMap';
import { shownShellOf } from './shellCanary';
import type { MapStanding } from './verifyReleaseMap';

const shellOf = (letter: string): ShellRelease => {
  const id = letter.repeat(32);
  return {
    id,
    version: '1.0.0',
    dir: `/a/shell/${id}/`,
    shared: '1.0.0',
    entry: 'main.js',
    scripts: [],
    page: `sha384-${letter.repeat(64)}`,
  };
};
const [stable, canary] = [shellOf('a'), shellOf('b')];
const SALT = canary.id;

function mapWith(percent: number, ops: Partial<ReleaseOps> = {}, more: Partial<ReleaseBase> = {}, standing: MapStanding = 'fresh') {
  const base = baseOf({}, { shells: [stable, canary], shellCanary: { id: canary.id, percent, salt: SALT }, ...more });
  return { base, ops: opsOf(ops), standing, seen: { generation: 7, opsGeneration: 3 }, revoked: [] };
}

const buckets = Array.from({ length: 1_000 }, (_, index) => index.toString(16).padStart(32, '0'));
const inside = (map: ReturnType<typeof mapWith>, crowd = buckets) =>
  crowd.filter((bucket) => shownShellOf(map, bucket, null)?.id === canary.id);

// DELIVERY-47
describe('the page of a browser', () => {
  it.each([1, 5, 20])('is the canary for %s of a hundred buckets, the same ones for which a section would be', async (percent) => {
    const arms = await Promise.all(buckets.map((bucket) => chooseArm({ bucket, salt: SALT, percent })));
    const crowd = buckets.filter((_, index) => arms[index] === 'canary');
    expect(crowd.length).toBeGreaterThan(0);
    expect(inside(mapWith(percent))).toEqual(crowd);
  });

  it.each([
    ['at 0 %', mapWith(0)],
    ['aborted', mapWith(100, { canariesOff: [{ remote: 'shell', id: canary.id }] })],
    ['capped at 0 %', mapWith(100, { caps: [{ remote: 'shell', id: canary.id, percent: 0 }] })],
    ['frozen', mapWith(100, { frozen: true })],
    ['beside old reductions', mapWith(100, {}, {}, 'ops_expired')],
    ['retired', mapWith(100, {}, { shells: [stable] })],
    ['of before shells had canaries', mapWith(100, {}, { shells: [stable, { ...canary, page: undefined }] })],
  ])('is never a canary that is %s', (_, map) => {
    expect(inside(map, buckets.slice(0, 50))).toEqual([]);
  });

  it('is the first where no bucket is kept, and where the canary did not start in this tab', () => {
    const map = mapWith(100);
    expect(shownShellOf(map, 'c'.repeat(32), null)).toBe(canary);
    expect(shownShellOf(map, null, null)).toBe(stable);
    expect(shownShellOf(map, 'c'.repeat(32), canary.id)).toBe(stable);
  });
});
