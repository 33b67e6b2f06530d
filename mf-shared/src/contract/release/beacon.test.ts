import { parseBeacon } from './beacon';
import type { Beacon } from './beacon';
import { beaconUrl } from './beaconUrl';

const beacon: Beacon = { remote: 'swap', id: 'a'.repeat(32), arm: 'canary', outcome: 'mount_throw', lcp: 1200, inp: undefined };
const queryOf = (url: string) => url.slice(url.indexOf('?') + 1);

it('a beacon says everything in its address', () => {
  expect(parseBeacon(queryOf(beaconUrl(beacon)))).toEqual({ ...beacon, inp: undefined });
  expect(beaconUrl(beacon)).toMatch(/^\/b\?/);
});

it.each([
  '',
  'remote=swap',
  `remote=../x&id=${'a'.repeat(32)}&arm=stable&outcome=ok`,
  `remote=swap&id=${'a'.repeat(32)}&arm=stable&outcome=great`,
])('%j is no beacon', (query) => expect(parseBeacon(query)).toBeNull());
