import type { ShellServices } from '@dex/mf-shared/contract';
import { failedShellOf, forgetFailedShell } from './failedShell';
import { createReloadOffer } from './offerReload';
import { watchReleases, type Delivery } from './openReleases';
import type { RemoteHost } from './remoteHost';
import { createRemoteHost } from './remoteHost';
import { createRemoteLoader } from './remoteLoader';
import { sayOfReleases } from './sayOfReleases';
import { shellIdOf } from './shellId';
import { startHealth } from './startHealth';
import { pageStanding, worstOf } from './standingOf';

/**
 * Makes the page's sections loadable from the releases that may run, and watches the release map for as long as the page stands. `drawn` is
 * called whenever a section stands on the page.
 */
export function startSections(
  page: Window,
  { releases, settings, notices }: Delivery,
  services: ShellServices,
  drawn: () => void,
): RemoteHost {
  const health = startHealth(page, services.config.beacons);
  const host = createRemoteHost({ loader: createRemoteLoader(releases, health), releases, health, services });
  const shell = shellIdOf(page.document);
  const shownShell = () => {
    const failed = failedShellOf(page);
    // Until a section is mounted this page's own shell stands there as tried; it has started, or nothing would ask.
    return releases.shownShell(failed === shell ? null : failed);
  };
  const standing = () => {
    return worstOf(
      host.running().map(({ module, release }) => releases.standingOf(module.name, release.id)),
      pageStanding({ shell, shownShell: shownShell(), settings, namedSettings: releases.namedSettings() }),
    );
  };
  const offerReload = createReloadOffer({ page: page.document, bus: services.bus, standing });
  sayOfReleases(releases, notices);
  const unwatch = watchReleases(page, releases, () => {
    sayOfReleases(releases, notices);
    offerReload();
  });
  return {
    ...host,
    mounted(loaded, tookMs) {
      host.mounted(loaded, tookMs);
      sayOfReleases(releases, notices);
      forgetFailedShell(page, shell);
      drawn();
    },
    stop() {
      unwatch();
      host.stop();
    },
  };
}
