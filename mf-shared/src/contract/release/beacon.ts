import * as v from 'valibot';

/**
 * How a visit went for one build: of a section, or of the shell. One beacon for each of them and visit; while the shell has a canary, one more says which
 * shell the visit began with, so that one of which nothing is heard afterwards is seen.
 */
export const BEACON_OUTCOMES = ['begun', 'ok', 'load_fail', 'integrity_fail', 'mount_throw', 'uncaught'] as const;

const milliseconds = v.optional(v.pipe(v.string(), v.regex(/^\d{1,7}$/), v.transform(Number)));

const beaconSchema = v.object({
  remote: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,40}$/)),
  id: v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/)),
  arm: v.picklist(['stable', 'canary', 'tester']),
  outcome: v.picklist(BEACON_OUTCOMES),
  /** Largest contentful paint and interaction to next paint, milliseconds. */
  lcp: milliseconds,
  inp: milliseconds,
  /** How long its first mount took, from when it began to when it was done, milliseconds. */
  mount: milliseconds,
});

export type Beacon = v.InferOutput<typeof beaconSchema>;

/** The beacon in a query string (without `?`), or null: the sender is anybody, so nothing else is believed. */
export function parseBeacon(query: string): Beacon | null {
  const parsed = v.safeParse(beaconSchema, Object.fromEntries(new URLSearchParams(query)));
  return parsed.success ? parsed.output : null;
}
