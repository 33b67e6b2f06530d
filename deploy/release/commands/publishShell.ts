import type { ShellRelease } from '@dex/mf-shared/release'
import { ok } from '@dex/mf-shared/domain'
import type { Result } from '@dex/mf-shared/domain'
import { scriptHashesOf } from '../../edge/releasePage'
import type { BuildTree } from '../artifact/buildTree'
import { artifactFolder, uploadArtifact } from '../artifact/uploadArtifact'
import { gateShell } from '../gate'
import { commitBase } from '../map/commit'
import type { ReleaseContext } from '../map/commit'
import { moveRootFiles } from '../map/movePointer'
import { refuse } from '../refusal'
import type { Refusal } from '../refusal'

export interface PublishShellOptions {
  readonly source: string | null
  /** Makes this the only live shell: tabs with an older one are asked to reload. */
  readonly alone: boolean
}

function shellScripts(tree: BuildTree): Result<string[], Refusal> {
  const page = tree.files.get('index.html')
  if (!page) return refuse('file_missing', 'the shell has no index.html')
  const hashes = scriptHashesOf(new TextDecoder().decode(page))
  return hashes ? ok(hashes) : refuse('page_unpinned', 'index.html starts a script without an integrity attribute')
}

/** Publishes a checked build of the shell: upload, gate against every section, commit. Refusals: those of upload, gate and commit, `page_unpinned`, `frozen`. */
export async function publishShell(context: ReleaseContext, tree: BuildTree, options: PublishShellOptions): Promise<Result<ShellRelease, Refusal>> {
  const scripts = shellScripts(tree)
  if (!scripts.ok) return scripts
  const uploaded = await uploadArtifact(context.store, tree, options.source)
  if (!uploaded.ok) return uploaded
  const { facts } = tree
  const shell: ShellRelease = {
    id: uploaded.value,
    version: facts.version,
    dir: `/${artifactFolder('shell', uploaded.value)}`,
    shared: facts.sharedVersion,
    entry: facts.entry,
    scripts: scripts.value,
  }
  const committed = await commitBase(context, (base, ops) => {
    if (ops.frozen) return refuse('frozen', 'releases are frozen after an integrity failure; look, then "unfreeze"')
    const fits = gateShell(base, shell)
    if (!fits.ok) return fits
    const others = options.alone ? [] : base.shells.filter(({ id }) => id !== shell.id)
    if (base.shells[0]?.id === shell.id && base.shells.length === others.length + 1) return ok(null)
    return ok({ shells: [shell, ...others], remotes: base.remotes })
  })
  if (!committed.ok) return committed
  await moveRootFiles(context.store)
  return ok(shell)
}

/** Takes a shell off the list of live ones, so that sections need not fit it any more. Refusals: `unknown_id`, `last_shell`. */
export function retireShell(context: ReleaseContext, id: string) {
  return commitBase(context, (base) => {
    const others = base.shells.filter((shell) => shell.id !== id)
    if (others.length === base.shells.length) return refuse('unknown_id', `no live shell has the id ${id}`)
    if (others.length === 0) return refuse('last_shell', 'the site would have no page left')
    return ok({ shells: others, remotes: base.remotes })
  })
}
