import { beaconUrl } from '@dex/mf-shared/release';
import type { Beacon } from '@dex/mf-shared/release';
import { inlinedSettings } from '../../chain/runTimeFileText';

/** Sends a beacon where the operator wants any, by the run-time file of the page, which is not checked. Never throws: the page is given back whether or not anybody hears of it. */
export function tellEdge(page: Window, beacon: Beacon): void {
  try {
    const text = inlinedSettings(page.document);
    if (text !== null && JSON.parse(text).value.settings.beacons === true) page.navigator.sendBeacon(beaconUrl(beacon));
  } catch {
    // A file that is none wants no beacons, and a browser may send none.
  }
}
