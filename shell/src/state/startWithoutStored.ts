import { forgetStored } from '@dex/mf-shared/state';

/** Loads the page anew without anything that an earlier visit kept of settings, tokens, lists and transactions. */
export function startWithoutStored(page: Window): void {
  const forget = () => {
    try {
      forgetStored(page.localStorage);
      // A draft may be what keeps the page from starting.
      forgetStored(page.sessionStorage);
      for (const database of ['dex', 'dex-logs', 'dex.prices']) page.indexedDB.deleteDatabase(database);
    } catch (cause) {
      console.debug('What was stored could not be reached', cause);
    }
  };
  forget();
  // A page that goes writes what it has not yet written; what it knows must not come back.
  page.addEventListener('pagehide', forget);
  page.location.reload();
}
