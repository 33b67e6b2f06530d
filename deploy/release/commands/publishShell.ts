import type { ReleaseBase, ShellRelease } from '@dex/mf-shared/release';
import { ok } from '@dex/mf-shared/domain';
import type { Result } from '@dex/mf-shared/domain';
import { scriptHashesOf } from '../../edge/releasePage';
import type { BuildTree } from '../artifact/buildTree';
import { artifactFolder, uploadArtifact } from '../artifact/uploadArtifact';
import { gateShell } from '../gate';
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
}

function shellScripts(tree: BuildTree): Result<string[], Refusal> {
  const page = tree.files.get('index.html');
  if (!page) return refuse('file_missing', 'the shell has no index.html');
  const hashes = scriptHashesOf(new TextDecoder().decode(page));
  return hashes ? ok(hashes) : refuse('page_unpinned', 'index.html starts a script without an integrity attribute');
}

function hasSameOrder(a: readonly ShellRelease[], b: readonly ShellRelease[]): boolean {
  return a.length === b.length && a.every(({ id }, index) => id === b[index]?.id);
}

/** Publishes a checked build of the shell: upload, gate against every section, commit. Refusals: those of upload, gate and commit, `page_unpinned`, `frozen`. */
export async function publishShell(
  context: ReleaseContext,
  tree: BuildTree,
  options: PublishShellOptions,
): Promise<Result<ShellRelease, Refusal>> {
  const scripts = shellScripts(tree);
  if (!scripts.ok) return scripts;
  const uploaded = await uploadArtifact(context.store, tree, options.source);
  if (!uploaded.ok) return uploaded;
  const { facts } = tree;
  const shell: ShellRelease = {
    id: uploaded.value,
    version: facts.version,
    dir: `/${artifactFolder('shell', uploaded.value)}`,
    shared: facts.sharedVersion,
    entry: facts.entry,
    scripts: scripts.value,
  };
  const committed = await commitBase(context, (base, ops) => {
    if (ops.frozen) return refuse('frozen', 'releases are frozen after an integrity failure; look, then "unfreeze"');
    const fits = gateShell(base, shell);
    if (!fits.ok) return fits;
    const others = options.alone ? [] : base.shells.filter(({ id }) => id !== shell.id);
    const shells = options.staged ? [...others, shell] : [shell, ...others];
    return ok(hasSameOrder(base.shells, shells) ? null : { shells, remotes: base.remotes });
  });
  if (!committed.ok) return committed;
  await moveRootFiles(context.store);
  return ok(shell);
}

/** Makes the page that of another live shell: a staged one, or the one before (a rollback of the shell). Refusals: `unknown_id`, those of the gate. */
export async function showShell(context: ReleaseContext, id: string): Promise<Result<ReleaseBase, Refusal>> {
  const committed = await commitBase(context, (base) => {
    const shell = base.shells.find((candidate) => candidate.id === id);
    if (!shell) return refuse('unknown_id', `no live shell has the id ${id}`);
    const fits = gateShell(base, shell);
    if (!fits.ok) return fits;
    return ok(
      base.shells[0]?.id === id ? null : { shells: [shell, ...base.shells.filter((other) => other !== shell)], remotes: base.remotes },
    );
  });
  if (committed.ok) await moveRootFiles(context.store);
  return committed;
}

/** Takes a shell off the list of live ones, so that sections need not fit it any more. Refusals: `unknown_id`, `last_shell`. */
export function retireShell(context: ReleaseContext, id: string): Promise<Result<ReleaseBase, Refusal>> {
  return commitBase(context, (base) => {
    const others = base.shells.filter((shell) => shell.id !== id);
    if (others.length === base.shells.length) return refuse('unknown_id', `no live shell has the id ${id}`);
    if (others.length === 0) return refuse('last_shell', 'the site would have no page left');
    return ok({ shells: others, remotes: base.remotes });
  });
}
