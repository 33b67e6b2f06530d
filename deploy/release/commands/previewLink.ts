import {
  canonicalBytes,
  PREVIEW_LIFE_MOST,
  PREVIEW_PARAMETER,
  previewPath,
  RELEASE_SCHEMA,
  sha256Hex,
  teamStatement,
} from '@dex/mf-shared/release';
import type { Preview, Release, ReleaseBase, ReleaseOps } from '@dex/mf-shared/release';
import { ok } from '@dex/mf-shared/domain';
import type { Result } from '@dex/mf-shared/domain';
import { releaseNameOf } from '../artifact/buildFacts';
import type { BuildTree } from '../artifact/buildTree';
import { unsignedRelease } from '../artifact/signedBuild';
import type { SignedBuild } from '../artifact/signedBuild';
import { uploadArtifact } from '../artifact/uploadArtifact';
import { gateRemote } from '../gate';
import { gateRemoteNames } from '../gateNames';
import { signAs, teamSignatures } from '../keys/keyRing';
import type { ReleaseContext } from '../map/commit';
import { releasesOf } from '../map/effective';
import { documentsOf, readReleaseState } from '../map/releaseState';
import { refuse } from '../refusal';
import type { Refusal } from '../refusal';
import { create } from '../store/releaseStore';

export interface PreviewOptions {
  /** The address of the site, of which the link is. */
  readonly site: string;
  readonly lifeSeconds: number;
  /** The commit that builds are made from which no file of signatures names one for. */
  readonly source: string | null;
  /** What teams signed elsewhere, each for a build of its section. */
  readonly signed: readonly SignedBuild[];
}

interface PreviewedBuild {
  readonly remote: string;
  readonly release: Release;
  readonly tree: BuildTree;
  readonly source: string | null;
}

async function previewedBuild(
  { keys, store }: ReleaseContext,
  { base, ops }: { readonly base: ReleaseBase; readonly ops: ReleaseOps },
  tree: BuildTree,
  options: PreviewOptions,
): Promise<Result<PreviewedBuild, Refusal>> {
  const remote = releaseNameOf(tree.facts.app);
  if (!releasesOf(base, remote)) return refuse('unknown_remote', `${remote} has no releases: a preview stands in the place of one`);
  const given = options.signed.find((signed) => signed.remote === remote) ?? null;
  const source = given ? given.source : options.source;
  const unsigned = unsignedRelease(tree, source);
  const signatures = await teamSignatures(keys, remote, teamStatement(remote, unsigned), given?.signatures ?? null);
  if (!signatures.ok) return signatures;
  const release = { ...unsigned, team: signatures.value };
  if ([...ops.revoked, ...(base.revoked ?? [])].some((entry) => entry.remote === remote && entry.id === release.id))
    return refuse('revoked', `${remote} ${release.id} was revoked`);
  const fits = gateRemote(base, remote, release);
  if (!fits.ok) return fits;
  const named = await gateRemoteNames(store, base, remote, tree.facts);
  return named.ok ? ok({ remote, release, tree, source }) : named;
}

/**
 * Uploads builds beside the released ones and signs a document that shows them to whoever holds the link, for a time; the map stays as it is (deploy/docs/preview.md). Needs each
 * section's team (or what it signed) and the tester's key. Refusals: `usage`, `unknown_remote`, `missing_key`, `revoked`, those of upload and gate.
 */
export async function previewLink(
  context: ReleaseContext,
  trees: readonly BuildTree[],
  options: PreviewOptions,
): Promise<Result<string, Refusal>> {
  const { store, keys, now } = context;
  if (!(options.lifeSeconds >= 60 && options.lifeSeconds <= PREVIEW_LIFE_MOST))
    return refuse('usage', 'a preview lasts from a minute to 30 days');
  const state = await readReleaseState(store, keys);
  if (!state.ok) return state;
  const documents = documentsOf(state.value);
  if (!documents.ok) return documents;
  const builds: PreviewedBuild[] = [];
  for (const tree of trees) {
    const build = await previewedBuild(context, documents.value, tree, options);
    if (!build.ok) return build;
    if (builds.some(({ remote }) => remote === build.value.remote)) return refuse('usage', `two builds of ${build.value.remote}`);
    builds.push(build.value);
  }
  const issued = now();
  const value: Preview = {
    schema: RELEASE_SCHEMA,
    by: context.note?.by ?? 'unknown',
    issued,
    expires: issued + options.lifeSeconds,
    builds: builds.map(({ remote, release }) => ({ remote, release })),
  };
  const signatures = await signAs(keys, 'tester', value, null, 'preview');
  if (!signatures.ok) return signatures;
  for (const { tree, source } of builds) {
    const uploaded = await uploadArtifact(store, tree, source);
    if (!uploaded.ok) return uploaded;
  }
  const bytes = canonicalBytes({ value, signatures: signatures.value });
  const id = (await sha256Hex(bytes)).slice(0, 32);
  await create(store, previewPath(id) ?? '', bytes);
  const link = new URL(options.site);
  link.searchParams.set(PREVIEW_PARAMETER, id);
  return ok(link.href);
}
