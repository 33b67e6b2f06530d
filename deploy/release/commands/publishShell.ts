import { teamStatement } from '@dex/mf-shared/release';
import type { ReleaseBase, ShellRelease } from '@dex/mf-shared/release';
import { ok } from '@dex/mf-shared/domain';
import type { Result } from '@dex/mf-shared/domain';
import type { BuildTree } from '../artifact/buildTree';
import { unsignedShell } from '../artifact/signedBuild';
import type { SignedBuild } from '../artifact/signedBuild';
import { uploadArtifact } from '../artifact/uploadArtifact';
import { gateShell } from '../gate';
import { gateShellNames, gateShownShell } from '../gateNames';
import { gateShellPictures, shellPage } from '../gatePictures';
import { teamSignatures } from '../keys/keyRing';
import { commitBase } from '../map/commit';
import type { ReleaseContext } from '../map/commit';
import { moveRootFiles } from '../map/movePointer';
import { refuse } from '../refusal';
import type { Refusal } from '../refusal';

export interface PublishShellOptions {
  readonly source: string | null;
  /** Makes this the only live shell: tabs with an older one are asked to reload. */
  readonly alone: boolean;
  /** Makes it live without showing its page yet: the edge learns its headers first, then `showShell`. */
  readonly staged?: boolean;
  /** What the shell's team signed elsewhere; without it the team's key must be on this machine. */
  readonly signed?: SignedBuild | null;
}

/** The shell's entry with its team's signatures; without, when the key set knows no team of the shell. */
async function signedShell(context: ReleaseContext, tree: BuildTree, options: PublishShellOptions): Promise<Result<ShellRelease, Refusal>> {
  const unsigned = unsignedShell(tree, options.source);
  if (!unsigned.ok || context.collect || !Object.hasOwn(context.keys.trusted.teams, 'shell')) return unsigned;
  const signatures = await teamSignatures(
    context.keys,
    'shell',
    teamStatement('shell', unsigned.value),
    options.signed?.signatures ?? null,
  );
  return signatures.ok ? ok({ ...unsigned.value, team: signatures.value }) : signatures;
}

function hasSameOrder(a: readonly ShellRelease[], b: readonly ShellRelease[]): boolean {
  return a.length === b.length && a.every(({ id }, index) => id === b[index]?.id);
}

/** Publishes a checked build of the shell: its team's signatures, upload, gate against every section, commit. Refusals: those of upload, gate and commit, `page_unpinned`, `frozen`. */
export async function publishShell(
  context: ReleaseContext,
  tree: BuildTree,
  options: PublishShellOptions,
): Promise<Result<ShellRelease, Refusal>> {
  const signed = await signedShell(context, tree, options);
  if (!signed.ok) return signed;
  const uploaded = context.collect ? signed : await uploadArtifact(context.store, tree, options.source);
  if (!uploaded.ok) return uploaded;
  const shell = signed.value;
  const committed = await commitBase(context, async (base, ops) => {
    if (ops.frozen) return refuse('frozen', 'releases are frozen after an integrity failure; look, then "unfreeze"');
    const fits = gateShell(base, shell);
    if (!fits.ok) return fits;
    const named = await gateShellNames(context.store, base, shell.version, tree.facts);
    if (!named.ok) return named;
    const drawn = gateShellPictures(base, shell.version, tree.files.get('index.html'));
    if (!drawn.ok) return drawn;
    const others = options.alone ? [] : base.shells.filter(({ id }) => id !== shell.id);
    const shells = options.staged ? [...others, shell] : [shell, ...others];
    return ok(hasSameOrder(base.shells, shells) ? null : { shells, remotes: base.remotes });
  });
  if (!committed.ok) return committed;
  if (!context.collect) await moveRootFiles(context.store);
  return ok(shell);
}

/** Makes the page that of another live shell: a staged one, or the one before (a rollback of the shell). Refusals: `unknown_id`, those of the gate. */
export async function showShell(context: ReleaseContext, id: string): Promise<Result<ReleaseBase, Refusal>> {
  const committed = await commitBase(context, async (base) => {
    const shell = base.shells.find((candidate) => candidate.id === id);
    if (!shell) return refuse('unknown_id', `no live shell has the id ${id}`);
    const fits = gateShell(base, shell);
    if (!fits.ok) return fits;
    const named = await gateShownShell(context.store, base, shell);
    if (!named.ok) return named;
    const drawn = gateShellPictures(base, shell.version, await shellPage(context.store, id));
    if (!drawn.ok) return drawn;
    return ok(
      base.shells[0]?.id === id ? null : { shells: [shell, ...base.shells.filter((other) => other !== shell)], remotes: base.remotes },
    );
  });
  if (committed.ok && !context.collect) await moveRootFiles(context.store);
  return committed;
}

/**
 * Takes a shell off the list of live ones, so that sections need not fit it any more. The one that is shown is not taken: the next page would be served
 * without the gate, and beside the root files of the retired one. Refusals: `unknown_id`, `last_shell`, `shown_shell`.
 */
export function retireShell(context: ReleaseContext, id: string): Promise<Result<ReleaseBase, Refusal>> {
  return commitBase(context, (base) => {
    const others = base.shells.filter((shell) => shell.id !== id);
    if (others.length === base.shells.length) return refuse('unknown_id', `no live shell has the id ${id}`);
    if (others.length === 0) return refuse('last_shell', 'the site would have no page left');
    if (base.shells[0]?.id === id) return refuse('shown_shell', `${id} is the page of the site; show another one by "page" first`);
    return ok({ shells: others, remotes: base.remotes });
  });
}
