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
type Types = NonNullable<Sidecar['sharedTypes']>;

/** What a build says of shared values: those that it uses or offers, and their types. Builds of former times do not say. */
type Said = Partial<Pick<Sidecar, 'sharedNames' | 'sharedTypes' | 'sharedVersion'>>;

/** What a published build says. */
async function saidBy(store: ReleaseStore, remote: string, id: string): Promise<Said> {
  const bytes = await store.read(`${artifactFolder(remote, id)}${SIDECAR_FILE}`);
  return (bytes && parseSidecar(bytes)) ?? {};
}

/** What is used and not offered, as `name of module`. */
export function missingNames(used: Names, offered: Names): readonly string[] {
  return Object.entries(used).flatMap(([module, names]) =>
    names.filter((name) => !offered[module]?.includes(name)).map((name) => `${name} of ${module}`),
  );
}

/** What is used and offered with another type, as `name of module`. */
export function changedNames(used: Types, offered: Types): readonly string[] {
  return Object.entries(used).flatMap(([module, types]) =>
    Object.entries(types)
      .filter(([name, type]) => (offered[module]?.[name] ?? type) !== type)
      .map(([name]) => `${name} of ${module}`),
  );
}

/** Why a section that uses this does not go with a shell that offers that; types count under one version of mf-shared, since a raised one says that they changed. */
function faultOf(used: Said, offered: Said, shell: string, section: string): Refusal | null {
  const missing = used.sharedNames && offered.sharedNames ? missingNames(used.sharedNames, offered.sharedNames) : [];
  if (missing.length > 0) return { code: 'missing_export', detail: `${shell} lacks what ${section} uses: ${missing.join(', ')}` };
  const areComparable = used.sharedVersion === offered.sharedVersion;
  const changed = areComparable && used.sharedTypes && offered.sharedTypes ? changedNames(used.sharedTypes, offered.sharedTypes) : [];
  if (changed.length === 0) return null;
  const version = `both by mf-shared ${used.sharedVersion}`;
  return {
    code: 'changed_export',
    detail: `${shell} gives with another type than ${section} was built for, ${version}: ${changed.join(', ')}`,
  };
}

/** A section may use only what every live shell offers, as it is there. Refusals: `missing_export`, `changed_export` with the names. */
export async function gateRemoteNames(
  store: ReleaseStore,
  base: Pick<ReleaseBase, 'shells'>,
  remote: string,
  used: Said,
): Promise<Result<null, Refusal>> {
  for (const shell of base.shells) {
    const fault = faultOf(used, await saidBy(store, 'shell', shell.id), `the live shell ${shell.version} (${shell.id})`, remote);
    if (fault) return refuse(fault.code, fault.detail);
  }
  return ok(null);
}

/** A shell must offer what every section uses that can be shown. Refusals: `missing_export`, `changed_export` with the names. */
export async function gateShellNames(
  store: ReleaseStore,
  base: Pick<ReleaseBase, 'remotes'>,
  version: string,
  offered: Said,
): Promise<Result<null, Refusal>> {
  for (const [remote, { stable, canary }] of Object.entries(base.remotes)) {
    for (const release of [stable, ...(canary ? [canary.release] : [])]) {
      const fault = faultOf(await saidBy(store, remote, release.id), offered, `shell ${version}`, `${remote} ${release.version}`);
      if (fault) return refuse(fault.code, fault.detail);
    }
  }
  return ok(null);
}

/** The same for a shell that is published already. */
export async function gateShownShell(store: ReleaseStore, base: ReleaseBase, shell: { readonly id: string; readonly version: string }) {
  return gateShellNames(store, base, shell.version, await saidBy(store, 'shell', shell.id));
}
