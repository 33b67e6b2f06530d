import type { VerifiedReleaseMap } from '@dex/mf-shared/release';

/**
 * True where the map in force is too old by the device's clock and fresh by the site's, which lies `skewMs` later: then one of the two is wrong. Nobody
 * signed the site's date, so it adds a word to the warning and takes none away (DELIVERY-45); one before the map was made is none.
 */
export function isOldByDeviceAlone({ base, ops, standing }: VerifiedReleaseMap, skewMs: number): boolean {
  const now = (Date.now() + skewMs) / 1000;
  return standing !== 'fresh' && ops !== null && now >= Math.max(base.issued, ops.issued) && now < base.expires && now < ops.expires;
}
