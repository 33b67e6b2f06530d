import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ok } from '@dex/mf-shared/domain';
import type { Result } from '@dex/mf-shared/domain';
import { canonicalJson } from '@dex/mf-shared/release';
import { readBuildTree } from '../artifact/buildTree';
import type { BuildTree } from '../artifact/buildTree';
import { signProof } from '../artifact/proof';
import type { Proof } from '../artifact/proof';
import { mergeSigned, signBuild } from '../artifact/signedBuild';
import type { SignedBuild } from '../artifact/signedBuild';
import { abort, capPercent } from '../commands/canaryCommands';
import { publishRemote } from '../commands/publishRemote';
import { publishShell, retireShell, showShell } from '../commands/publishShell';
import { promoteCanary, setShare, showShellTo } from '../commands/shellCanary';
import { retireRemote } from '../commands/retireRemote';
import { lift, renewBase, renewOps, revoke, rollback, setFrozen } from '../commands/reductionCommands';
import { createKeyFolder, readKeyFolder } from '../keys/keyFolder';
import { commitFirst } from '../map/commit';
import type { KeyRing } from '../keys/keyRing';
import type { ReleaseContext } from '../map/commit';
import { refuse } from '../refusal';
import type { Refusal } from '../refusal';
import { config } from './configCommand';
import { collectConsents, openToRead } from './consentCommand';
import { keys, resign } from './keysCommand';
import { percentOf, wordOf } from './invocation';
import type { Invocation } from './invocation';
import { keyFolderOf, openContext } from './openContext';
import { standing } from './standing';

/** What a command prints when it is done. */
export type Outcome = Promise<Result<string, Refusal>>;
/** A command on an open store. */
export type ContextCommand = (context: ReleaseContext, invocation: Invocation) => Outcome;

/** The sections of the repository that the command is run in, by their folders. */
function sectionsHere(): readonly string[] {
  return readdirSync('.').flatMap((name) => (existsSync(join(name, 'src/manifest.ts')) ? [name.replace(/^mf-/, '')] : []));
}

/** Makes keys when there are none, then the first map. */
export async function init(invocation: Invocation, warn: (text: string) => void): Outcome {
  const folder = keyFolderOf(invocation);
  if (!existsSync(join(folder, 'trust.json'))) {
    const remotes = invocation.text('remotes')?.split(',') ?? sectionsHere();
    const created = await createKeyFolder(folder, remotes, { kit: 'asked' });
    if (!created.ok) return created;
  }
  const context = await openContext(invocation, warn);
  if (!context.ok) return context;
  const first = await commitFirst(context.value);
  return first.ok ? ok(`An empty signed map is in ${context.value.store.description}; keys in ${folder}. Next: publish a shell.`) : first;
}

/** The team's signatures that a command line names; null when it names none. */
function signedOf(invocation: Invocation): Result<SignedBuild | null, Refusal> {
  const paths = invocation.text('signed')?.split(',') ?? [];
  const missing = paths.find((path) => !existsSync(path));
  if (missing !== undefined) return refuse('file_missing', `${missing} cannot be read`);
  return paths.length === 0 ? ok(null) : mergeSigned(paths.map((path) => readFileSync(path)));
}

/** The kit's report that a command line names, signed by the team's keys on this machine; null when it names none. */
async function proofOf(invocation: Invocation, keys: KeyRing, tree: BuildTree): Promise<Result<Proof | null, Refusal>> {
  const path = invocation.text('kit');
  if (path === null) return ok(null);
  if (!existsSync(path)) return refuse('file_missing', `${path} cannot be read`);
  return signProof(keys, tree, readFileSync(path));
}

/**
 * Signs a build with the team's key: on the team's machine or in its CI, without the release key. With --canary or --everybody also that it may be
 * published so, which needs a look at what is live; with --kit also that the kit proved it.
 */
export async function sign(invocation: Invocation, warn: (text: string) => void): Outcome {
  const folder = wordOf(invocation, 0, 'the folder of the build');
  const tree = folder.ok ? readBuildTree(folder.value) : folder;
  if (!tree.ok) return tree;
  const keys = await readKeyFolder(keyFolderOf(invocation));
  if (!keys.ok) return keys;
  const built = await signBuild(keys.value, tree.value, invocation.text('source'));
  if (!built.ok) return built;
  const proof = await proofOf(invocation, keys.value, tree.value);
  if (!proof.ok) return proof;
  const signed = { ...built.value, proofs: proof.value ? [proof.value] : [] };
  if (invocation.text('canary') === null && !invocation.flag('everybody')) return ok(canonicalJson(signed));
  const context = await openToRead(invocation, warn);
  if (!context.ok) return context;
  const consents = await collectConsents(context.value, (planned) => publish(planned, invocation));
  return consents.ok ? ok(canonicalJson({ ...signed, consents: consents.value })) : consents;
}

const publish: ContextCommand = async (opened, invocation) => {
  const folder = wordOf(invocation, 0, 'the folder of the build');
  if (!folder.ok) return folder;
  const tree = readBuildTree(folder.value);
  if (!tree.ok) return tree;
  const signed = signedOf(invocation);
  if (!signed.ok) return signed;
  const context = { ...opened, consents: [...(opened.consents ?? []), ...(signed.value?.consents ?? [])] };
  const source = signed.value ? signed.value.source : invocation.text('source');
  const { app, version } = tree.value.facts;
  if (app === 'shell') {
    const staged = invocation.flag('staged');
    const shell = await publishShell(context, tree.value, { source, alone: invocation.flag('alone'), staged, signed: signed.value });
    if (!shell.ok) return shell;
    return ok(`shell ${version} is live as ${shell.value.id}${staged ? '; its page is shown after "page"' : ''}`);
  }
  const share = invocation.text('canary');
  const percent = share === null ? ok(null) : percentOf(share);
  if (!percent.ok) return percent;
  const proof = context.collect ? ok(null) : await proofOf(invocation, context.keys, tree.value);
  if (!proof.ok) return proof;
  const options = { canaryPercent: percent.value, source, signed: signed.value, proof: proof.value };
  const release = await publishRemote(context, tree.value, options);
  if (!release.ok) return release;
  return ok(
    `${app} ${version} is live as ${release.value.id} for ${percent.value === null ? 'everybody' : `${percent.value} % of the users`}`,
  );
};

/** A command on one section. */
function onSection(
  work: (context: ReleaseContext, remote: string, invocation: Invocation) => Promise<Result<unknown, Refusal>>,
  done: string,
): ContextCommand {
  return async (context, invocation) => {
    const remote = wordOf(invocation, 0, 'the section');
    if (!remote.ok) return remote;
    const result = await work(context, remote.value, invocation);
    return result.ok ? ok(`${remote.value}: ${done}. ${await standing(context, remote.value)}`.trimEnd()) : result;
  };
}

const percent = onSection(async (context, remote, invocation) => {
  const text = wordOf(invocation, 1, 'the percent');
  const value = text.ok ? percentOf(text.value) : text;
  if (!value.ok) return value;
  return invocation.flag('cap') ? capPercent(context, remote, value.value) : setShare(context, remote, value.value);
}, 'the share is changed');

const liftSection: ContextCommand = async (context, invocation) => {
  const remote = wordOf(invocation, 0, 'the section');
  const lifted = remote.ok ? await lift(context, remote.value, invocation.text('canary')) : remote;
  if (!remote.ok || !lifted.ok) return lifted.ok ? remote : lifted;
  const stillOff = lifted.value.canariesOff.filter((entry) => entry.remote === remote.value).map(({ id }) => id);
  const aborted = stillOff.map((id) => `${id} stays aborted: publish another build, or "lift ${remote.value} --canary ${id}"`);
  const now = await standing(context, remote.value);
  return ok([`${remote.value}: cap and rollback are taken back. ${now}`.trimEnd(), ...aborted].join('\n'));
};

const revokeBuild = onSection(async (context, remote, invocation) => {
  const id = wordOf(invocation, 1, "the build's id");
  return id.ok ? revoke(context, remote, id.value) : id;
}, 'the build is revoked');

const retire: ContextCommand = async (context, invocation) => {
  const word = wordOf(invocation, 0, "the shell's id, or the section's name");
  if (!word.ok) return word;
  // An id is 32 hex digits; no section is called so.
  const isShell = /^[0-9a-f]{32}$/.test(word.value);
  const retired = isShell ? await retireShell(context, word.value) : await retireRemote(context, word.value);
  return retired.ok ? ok(isShell ? 'the shell is retired' : `${word.value} is taken down`) : retired;
};

const page: ContextCommand = async (context, invocation) => {
  const id = wordOf(invocation, 0, "the shell's id");
  if (!id.ok) return id;
  const share = invocation.text('canary');
  if (share === null) {
    const shown = await showShell(context, id.value);
    return shown.ok ? ok('the page is that of this shell now') : shown;
  }
  const value = percentOf(share);
  const shown = value.ok ? await showShellTo(context, id.value, value.value) : value;
  return shown.ok ? ok(`the page is that of this shell for ${share} % of the users`) : shown;
};

const renew: ContextCommand = async (context, invocation) => {
  const base = invocation.flag('base') ? await renewBase(context) : ok(null);
  if (!base.ok) return base;
  if (context.propose) return ok('');
  const ops = await renewOps(context);
  return ops.ok ? ok(`reductions ${ops.value.generation} are good until ${new Date(ops.value.expires * 1000).toISOString()}`) : ops;
};

function freezing(frozen: boolean): ContextCommand {
  return async (context) => {
    const done = await setFrozen(context, frozen);
    return done.ok ? ok(frozen ? 'frozen: no canary runs, nothing can be released' : 'releases go on') : done;
  };
}

/** The commands that change what is live. */
export const releaseCommands: Readonly<Record<string, ContextCommand>> = {
  publish,
  percent,
  promote: onSection(promoteCanary, 'the canary is stable now'),
  abort: onSection((context, remote) => abort(context, remote), 'the canary is off'),
  rollback: onSection((context, remote, invocation) => rollback(context, remote, invocation.text('to')), 'rolled back'),
  revoke: revokeBuild,
  lift: liftSection,
  freeze: freezing(true),
  unfreeze: freezing(false),
  renew,
  retire,
  page,
  config,
  keys,
  resign,
};
