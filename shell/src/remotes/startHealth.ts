import { beaconUrl } from '@dex/mf-shared/release';
import type { SectionHealth } from './sectionHealth';

/** The health of an installation that wants no beacons. */
const NO_HEALTH: SectionHealth = {
  failed: () => undefined,
  mounted: () => undefined,
  crashed: () => undefined,
  stop: () => undefined,
};

/**
 * Beacons to the site's own edge when the operator's file turns them on (`beacons: true`); nothing is measured, sent or loaded otherwise. What
 * counts them is fetched with the first thing that is to be counted, never before a section stands.
 */
export function startHealth(page: Window, wanted: boolean | undefined): SectionHealth {
  if (!wanted) return NO_HEALTH;
  let counting: Promise<SectionHealth> | null = null;
  let isOver = false;
  const begin = async () => {
    const { createSectionHealth, watchVitals } = await import(/* webpackChunkName: "faring" */ './faring');
    return createSectionHealth(page, watchVitals(), (beacon) => {
      page.navigator.sendBeacon(beaconUrl(beacon));
    });
  };
  const tell = (say: (health: SectionHealth) => void) => {
    counting ??= begin();
    counting.then(
      (health) => {
        if (isOver) health.stop();
        else say(health);
      },
      (cause: unknown) => {
        counting = null;
        console.warn('How a section fares could not be counted', cause);
      },
    );
  };
  return {
    failed: (build, code) => tell((health) => health.failed(build, code)),
    mounted: (build) => tell((health) => health.mounted(build)),
    crashed: (build) => tell((health) => health.crashed(build)),
    stop() {
      isOver = true;
      counting?.then(
        (health) => health.stop(),
        () => undefined,
      );
    },
  };
}
