import type { Beacon } from './beacon';

/** Where beacons are sent; the edge answers 204 and logs the query. */
export const BEACON_PATH = '/b';

/** The address to give to `navigator.sendBeacon` (with no body): everything is in the query, so that an access log is enough to collect it. */
export function beaconUrl(beacon: Beacon): string {
  const entries = Object.entries(beacon).filter(([, value]) => value !== undefined);
  return `${BEACON_PATH}?${new URLSearchParams(entries.map(([key, value]) => [key, String(value)])).toString()}`;
}
