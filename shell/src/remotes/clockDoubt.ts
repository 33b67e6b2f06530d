import type { VerifiedReleaseMap } from '@dex/mf-shared/release';

/** True where the map in force is too old by the device's clock and fresh by the site's, which lies `skewMs` later: then one of the two is wrong. */
export function isOldByDeviceAlone({ base, ops, standing }: VerifiedReleaseMap, skewMs: number): boolean {
  const now = (Date.now() + skewMs) / 1000;
  return standing !== 'fresh' && ops !== null && now < base.expires && now < ops.expires;
}
