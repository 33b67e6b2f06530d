import { skewOf } from './clockSkew';

/** What the site's own clock says of the device's. */
export interface SiteClock {
  /** What is to be added to the device's clock for the true time, in milliseconds; 0 until the site has answered. */
  skewMs(): number;
}

/** The site is asked again at the earliest after so long: a clock may be put right meanwhile. */
const ASKED_AGAIN_AFTER_MS = 300_000;

/**
 * The clock of the site, asked only when somebody wants to know, which is when a block looks too old: then either the node is behind or the
 * device's clock runs ahead.
 */
export function createSiteClock(fetch: typeof globalThis.fetch): SiteClock {
  let skew = 0;
  let askedAt = -Infinity;
  const ask = async () => {
    try {
      const response = await fetch('/', { method: 'HEAD', cache: 'no-store', credentials: 'omit' });
      skew = skewOf(response.headers.get('date'), Date.now());
    } catch {
      // Without the site's word the device's counts.
      skew = 0;
    }
  };
  return {
    skewMs: () => {
      if (performance.now() - askedAt >= ASKED_AGAIN_AFTER_MS) {
        askedAt = performance.now();
        void ask();
      }
      return skew;
    },
  };
}
