import type { CountedHealth, SectionHealth } from './sectionHealth';

/** The health of an installation that wants no beacons. */
const NO_HEALTH: SectionHealth = {
  failed: () => undefined,
  mounted: () => undefined,
  crashed: () => undefined,
  stop: () => undefined,
};

/** How many errors and leavings are kept for the counting while its code is not there. */
const KEPT = 50;

/**
 * Beacons to the site's own edge when the operator's file turns them on (`beacons: true`); nothing is measured, sent or loaded otherwise. What
 * counts them is fetched with the first thing that is to be counted, never before a section stands; what happens until it is there, and while it
 * does not come, is told to it afterwards, in the order in which it happened.
 */
export function startHealth(page: Window, wanted: boolean | undefined): SectionHealth {
  if (!wanted) return NO_HEALTH;
  const over = new AbortController();
  const { signal } = over;
  const unsaid: ((health: CountedHealth) => void)[] = [];
  let counting: CountedHealth | null = null;
  let isComing = false;
  const begin = async () => {
    isComing = true;
    try {
      const { createPageHealth } = await import(/* webpackChunkName: "faring" */ './faring');
      if (signal.aborted) return;
      counting = createPageHealth(page);
      for (const say of unsaid.splice(0)) say(counting);
    } catch (cause) {
      isComing = false;
      console.warn('How a section fares could not be counted', cause);
    }
  };
  const tell = (say: (health: CountedHealth) => void) => {
    if (counting) return say(counting);
    unsaid.push(say);
    if (!isComing) void begin();
  };
  // What is heard fetches nothing, and before a section stands there is nothing that it could count against.
  const hear = (say: (health: CountedHealth) => void) => {
    if (counting) say(counting);
    else if (unsaid.length > 0 && unsaid.length < KEPT) unsaid.push(say);
  };
  const onError = (event: ErrorEvent | PromiseRejectionEvent) => hear((health) => health.erred(event));
  const onHidden = () => {
    if (page.document.visibilityState === 'hidden') hear((health) => health.left());
  };
  page.addEventListener('error', onError, { signal });
  page.addEventListener('unhandledrejection', onError, { signal });
  page.document.addEventListener('visibilitychange', onHidden, { signal });
  return {
    failed: (build, code) => tell((health) => health.failed(build, code)),
    mounted: (build, tookMs) => tell((health) => health.mounted(build, tookMs)),
    crashed: (build) => tell((health) => health.crashed(build)),
    stop() {
      over.abort();
      counting?.stop();
    },
  };
}
