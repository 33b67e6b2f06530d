import { teamStatement } from '@dex/mf-shared/release';
import type { Release, ReleaseBase, RemoteReleases } from '@dex/mf-shared/release';
import { ok } from '@dex/mf-shared/domain';
import type { Result } from '@dex/mf-shared/domain';
import { releaseNameOf } from '../artifact/buildFacts';
import type { BuildTree } from '../artifact/buildTree';
import { gateProof } from '../artifact/proof';
import type { Proof } from '../artifact/proof';
import { unsignedRelease } from '../artifact/signedBuild';
import type { SignedBuild } from '../artifact/signedBuild';
import { uploadArtifact } from '../artifact/uploadArtifact';
import { gateClaims, gateRemote } from '../gate';
import { gateRemoteNames } from '../gateNames';
import { gateRemotePicture } from '../gatePictures';
import { teamSignatures } from '../keys/keyRing';
import { commitBase } from '../map/commit';
import type { BaseContent, ReleaseContext } from '../map/commit';
import { effectiveRemote } from '../map/effective';
import { refusalOfBuild, refusalOfFreeze } from '../map/heldBack';
import { refuse } from '../refusal';
import type { Refusal } from '../refusal';

/** Former stable releases that stay in the map. */
export const HISTORY_LENGTH = 5;

export interface PublishOptions {
  /** Null publishes to everybody at once; otherwise the share of users, 0 to 100. */
  readonly canaryPercent: number | null;
  /** The commit that the build was made from. */
  readonly source: string | null;
  /** What the team signed elsewhere; without it the team's key must be on this machine. */
  readonly signed?: SignedBuild | null;
  /** The kit's report with signatures of this machine's team keys, beside those in `signed`. */
  readonly proof?: Proof | null;
}

/** The history after `former` stopped being stable. */
export function historyWith(history: readonly Release[], former: Release | undefined, current: Release): Release[] {
  const all = former ? [former, ...history] : history;
  const others = all.filter((release, index) => release.id !== current.id && all.findIndex(({ id }) => id === release.id) === index);
  return others.slice(0, HISTORY_LENGTH);
}

/** The base with one section's releases replaced. */
export function withRemote(base: ReleaseBase, remote: string, releases: RemoteReleases): BaseContent {
  return { shells: base.shells, remotes: { ...base.remotes, [remote]: releases } };
}

async function signedRelease(context: ReleaseContext, tree: BuildTree, options: PublishOptions): Promise<Result<Release, Refusal>> {
  const remote = releaseNameOf(tree.facts.app);
  const unsigned = unsignedRelease(tree, options.source);
  // a consent names builds by id
  if (context.collect) return ok(unsigned);
  const signatures = await teamSignatures(context.keys, remote, teamStatement(remote, unsigned), options.signed?.signatures ?? null);
  return signatures.ok ? ok({ ...unsigned, team: signatures.value }) : signatures;
}

function asCanary(
  base: ReleaseBase,
  remote: string,
  current: RemoteReleases | null,
  release: Release,
  percent: number,
): Result<BaseContent, Refusal> {
  if (!current) return refuse('unknown_remote', `${remote} has no stable release yet; publish the first one without --canary`);
  if (current.canary && current.canary.release.id !== release.id) {
    return refuse('canary_exists', `${remote} has the canary ${current.canary.release.version}; promote or abort it first`);
  }
  return ok(withRemote(base, remote, { ...current, canary: { release, percent, salt: release.id } }));
}

function asStable(base: ReleaseBase, remote: string, current: RemoteReleases | null, release: Release): Result<BaseContent, Refusal> {
  if (current?.canary && current.canary.release.id !== release.id) {
    return refuse('canary_exists', `${remote} has the canary ${current.canary.release.version}; promote or abort it first`);
  }
  const former = current?.stable.id === release.id ? undefined : current?.stable;
  const { canary: _over, ...kept } = current ?? {};
  return ok(withRemote(base, remote, { ...kept, stable: release, history: historyWith(current?.history ?? [], former, release) }));
}

/** True for the same build signed by the same keys: after a change of the team's keys it is put into the map anew. */
function isSame(a: Release, b: Release): boolean {
  return a.id === b.id && a.team.map(({ key }) => key).join() === b.team.map(({ key }) => key).join();
}

function isCurrent(current: RemoteReleases | null, release: Release, percent: number | null): boolean {
  if (!current) return false;
  if (percent !== null)
    return current.canary !== undefined && isSame(current.canary.release, release) && current.canary.percent === percent;
  return isSame(current.stable, release) && current.canary === undefined;
}

/** True for a build that the map shows to somebody, or did so lately: it was proved then, or came before proofs were asked for. */
function isShown({ remotes }: ReleaseBase, remote: string, id: string): boolean {
  const releases = Object.hasOwn(remotes, remote) ? remotes[remote] : undefined;
  return [releases?.stable, releases?.canary?.release, ...(releases?.history ?? [])].some((release) => release?.id === id);
}

/** Publishes a checked build of a section: the team's signatures, the kit's proof, upload, gate, commit. The same build again changes nothing. Refusals: those of proof, upload, gate and commit, `frozen`, `revoked`, `canary_exists`, `canary_off`, `rolled_back`. */
export async function publishRemote(context: ReleaseContext, tree: BuildTree, options: PublishOptions): Promise<Result<Release, Refusal>> {
  const remote = releaseNameOf(tree.facts.app);
  const ready = await signedRelease(context, tree, options);
  if (!ready.ok) return ready;
  const uploaded = context.collect ? ready : await uploadArtifact(context.store, tree, options.source);
  if (!uploaded.ok) return uploaded;
  const release = ready.value;
  const proofs = [...(options.signed?.proofs ?? []), ...(options.proof ? [options.proof] : [])];
  const committed = await commitBase(context, async (base, ops) => {
    const free = refusalOfFreeze(ops);
    if (!free.ok) return free;
    const allowed = refusalOfBuild(ops, remote, release.id, options.canaryPercent !== null);
    if (!allowed.ok) return allowed;
    const proved = context.collect || isShown(base, remote, release.id) ? ok(null) : await gateProof(context.keys.trusted, tree, proofs);
    if (!proved.ok) return proved;
    const fits = gateRemote(base, remote, release);
    if (!fits.ok) return fits;
    const claims = gateClaims(base, context.keys.trusted, remote, release);
    if (!claims.ok) return claims;
    const named = await gateRemoteNames(context.store, base, remote, tree.facts);
    if (!named.ok) return named;
    const drawn = await gateRemotePicture(context.store, base, remote, release);
    if (!drawn.ok) return drawn;
    const current = effectiveRemote(base, ops, remote);
    if (isCurrent(current, release, options.canaryPercent)) return ok(null);
    return options.canaryPercent === null
      ? asStable(base, remote, current, release)
      : asCanary(base, remote, current, release, options.canaryPercent);
  });
  return committed.ok ? ok(release) : committed;
}
