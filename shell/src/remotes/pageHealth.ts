import { beaconUrl } from '@dex/mf-shared/release';
import { ownShell, takeTurnToTell } from './ownShell';
import { createSectionHealth, type CountedHealth } from './sectionHealth';
import { watchVitals } from './vitals';

/**
 * Counts how the sections of this page fare, with what the browser measures, and sends it to the site's own edge. It is made when the first of them was tried: the shell
 * stands then, and is counted from there on like a section that was mounted; until then the page itself tells of it.
 */
export function createPageHealth(page: Window): CountedHealth {
  const health = createSectionHealth(page, watchVitals(), (beacon) => {
    page.navigator.sendBeacon(beaconUrl(beacon));
  });
  const shell = ownShell(page.document);
  if (shell && takeTurnToTell(page.document)) health.mounted({ remote: 'shell', release: shell, arm: shell.arm });
  return health;
}
