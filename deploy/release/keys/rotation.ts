import { NEW_SECTIONS } from '@dex/mf-shared/release';
import type { TrustedKey, TrustedKeys, TrustedRole } from '@dex/mf-shared/release';
import { ok } from '@dex/mf-shared/domain';
import type { Result } from '@dex/mf-shared/domain';
import { refuse } from '../refusal';
import type { Refusal } from '../refusal';
import { keepNewKey, readSigners } from './keyFolder';
import { createSigner } from './signer';
import type { SignerRole } from './signer';
import { follows, placeTrust, readTrust, writeTrust } from './trustFiles';
import type { FormerKeys } from './trustFiles';

/** Whose keys: a role, for `team` also the section. */
export interface RoleName {
  readonly role: Exclude<SignerRole, 'root'>;
  readonly remote: string | null;
}

/** The key set with one role's keys changed. Refusal: `unknown_remote`. */
function withRole(
  keys: TrustedKeys,
  { role, remote }: RoleName,
  change: (role: TrustedRole) => Result<TrustedRole, Refusal>,
): Result<TrustedKeys, Refusal> {
  if (role !== 'team') {
    const changed = change(keys[role]);
    return changed.ok ? ok({ ...keys, [role]: changed.value }) : changed;
  }
  if (remote === null) return refuse('unknown_remote', 'name the section of the team');
  const kit = remote === 'shell' ? undefined : keys.teams[NEW_SECTIONS]?.kit;
  const changed = change(keys.teams[remote] ?? { threshold: 1, keys: [], consent: 'team', ...(kit ? { kit } : {}) });
  return changed.ok ? ok({ ...keys, teams: { ...keys.teams, [remote]: changed.value } }) : changed;
}

/**
 * The key set with a team for a section that has none: that of new sections, whose key stands beside the section's own until it is dropped. Shells from
 * before know no other for that section, and would refuse the whole map.
 */
function withTeam(keys: TrustedKeys, { remote }: RoleName): TrustedKeys {
  const former = keys.teams[NEW_SECTIONS];
  const isNew = remote !== null && remote !== 'shell' && !Object.hasOwn(keys.teams, remote);
  return isNew && former ? { ...keys, teams: { ...keys.teams, [remote]: former } } : keys;
}

async function changeTrust(
  folder: string,
  newest: FormerKeys['until'] | null,
  change: (keys: TrustedKeys) => Result<TrustedKeys, Refusal>,
): Promise<Result<null, Refusal>> {
  const read = await readTrust(folder);
  if (!read.ok) return read;
  const { root, trust } = read.value;
  const changed = change(trust.value);
  if (!changed.ok) return changed;
  const former = newest ? [...trust.former, { value: { keys: trust.value, until: newest } }] : trust.former;
  const signers = await readSigners(folder);
  return signers.ok ? writeTrust(folder, root, signers.value, { value: changed.value, former }) : signers;
}

/** Puts a public key into a role beside those that are there: both sign until the old one is dropped, so that every live shell can check. Root's keys. Refusals: `missing_key`, `unknown_remote`. */
export function addKey(folder: string, name: RoleName, key: TrustedKey): Promise<Result<null, Refusal>> {
  return changeTrust(folder, null, (keys) =>
    withRole(withTeam(keys, name), name, (role) => ok({ ...role, keys: [...role.keys.filter(({ id }) => id !== key.id), key] })),
  );
}

/** Takes a key out of its role. What it signed up to the newest generations is judged by the keys of its time. Root's keys. Refusals: `missing_key`, `unknown_id`, `last_key`. */
export function dropKey(folder: string, name: RoleName, id: string, newest: FormerKeys['until']): Promise<Result<null, Refusal>> {
  return changeTrust(folder, newest, (keys) =>
    withRole(keys, name, (role) => {
      const left = role.keys.filter((key) => key.id !== id);
      if (left.length === role.keys.length) return refuse('unknown_id', `${name.role} has no key ${id}`);
      if (left.length < role.threshold) return refuse('last_key', `${name.role} needs ${role.threshold} key(s); add another one first`);
      return ok({ ...role, keys: left });
    }),
  );
}

/** Changes how many of a role's keys must sign. Root's keys. Refusals: `missing_key`, `last_key` (more than there are). */
export function setThreshold(
  folder: string,
  name: RoleName,
  threshold: number,
  newest: FormerKeys['until'],
): Promise<Result<null, Refusal>> {
  return changeTrust(folder, newest, (keys) =>
    withRole(keys, name, (role) =>
      Number.isInteger(threshold) && threshold >= 1 && threshold <= role.keys.length
        ? ok({ ...role, threshold })
        : refuse('last_key', `${name.role} has ${role.keys.length} key(s); a threshold of ${threshold} cannot be met`),
    ),
  );
}

/** Says whether the release role needs a team's consent for what it does with that team's section. Root's keys. Refusals: `missing_key`, `unknown_remote`. */
export function setConsent(folder: string, remote: string, isAsked: boolean, newest: FormerKeys['until']): Promise<Result<null, Refusal>> {
  return changeTrust(folder, newest, (keys) => {
    const team = Object.hasOwn(keys.teams, remote) ? keys.teams[remote] : undefined;
    if (!team) return refuse('unknown_remote', `no team key is trusted for ${remote}`);
    const { consent: _former, ...role } = team;
    return ok({ ...keys, teams: { ...keys.teams, [remote]: isAsked ? { ...role, consent: 'team' } : role } });
  });
}

/** Says whether a team's builds are shown only with the kit's proof. Root's keys. Refusals: `missing_key`, `unknown_remote`. */
export function setKit(folder: string, remote: string, isAsked: boolean, newest: FormerKeys['until']): Promise<Result<null, Refusal>> {
  return changeTrust(folder, newest, (keys) => {
    const team = Object.hasOwn(keys.teams, remote) ? keys.teams[remote] : undefined;
    if (!team || remote === 'shell') return refuse('unknown_remote', `no team key is trusted for the section ${remote}`);
    const { kit: _former, ...role } = team;
    return ok({ ...keys, teams: { ...keys.teams, [remote]: isAsked ? { ...role, kit: 'asked' } : role } });
  });
}

/** Makes a new root key; the old one signs that it follows, and machines that knew the old one accept it. Refusals: `missing_key`, `untrusted_keys`, `last_key` (a root of several keys). */
export async function rotateRoot(folder: string, now: number): Promise<Result<string, Refusal>> {
  const read = await readTrust(folder);
  if (!read.ok) return read;
  const { root, trust } = read.value;
  if (root.threshold > 1)
    return refuse(
      'last_key',
      `the root needs ${root.threshold} keys; this makes a root of one, which would let one person do alone what needed several`,
    );
  const signers = await readSigners(folder);
  if (!signers.ok) return signers;
  const own = signers.value.filter(({ role, id }) => role === 'root' && root.keys.some((key) => key.id === id));
  if (own.length < root.threshold)
    return refuse('missing_key', `this needs ${root.threshold} private root key(s); ${own.length} in the key folder`);
  const made = await keepNewKey(folder, 'root', null, now);
  if (!made.ok) return made;
  const { id, ed25519, p256 } = made.value.trusted;
  const next = { threshold: 1, keys: [{ id, ed25519, p256 }] };
  const signatures = await Promise.all(own.map((signer) => signer.sign('trust', { root: next })));
  const handedOver = { ...next, handovers: [...root.handovers, { value: next, signatures }] };
  const written = await writeTrust(folder, handedOver, [await createSigner(made.value.file)], { value: trust.value, former: trust.former });
  return written.ok ? ok(id) : written;
}

/** Takes the public files of another key folder when its root is ours or follows from ours, and forgets no key set of a former time. Refusals: `untrusted_keys`, `missing_key`. */
export async function acceptTrust(folder: string, from: string): Promise<Result<null, Refusal>> {
  const [ours, theirs] = [await readTrust(folder), await readTrust(from)];
  if (!ours.ok) return ours;
  if (!theirs.ok) return theirs;
  if (!(await follows(ours.value.root, theirs.value.root))) {
    return refuse('untrusted_keys', `the root key of ${from} does not follow from the one known here`);
  }
  if (theirs.value.trust.former.length < ours.value.trust.former.length) {
    return refuse('untrusted_keys', `the keys in ${from} are older than those known here`);
  }
  placeTrust(folder, theirs.value.root, theirs.value.trust);
  return ok(null);
}
