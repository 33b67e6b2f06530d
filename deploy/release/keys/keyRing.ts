import { isSignedBy, NEW_SECTIONS, teamOf } from '@dex/mf-shared/release';
import type { Signature, SignedKind, TrustedKeys, TrustedRole } from '@dex/mf-shared/release';
import { ok } from '@dex/mf-shared/domain';
import type { Result } from '@dex/mf-shared/domain';
import { refuse } from '../refusal';
import type { Refusal } from '../refusal';
import type { Signer, SignerRole } from './signer';
import type { FormerKeys } from './trustFiles';

/** The public keys of the installation, and the private ones that this machine holds. */
export interface KeyRing {
  readonly trusted: TrustedKeys;
  /** Key sets of former times, oldest first. */
  readonly former: readonly FormerKeys[];
  readonly signers: readonly Signer[];
}

/** The keys that judge a generation of a chain: those of its time. */
export function trustedAt({ trusted, former }: KeyRing, kind: keyof FormerKeys['until'], generation: number): TrustedKeys {
  return former.find(({ until }) => generation <= until[kind])?.keys ?? trusted;
}

/** A key of the ring that is told: where it counts, and when it should have been replaced (seconds since 1970; null for a key without an end). */
export interface ListedKey {
  readonly name: string;
  readonly id: string;
  readonly threshold: number;
  readonly expires: number | null;
  /** True when its private part is in the key folder. */
  readonly here: boolean;
}

/** Every trusted key, role by role. */
export function listKeys({ trusted, signers }: KeyRing): readonly ListedKey[] {
  const { teams, release, ops, operator, tester } = trusted;
  const roles = [
    ...Object.entries({ release, ops, operator, tester }),
    ...Object.entries(teams).map(([remote, role]) => [`team ${remote}`, role] as const),
  ];
  return roles.flatMap(([name, { threshold, keys }]) =>
    keys.map(({ id, expires }) => ({ name, id, threshold, expires: expires ?? null, here: signers.some((signer) => signer.id === id) })),
  );
}

/** True when any private key of the ring is a plain development file. */
export function hasDevKeys(ring: KeyRing): boolean {
  return ring.signers.some((signer) => signer.dev);
}

function roleOf(ring: KeyRing, role: Exclude<SignerRole, 'root'>, remote: string | null): TrustedRole | undefined {
  if (role !== 'team') return ring.trusted[role];
  return remote === null ? undefined : teamOf(ring.trusted, remote);
}

/** The team of new sections while its key still counts for a section that has a team of its own: shells from before judge the section by that one alone. Null for none. */
export function formerTeamOf({ teams }: Pick<TrustedKeys, 'teams'>, remote: string): TrustedRole | null {
  const [own, former] = [Object.hasOwn(teams, remote) ? teams[remote] : undefined, teams[NEW_SECTIONS]];
  if (!own || !former || remote === NEW_SECTIONS || remote === 'shell') return null;
  return own.keys.some(({ id }) => former.keys.some((key) => key.id === id)) ? former : null;
}

/** The private keys of a role; those of the sections without an entry of their own where the section has none, or where they still count beside its own. */
function ownSigners({ trusted, signers }: KeyRing, role: SignerRole, remote: string | null): readonly Signer[] {
  const owner = remote === null || Object.hasOwn(trusted.teams, remote) ? remote : NEW_SECTIONS;
  const former = owner !== null && formerTeamOf(trusted, owner) ? NEW_SECTIONS : owner;
  return signers.filter((signer) => signer.role === role && (signer.remote === owner || signer.remote === former));
}

/** True when a team signed something, for every shell that may judge it. */
export async function isSignedByTeam(
  trusted: TrustedKeys,
  remote: string,
  kind: 'team' | 'consent',
  value: unknown,
  signatures: readonly Signature[],
): Promise<boolean> {
  const former = formerTeamOf(trusted, remote);
  if (former && (kind === 'team' || former.consent) && !(await isSignedBy(former, kind, value, signatures))) return false;
  return isSignedBy(teamOf(trusted, remote), kind, value, signatures);
}

/** What a refusal says beside the name of a team that is new. */
export const besideTeam = (trusted: TrustedKeys, remote: string): string =>
  formerTeamOf(trusted, remote) ? ` and of "team ${NEW_SECTIONS}", until "keys drop team ${remote}" of that one's` : '';

const KIND_OF_ROLE = { release: 'base', ops: 'ops', operator: 'config', team: 'team', tester: 'tester' } as const satisfies Record<
  string,
  SignedKind
>;

/** Signs with every private key of that role that this machine holds, few as they may be: a share of what the threshold asks for. Refusals: `unknown_remote`, `missing_key` (none). */
export async function signShare(
  ring: KeyRing,
  role: Exclude<SignerRole, 'root'>,
  value: unknown,
  remote: string | null = null,
  kind: SignedKind = KIND_OF_ROLE[role],
): Promise<Result<Signature[], Refusal>> {
  const trusted = roleOf(ring, role, remote);
  if (!trusted) return refuse('unknown_remote', `no team key is trusted for ${remote ?? 'this section'}`);
  const own = ownSigners(ring, role, remote).filter((signer) => trusted.keys.some(({ id }) => id === signer.id));
  if (own.length === 0)
    return refuse('missing_key', `the key folder holds no trusted private key of "${remote === null ? role : `${role} ${remote}`}"`);
  return ok(await Promise.all(own.map((signer) => signer.sign(kind, value))));
}

/** The team's signatures of an entry of the map: those given, or those of this machine's keys. Refusals: `unknown_remote`, `missing_key` (also when too few for the threshold). */
export async function teamSignatures(
  ring: KeyRing,
  remote: string,
  statement: unknown,
  given: readonly Signature[] | null,
): Promise<Result<Signature[], Refusal>> {
  if (given === null) return signAs(ring, 'team', statement, remote);
  const trusted = roleOf(ring, 'team', remote);
  if (await isSignedByTeam(ring.trusted, remote, 'team', statement, given)) return ok([...given]);
  return refuse(
    'missing_key',
    `the signatures given are not those of ${trusted?.threshold ?? 1} trusted key(s) of "team ${remote}"${besideTeam(ring.trusted, remote)} over this build`,
  );
}

/** Signs with every private key of that role that this machine holds and that is trusted: a dropped one would let a machine read on that has not heard of it. Refusals: `unknown_remote`, `missing_key` (also when too few keys for the threshold). */
export async function signAs(
  ring: KeyRing,
  role: Exclude<SignerRole, 'root'>,
  value: unknown,
  remote: string | null = null,
  kind: SignedKind = KIND_OF_ROLE[role],
): Promise<Result<Signature[], Refusal>> {
  const trusted = roleOf(ring, role, remote);
  if (!trusted) return refuse('unknown_remote', `no team key is trusted for ${remote ?? 'this section'}`);
  const own = ownSigners(ring, role, remote).filter((signer) => trusted.keys.some(({ id }) => id === signer.id));
  const signatures = await Promise.all(own.map((signer) => signer.sign(kind, value)));
  const isSigned =
    kind === 'team' && remote !== null
      ? isSignedByTeam(ring.trusted, remote, kind, value, signatures)
      : isSignedBy(trusted, kind, value, signatures);
  if (await isSigned) return ok(signatures);
  const name = remote === null ? `"${role}"` : `"${role} ${remote}"${besideTeam(ring.trusted, remote)}`;
  return refuse('missing_key', `this needs ${trusted.threshold} trusted private key(s) of ${name}; ${own.length} in the key folder`);
}
