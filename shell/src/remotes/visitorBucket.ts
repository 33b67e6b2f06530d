import { bucketCookie, createBucket, readBucket } from '@dex/mf-shared/release';

/** The bucket of this browser, made and kept at its first visit; null where it keeps no cookies. */
export function bucketOf(page: { cookie: string }): string | null {
  const kept = readBucket(page.cookie);
  if (kept !== null) return kept;
  page.cookie = bucketCookie(createBucket());
  return readBucket(page.cookie);
}
