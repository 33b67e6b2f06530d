import type { MapStanding } from '@dex/mf-shared/release';
import type { DeliveryNotice, DeliveryNotices } from './deliveryNotices';
import type { Releases } from './releases';

const NOTICES: Readonly<Record<MapStanding, DeliveryNotice | null>> = {
  fresh: null,
  ops_expired: 'reductionsOld',
  ops_missing: 'reductionsOld',
  expired: 'mapExpired',
};

/** Says how old what the site serves is, and beside it that the clocks differ where they do; takes both back once they are so no more. */
export function sayOfReleases(releases: Pick<Releases, 'freshness'>, notices: Pick<DeliveryNotices, 'say' | 'takeBack'>): void {
  const freshness = releases.freshness();
  const wanted = freshness ? [NOTICES[freshness.standing], freshness.isClockDoubted ? 'clockWrong' : null] : [];
  for (const notice of ['reductionsOld', 'mapExpired', 'clockWrong'] as const) {
    if (wanted.includes(notice)) notices.say(notice);
    else notices.takeBack(notice);
  }
}
