import { isSignedBy } from '@dex/mf-shared/release';
import type { Signature, SignedKind, TrustedKeys, TrustedRole } from '@dex/mf-shared/release';
import { ok } from '@dex/mf-shared/domain';
import type { Result } from '@dex/mf-shared/domain';
import { refuse } from '../refusal';
import type { Refusal } from '../refusal';
import type { Signer, SignerRole } from './signer';

/** The public keys of the installation, and the private ones that this machine holds. */
export interface KeyRing {
  readonly trusted: TrustedKeys;
  readonly signers: readonly Signer[];
}

/** True when any private key of the ring is a plain development file. */
export function hasDevKeys(ring: KeyRing): boolean {
  return ring.signers.some((signer) => signer.dev);
}

function roleOf(ring: KeyRing, role: Exclude<SignerRole, 'root'>, remote: string | null): TrustedRole | undefined {
  if (role !== 'team') return ring.trusted[role];
  return remote !== null && Object.hasOwn(ring.trusted.teams, remote) ? ring.trusted.teams[remote] : undefined;
}

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
): Promise<Result<Signature[], Refusal>> {
  const trusted = roleOf(ring, role, remote);
  if (!trusted) return refuse('unknown_remote', `no team key is trusted for ${remote ?? 'this section'}`);
  const own = ring.signers.filter(
    (signer) => signer.role === role && signer.remote === remote && trusted.keys.some(({ id }) => id === signer.id),
  );
  if (own.length === 0)
    return refuse('missing_key', `the key folder holds no trusted private key of "${remote === null ? role : `${role} ${remote}`}"`);
  return ok(await Promise.all(own.map((signer) => signer.sign(KIND_OF_ROLE[role], value))));
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
  if (await isSignedBy(trusted, 'team', statement, given)) return ok([...given]);
  return refuse(
    'missing_key',
    `the signatures given are not those of ${trusted?.threshold ?? 1} trusted key(s) of "team ${remote}" over this build`,
  );
}

/** Signs with every private key of that role that this machine holds. Refusals: `unknown_remote`, `missing_key` (also when too few keys for the threshold). */
export async function signAs(
  ring: KeyRing,
  role: Exclude<SignerRole, 'root'>,
  value: unknown,
  remote: string | null = null,
): Promise<Result<Signature[], Refusal>> {
  const trusted = roleOf(ring, role, remote);
  if (!trusted) return refuse('unknown_remote', `no team key is trusted for ${remote ?? 'this section'}`);
  const own = ring.signers.filter((signer) => signer.role === role && signer.remote === remote);
  const signatures = await Promise.all(own.map((signer) => signer.sign(KIND_OF_ROLE[role], value)));
  if (await isSignedBy(trusted, KIND_OF_ROLE[role], value, signatures)) return ok(signatures);
  const name = remote === null ? role : `${role} ${remote}`;
  return refuse('missing_key', `this needs ${trusted.threshold} trusted private key(s) of "${name}"; ${own.length} in the key folder`);
}
