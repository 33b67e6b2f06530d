import { beaconUrl } from '@dex/mf-shared/release';
import type { Beacon } from '@dex/mf-shared/release';
import { inlinedSettings } from '../../chain/runTimeFileText';

/** Sends a beacon where the operator wants any, by the run-time file of the page, which is not checked. */
export function tellEdge(page: Window, beacon: Beacon): void {
  const text = inlinedSettings(page.document);
  if (text !== null && JSON.parse(text).value?.settings?.beacons === true) page.navigator.sendBeacon(beaconUrl(beacon));
}
