import { consentStatement, rollbackStatement, signatureSchema, teamToConsent } from '@dex/mf-shared/release';
import type { Consent, ConsentTime, ReleaseBase, ReleaseOps, Signature } from '@dex/mf-shared/release';
import { ok } from '@dex/mf-shared/domain';
import type { Result } from '@dex/mf-shared/domain';
import * as v from 'valibot';
import { besideTeam, isSignedByTeam, signShare } from '../keys/keyRing';
import type { KeyRing } from '../keys/keyRing';
import { refuse } from '../refusal';
import type { Refusal } from '../refusal';

const counter = v.pipe(v.number(), v.integer(), v.minValue(0));

/** One signer's share of a team's consent, as `consent` writes it. */
export const givenConsentSchema = v.object({ name: v.string(), turn: counter, day: counter, signatures: v.array(signatureSchema) });
export type GivenConsent = v.InferOutput<typeof givenConsentSchema>;

/** What the making of a document needs to have its teams' consents in it. */
export interface ConsentSource {
  readonly keys: KeyRing;
  /** Seconds since 1970. */
  readonly now: () => number;
  /** Consents that were given elsewhere. */
  readonly consents?: readonly GivenConsent[];
  /** Takes this machine's shares of the consents that a change needs; with it nothing is changed. */
  readonly collect?: (consent: GivenConsent) => void;
}

type StatementAt = (time: ConsentTime) => unknown;

const DAY_SECONDS = 24 * 3600;
const NO_DAY = 0;

/** A consent is used on the day it was given or on the one after: what a team agreed to last month is no plan any more. */
function isOfToday(day: number, now: number): boolean {
  const today = Math.floor(now / DAY_SECONDS);
  return day === today || day === today - 1;
}

async function ownShare(keys: KeyRing, name: string, statement: unknown): Promise<readonly Signature[]> {
  const share = await signShare(keys, 'team', statement, name, 'consent');
  return share.ok ? share.value : [];
}

/** The consent of a section's team to one state: from what was given and from the keys of this machine. Refusal: `no_consent`. */
export async function consentTo(
  source: ConsentSource,
  name: string,
  turn: number,
  statementAt: StatementAt,
): Promise<Result<Consent, Refusal>> {
  const team = teamToConsent(source.keys.trusted, name);
  if (!team) return ok({ turn, day: NO_DAY, signatures: [] });
  const today = Math.floor(source.now() / DAY_SECONDS);
  const own = await ownShare(source.keys, name, statementAt({ turn, day: today }));
  if (source.collect) {
    if (own.length > 0) source.collect({ name, turn, day: today, signatures: [...own] });
    return ok({ turn, day: today, signatures: [...own] });
  }
  const given = (source.consents ?? []).filter((consent) => consent.name === name && isOfToday(consent.day, source.now()));
  for (const day of [today, today - 1]) {
    const signatures = [...(day === today ? own : []), ...given.filter((one) => one.day === day).flatMap((one) => one.signatures)];
    if (await isSignedByTeam(source.keys.trusted, name, 'consent', statementAt({ turn, day }), signatures))
      return ok({ turn, day, signatures });
  }
  return refuse(
    'no_consent',
    `this needs the consent of ${team.threshold} key(s) of "team ${name}"${besideTeam(source.keys.trusted, name)} to exactly this change (number ${turn}), given today or yesterday: "release consent" and the same words on the team's machine, then --consent FILE`,
  );
}

type Content = Pick<ReleaseBase, 'shells' | 'remotes' | 'shellCanary'>;

const AT_NO_TIME: ConsentTime = { turn: 0, day: NO_DAY };

/** True when both bases show the same of a section. */
export function isSameState(a: Content, b: Content, name: string): boolean {
  const [one, other] = [consentStatement(a, name, AT_NO_TIME), consentStatement(b, name, AT_NO_TIME)];
  return JSON.stringify(one) === JSON.stringify(other);
}

async function isValid({ keys }: ConsentSource, content: Content, name: string, consent: Consent): Promise<boolean> {
  const team = teamToConsent(keys.trusted, name);
  return !team || isSignedByTeam(keys.trusted, name, 'consent', consentStatement(content, name, consent), consent.signatures);
}

/**
 * The consents of the base that comes after `base`: kept where a section stays as it is, the next number where it changes (DELIVERY-26; deploy/docs/consent.md).
 * Refusal: `no_consent`.
 */
export async function consentsOf(
  source: ConsentSource,
  base: ReleaseBase,
  content: Content,
): Promise<Result<Readonly<Record<string, Consent>>, Refusal>> {
  const names = [
    ...(content.shells.length > 0 ? ['shell'] : []),
    ...new Set([...Object.keys(content.remotes), ...Object.keys(base.consents ?? {}).filter((name) => name !== 'shell')]),
  ];
  const consents: Record<string, Consent> = {};
  for (const name of names) {
    const before = base.consents?.[name];
    const stays = before !== undefined && isSameState(base, content, name);
    if (stays && (await isValid(source, content, name, before))) {
      consents[name] = before;
      continue;
    }
    const turn = (before?.turn ?? 0) + (stays ? 0 : 1);
    const consent = await consentTo(source, name, turn, (time) => consentStatement(content, name, time));
    if (!consent.ok) return consent;
    consents[name] = consent.value;
  }
  return ok(consents);
}

type Rollbacks = ReleaseOps['rollbacks'];

/** The rollbacks with the consents of their teams: kept where there is one, bound to the number of the section's state where not. Refusal: `no_consent`. */
export async function consentedRollbacks(
  source: ConsentSource,
  base: ReleaseBase,
  rollbacks: Rollbacks,
): Promise<Result<Rollbacks, Refusal>> {
  const all: Rollbacks = [];
  for (const entry of rollbacks) {
    const isAsked = teamToConsent(source.keys.trusted, entry.remote) !== undefined;
    const turn = base.consents?.[entry.remote]?.turn ?? 1;
    const consent: Result<Consent | undefined, Refusal> =
      entry.consent || !isAsked ? ok(entry.consent) : await consentTo(source, entry.remote, turn, (time) => rollbackStatement(entry, time));
    if (!consent.ok) return consent;
    all.push(consent.value ? { ...entry, consent: consent.value } : entry);
  }
  return ok(all);
}
