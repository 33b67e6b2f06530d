import type { DeliveryNotice, DeliveryNotices } from './deliveryNotices';
import type { Freshness } from './mapInForce';
import type { Releases } from './releases';

const NOTICES: Readonly<Record<Freshness, DeliveryNotice | null>> = {
  fresh: null,
  ops_expired: 'reductionsOld',
  ops_missing: 'reductionsOld',
  expired: 'mapExpired',
  clock: 'clockWrong',
};

/** Says how old what the site serves is, and takes it back once it is fresh again. */
export function sayOfReleases(releases: Pick<Releases, 'freshness'>, notices: Pick<DeliveryNotices, 'say' | 'takeBack'>): void {
  const standing = releases.freshness();
  const wanted = standing && NOTICES[standing];
  for (const notice of ['reductionsOld', 'mapExpired', 'clockWrong'] as const) if (notice !== wanted) notices.takeBack(notice);
  if (wanted) notices.say(wanted);
}
