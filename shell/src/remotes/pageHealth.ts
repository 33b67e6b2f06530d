import { beaconUrl } from '@dex/mf-shared/release';
import { createSectionHealth, type CountedHealth } from './sectionHealth';
import { watchVitals } from './vitals';

/** Counts how the sections of this page fare, with what the browser measures, and sends it to the site's own edge. */
export function createPageHealth(page: Window): CountedHealth {
  return createSectionHealth(page, watchVitals(), (beacon) => {
    page.navigator.sendBeacon(beaconUrl(beacon));
  });
}
