import { resolve } from 'node:path';
import { ok } from '@dex/mf-shared/domain';
import type { Result } from '@dex/mf-shared/domain';
import { trustedKeysSchema } from '@dex/mf-shared/release';
import type { TrustedKey } from '@dex/mf-shared/release';
import * as v from 'valibot';
import { resign as resignAll } from '../commands/resign';
import { isTeamName, keepNewKey, readKeyFolder } from '../keys/keyFolder';
import { listKeys } from '../keys/keyRing';
import type { ListedKey } from '../keys/keyRing';
import { acceptTrust, addKey, dropKey, rotateRoot, setConsent, setKit, setThreshold } from '../keys/rotation';
import type { RoleName } from '../keys/rotation';
import { signerRoles } from '../keys/signer';
import type { SignerRole } from '../keys/signer';
import type { FormerKeys } from '../keys/trustFiles';
import type { ReleaseContext } from '../map/commit';
import { POINTER_FILE, readReleaseState } from '../map/releaseState';
import { refuse } from '../refusal';
import type { Refusal } from '../refusal';
import { inForceKind, inForceTexts } from './inForce';
import { wordOf } from './invocation';
import type { Invocation } from './invocation';
import { readJsonFile } from './jsonFile';
import { keyFolderOf, nowSeconds } from './openContext';
import type { ContextCommand, Outcome } from './releaseCommands';

const publicKeySchema = v.object({
  role: v.picklist(signerRoles),
  remote: v.nullable(v.string()),
  key: trustedKeysSchema.entries.release.entries.keys.item,
});

interface NamedRole {
  readonly role: SignerRole;
  readonly remote: string | null;
  /** The next word of the command line. */
  readonly next: number;
}

function roleOf(invocation: Invocation): Result<NamedRole, Refusal> {
  const word = wordOf(invocation, 1, `a role: ${signerRoles.join(', ')}`);
  if (!word.ok) return word;
  const role = signerRoles.find((candidate) => candidate === word.value);
  if (!role) return refuse('usage', `keys: ${word.value} is no role; one of ${signerRoles.join(', ')}`);
  if (role !== 'team') return ok({ role, remote: null, next: 2 });
  const remote = wordOf(invocation, 2, 'the section of the team ("shell" for the shell)');
  if (!remote.ok) return remote;
  if (isTeamName(remote.value)) return ok({ role, remote: remote.value, next: 3 });
  return refuse('usage', `keys: ${JSON.stringify(remote.value)} is not the name of a section, "shell" or "*"`);
}

function belowRoot({ role, remote }: NamedRole): Result<RoleName, Refusal> {
  return role === 'root' ? refuse('usage', 'keys: "rotate root" is the only change of the root') : ok({ role, remote });
}

function publicKeyIn(path: string, { role, remote }: RoleName): Result<TrustedKey, Refusal> {
  const json = readJsonFile(path);
  if (!json.ok) return json;
  const parsed = v.safeParse(publicKeySchema, json.value);
  if (parsed.success && parsed.output.role === role && parsed.output.remote === remote) return ok(parsed.output.key);
  return refuse('untrusted_keys', `${path} is not a public key of ${role}${remote === null ? '' : ` ${remote}`}, as "keys new" prints it`);
}

async function newestOf(context: ReleaseContext): Promise<Result<FormerKeys['until'], Refusal>> {
  const state = await readReleaseState(context.store, context.keys);
  if (!state.ok) return state;
  const { base, ops, config } = state.value;
  const generation = (newest: typeof base | typeof ops | typeof config) => newest?.signed.value.generation ?? 0;
  return ok({ base: generation(base), ops: generation(ops), config: generation(config) });
}

const DAY = 24 * 3600;

/** One line about a key, with how long it is good. */
export function keyText({ name, id, threshold, expires, here }: ListedKey, now: number): string {
  const life = expires === null ? 'no end' : expires <= now ? 'EXPIRED' : `${Math.floor((expires - now) / DAY)} days left`;
  return `${name.padEnd(18)} ${id}  ${life}${threshold > 1 ? `, ${threshold} must sign` : ''}${here ? ', private key here' : ''}`;
}

const NEXT = {
  rotated:
    'Next: build and publish a shell with the new trusted-keys.json, "resign"; when no live shell trusts the old key alone, "keys drop" it.',
  changed:
    'Next: "keys accept" on the machines that run "watch" and "renew", and start them again; "resign" on every machine that holds keys; build and publish a shell with the new trusted-keys.json.',
};

/** What a page that is built with the key set of now makes of the map in force. */
async function inForce({ store, now }: ReleaseContext, invocation: Invocation): Promise<string> {
  const keys = await readKeyFolder(keyFolderOf(invocation));
  if (!keys.ok) return keys.error.detail;
  return inForceTexts[await inForceKind(await store.read(POINTER_FILE), keys.value.trusted, now())];
}

/** What a change of the key set says in the end. */
async function changed(what: string, context: ReleaseContext, invocation: Invocation): Promise<Result<string, Refusal>> {
  return ok(`${what}. ${await inForce(context, invocation)}\n${NEXT.changed}`);
}

const subcommands: Readonly<Record<string, ContextCommand>> = {
  list: (context) =>
    Promise.resolve(
      ok(
        listKeys(context.keys)
          .map((key) => keyText(key, context.now()))
          .join('\n'),
      ),
    ),
  async rotate(context, invocation) {
    const named = roleOf(invocation);
    if (!named.ok) return named;
    const folder = keyFolderOf(invocation);
    if (named.value.role === 'root') {
      const rotated = await rotateRoot(folder, context.now());
      return rotated.ok ? ok(`the root key is ${rotated.value} now; other machines: "keys accept" this folder`) : rotated;
    }
    const name = belowRoot(named.value);
    if (!name.ok) return name;
    const file = invocation.text('public');
    const made =
      file === null ? await keepNewKey(folder, name.value.role, name.value.remote, context.now()) : publicKeyIn(file, name.value);
    if (!made.ok) return made;
    const key = 'trusted' in made.value ? made.value.trusted : made.value;
    const added = await addKey(folder, name.value, key);
    return added.ok ? ok(`${key.id} is trusted beside the old key. ${NEXT.rotated}`) : added;
  },
  async drop(context, invocation) {
    const named = roleOf(invocation);
    const name = named.ok ? belowRoot(named.value) : named;
    const id = named.ok ? wordOf(invocation, named.value.next, "the key's id") : named;
    const newest = await newestOf(context);
    if (!name.ok) return name;
    if (!id.ok) return id;
    if (!newest.ok) return newest;
    const dropped = await dropKey(keyFolderOf(invocation), name.value, id.value, newest.value);
    return dropped.ok ? changed(`${id.value} is trusted no more`, context, invocation) : dropped;
  },
  async threshold(context, invocation) {
    const named = roleOf(invocation);
    const name = named.ok ? belowRoot(named.value) : named;
    const count = named.ok ? wordOf(invocation, named.value.next, 'how many must sign') : named;
    const newest = await newestOf(context);
    if (!name.ok) return name;
    if (!count.ok) return count;
    if (!newest.ok) return newest;
    const set = await setThreshold(keyFolderOf(invocation), name.value, Number(count.value), newest.value);
    return set.ok ? changed(`${count.value} must sign from now on`, context, invocation) : set;
  },
  async consent(context, invocation) {
    const remote = wordOf(invocation, 1, 'the section of the team ("shell" for the shell)');
    const who = wordOf(invocation, 2, 'who decides: "team" or "release"');
    const newest = await newestOf(context);
    if (!remote.ok) return remote;
    if (!who.ok) return who;
    if (!newest.ok) return newest;
    if (who.value !== 'team' && who.value !== 'release') return refuse('usage', 'keys consent: "team" or "release" decides');
    const set = await setConsent(keyFolderOf(invocation), remote.value, who.value === 'team', newest.value);
    return set.ok ? changed(`the ${who.value} decides on ${remote.value} from now on`, context, invocation) : set;
  },
  async kit(context, invocation) {
    const remote = wordOf(invocation, 1, 'the section of the team');
    const word = wordOf(invocation, 2, 'whether the kit\'s proof is asked for: "asked" or "left"');
    const newest = await newestOf(context);
    if (!remote.ok) return remote;
    if (!word.ok) return word;
    if (!newest.ok) return newest;
    if (word.value !== 'asked' && word.value !== 'left') return refuse('usage', 'keys kit: it is "asked" for or "left" out');
    const set = await setKit(keyFolderOf(invocation), remote.value, word.value === 'asked', newest.value);
    return set.ok ? changed(`the kit's proof of ${remote.value} is ${word.value} from now on`, context, invocation) : set;
  },
};

/** `keys new` and `keys accept`: without a store, for machines that sign elsewhere. Null for another subcommand. */
export async function keysAlone(invocation: Invocation): Promise<Result<string, Refusal> | null> {
  const [subcommand] = invocation.words;
  const folder = keyFolderOf(invocation);
  if (subcommand === 'accept') {
    const from = wordOf(invocation, 1, 'the folder with the newer public files');
    const accepted = from.ok ? await acceptTrust(folder, resolve(from.value)) : from;
    return accepted.ok ? ok('the newer keys are trusted here') : accepted;
  }
  if (subcommand !== 'new') return null;
  const named = roleOf(invocation);
  if (!named.ok) return named;
  const { role, remote } = named.value;
  const made = await keepNewKey(folder, role, remote, nowSeconds());
  return made.ok ? ok(JSON.stringify({ role, remote, key: made.value.trusted }, null, 2)) : made;
}

/** `keys list|rotate|drop|threshold|consent|kit`: whose signatures count. */
export const keys: ContextCommand = async (context, invocation): Outcome => {
  const name = wordOf(invocation, 0, `one of new, accept, ${Object.keys(subcommands).join(', ')}`);
  if (!name.ok) return name;
  const command = Object.hasOwn(subcommands, name.value) ? subcommands[name.value] : undefined;
  return command ? command(context, invocation) : refuse('usage', `keys: no such command: ${name.value}`);
};

/** `resign`: everything that is in force, signed by the keys of today. */
export const resign: ContextCommand = async (context) => {
  const done = await resignAll(context);
  if (!done.ok) return done;
  return ok(
    done.value.length === 0 ? 'everything in force is signed by the keys of today' : `left for other machines:\n${done.value.join('\n')}`,
  );
};
