import { beaconUrl } from '@dex/mf-shared/release';
import { NO_HEALTH, createSectionHealth } from './sectionHealth';
import type { SectionHealth } from './sectionHealth';
import { watchVitals } from './vitals';

/** Beacons to the site's own edge when the operator's file turns them on (`beacons: true`); nothing is measured or sent otherwise. */
export function startHealth(page: Window, wanted: boolean | undefined): SectionHealth {
  if (!wanted) return NO_HEALTH;
  return createSectionHealth(page, watchVitals(), (beacon) => {
    page.navigator.sendBeacon(beaconUrl(beacon));
  });
}
