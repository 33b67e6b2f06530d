const DAY_SECONDS = 86_400;

/** The start of this day (UTC) in seconds: a chain for people shows the dates of today, and is the same all day. */
export function todayMidnight(): number {
  return Math.floor(Date.now() / 1000 / DAY_SECONDS) * DAY_SECONDS;
}
