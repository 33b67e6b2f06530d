/** The cookie that places a browser in the canary crowds: random, no identity, 180 days. */
export const BUCKET_COOKIE = '__Host-bucket';

const BUCKET_SECONDS = 180 * 24 * 3600;

/** A new random bucket: 32 hex digits. */
export function createBucket(): string {
  const bytes = globalThis.crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The bucket in a `document.cookie` text, or null. */
export function readBucket(cookies: string): string | null {
  const match = new RegExp(`(?:^|;\\s*)${BUCKET_COOKIE}=([0-9a-f]{32})(?:;|$)`).exec(cookies);
  return match?.[1] ?? null;
}

/** The text to assign to `document.cookie` to keep the bucket. */
export function bucketCookie(bucket: string): string {
  return `${BUCKET_COOKIE}=${bucket}; Path=/; Max-Age=${BUCKET_SECONDS}; Secure; SameSite=Lax`;
}
