import type { ReleaseBase } from '@dex/mf-shared/release';
import { ok } from '@dex/mf-shared/domain';
import type { Result } from '@dex/mf-shared/domain';
import type { Sidecar } from './artifact/sidecar';
import { SIDECAR_FILE, parseSidecar } from './artifact/sidecar';
import { artifactFolder } from './artifact/uploadArtifact';
import { refuse } from './refusal';
import type { Refusal } from './refusal';
import type { ReleaseStore } from './store/releaseStore';

type Names = NonNullable<Sidecar['sharedNames']>;

/** What a published build says of shared values; null for one that was published before builds said it. */
async function namesOf(store: ReleaseStore, remote: string, id: string): Promise<Names | null> {
  const bytes = await store.read(`${artifactFolder(remote, id)}${SIDECAR_FILE}`);
  return (bytes ? parseSidecar(bytes)?.sharedNames : undefined) ?? null;
}

/** What is used and not offered, as `name of module`. */
export function missingNames(used: Names, offered: Names): readonly string[] {
  return Object.entries(used).flatMap(([module, names]) =>
    names.filter((name) => !offered[module]?.includes(name)).map((name) => `${name} of ${module}`),
  );
}

/** A section may use only what every live shell offers: a version says that nothing was taken away, not that all is there. Refusal: `missing_export` with the names. */
export async function gateRemoteNames(
  store: ReleaseStore,
  base: Pick<ReleaseBase, 'shells'>,
  remote: string,
  used: Names | undefined,
): Promise<Result<null, Refusal>> {
  for (const shell of used ? base.shells : []) {
    const offered = await namesOf(store, 'shell', shell.id);
    const missing = used && offered ? missingNames(used, offered) : [];
    if (missing.length > 0)
      return refuse('missing_export', `the live shell ${shell.version} (${shell.id}) lacks what ${remote} uses: ${missing.join(', ')}`);
  }
  return ok(null);
}

/** A shell must offer what every section uses that can be shown. Refusal: `missing_export` with the names. */
export async function gateShellNames(
  store: ReleaseStore,
  base: Pick<ReleaseBase, 'remotes'>,
  version: string,
  offered: Names | null | undefined,
): Promise<Result<null, Refusal>> {
  for (const [remote, { stable, canary }] of Object.entries(offered ? base.remotes : {})) {
    for (const release of [stable, ...(canary ? [canary.release] : [])]) {
      const used = await namesOf(store, remote, release.id);
      const missing = used && offered ? missingNames(used, offered) : [];
      if (missing.length > 0)
        return refuse('missing_export', `shell ${version} lacks what ${remote} ${release.version} uses: ${missing.join(', ')}`);
    }
  }
  return ok(null);
}

/** The same for a shell that is published already. */
export async function gateShownShell(store: ReleaseStore, base: ReleaseBase, shell: { readonly id: string; readonly version: string }) {
  return gateShellNames(store, base, shell.version, await namesOf(store, 'shell', shell.id));
}
