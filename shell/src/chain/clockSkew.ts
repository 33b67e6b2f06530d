/** A date in a header is cut to the second, and the way takes its time: less than this is no difference. */
const NOTICED_SKEW_MS = 10_000;

/** How far the device's clock is off by the date of an answer of the site itself; 0 where that says nothing. */
export function skewOf(dateHeader: string | null, nowMs: number): number {
  const skew = Date.parse(dateHeader ?? '') - nowMs;
  return Math.abs(skew) > NOTICED_SKEW_MS ? skew : 0;
}
