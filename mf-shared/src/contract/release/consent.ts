import type { ReleaseBase, ReleaseOps } from './releaseMap';
import { isSignedBy } from './signature';
import { teamOf } from './trustedKeys';
import type { TrustedKeys, TrustedRole } from './trustedKeys';

/** When a consent was given: its number in the section's history, and the day (days since 1970, UTC). */
export interface ConsentTime {
  readonly turn: number;
  readonly day: number;
}

type Content = Pick<ReleaseBase, 'shells' | 'remotes' | 'shellCanary'>;
type Rollback = ReleaseOps['rollbacks'][number];

/**
 * What a team signs when it agrees to how its section stands in the map (`shell`: which shells are live, in their order, and which of them for what share): builds by id, the share and
 * the crowd of the canary. The number is one more than that of the state before, so that no consent can be used a second time (DELIVERY-26).
 */
export function consentStatement({ shells, remotes, shellCanary }: Content, name: string, { turn, day }: ConsentTime): unknown {
  // without a canary as it was before shells had any: what was agreed to then holds
  if (name === 'shell') return { name, turn, day, shells: shells.map(({ id }) => id), ...(shellCanary ? { canary: shellCanary } : {}) };
  const releases = Object.hasOwn(remotes, name) ? remotes[name] : undefined;
  const canary = releases?.canary && { id: releases.canary.release.id, percent: releases.canary.percent, salt: releases.canary.salt };
  return { name, turn, day, stable: releases?.stable.id, canary, history: releases?.history.map(({ id }) => id) };
}

/** What a team signs when it agrees that the reductions go back from one of its builds to a former one. */
export function rollbackStatement({ remote, from, to }: Omit<Rollback, 'consent'>, { turn, day }: ConsentTime): unknown {
  return { name: remote, turn, day, rollback: { from, to } };
}

/** The team (that of new sections for one that the key set does not name) whose consent the key set asks for; undefined where the release role decides alone. */
export function teamToConsent(trusted: TrustedKeys, name: string): TrustedRole | undefined {
  const team = teamOf(trusted, name);
  return team?.consent === 'team' ? team : undefined;
}

/** The sections of a base, those too that were taken off the page: their numbers stay. */
function withGone({ remotes, consents }: Content & Pick<ReleaseBase, 'consents'>): readonly string[] {
  return [...new Set([...Object.keys(remotes), ...Object.keys(consents ?? {})])].filter((name) => name !== 'shell');
}

/** The first section (or `shell`) that stands in the base as its team did not agree to; null when there is none. */
export async function unconsentedIn(base: Content & Pick<ReleaseBase, 'consents'>, trusted: TrustedKeys): Promise<string | null> {
  for (const name of [...(base.shells.length > 0 ? ['shell'] : []), ...withGone(base)]) {
    const team = teamToConsent(trusted, name);
    const consent = base.consents?.[name];
    if (team && !(consent && (await isSignedBy(team, 'consent', consentStatement(base, name, consent), consent.signatures)))) return name;
  }
  return null;
}

/** The first section that the reductions take back without its team's consent; null when there is none. */
export async function unconsentedRollback({ rollbacks }: Pick<ReleaseOps, 'rollbacks'>, trusted: TrustedKeys): Promise<string | null> {
  for (const { consent, ...entry } of rollbacks) {
    const team = teamToConsent(trusted, entry.remote);
    if (team && !(consent && (await isSignedBy(team, 'consent', rollbackStatement(entry, consent), consent.signatures))))
      return entry.remote;
  }
  return null;
}

/** The number of each section's newest state. */
export type Turns = Readonly<Record<string, number>>;

/** The numbers that a base carries; none for a base of a time before consents. */
export function turnsOf({ consents }: Pick<ReleaseBase, 'consents'>): Turns {
  return Object.fromEntries(Object.entries(consents ?? {}).map(([name, { turn }]) => [name, turn]));
}

/** The first section whose number is lower than one that is known: an old state is passed off as new. Null when there is none. */
export function turnedBack(turns: Turns, known: Turns): string | null {
  return Object.keys(known).find((name) => (turns[name] ?? 0) < (known[name] ?? 0)) ?? null;
}
