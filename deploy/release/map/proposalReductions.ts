import type { ReleaseBase, ReleaseOps, RemoteReleases } from '@dex/mf-shared/release';
import { ok } from '@dex/mf-shared/domain';
import type { Result } from '@dex/mf-shared/domain';
import { refuse } from '../refusal';
import type { Refusal } from '../refusal';
import { everRevoked } from './commit';
import { isSameState } from './consents';
import { effectiveRemote } from './effective';
import { refusalOfBuild, refusalOfFreeze } from './heldBack';

const percentOf = (releases: RemoteReleases | undefined): number => releases?.canary?.percent ?? 0;

/** A section alone, the share of its canary left out. */
function withoutPercent(remote: string, releases: RemoteReleases) {
  const { canary } = releases;
  return { shells: [], remotes: { [remote]: { ...releases, ...(canary ? { canary: { ...canary, percent: 0 } } : {}) } } };
}

/** True when more is done than a freeze allows: to issue the base again, lower a percent, go back to another live page or retire one. */
function isRelease(before: ReleaseBase, ops: ReleaseOps, after: ReleaseBase): boolean {
  if (after.shells.some(({ id }) => !before.shells.some((shell) => shell.id === id))) return true;
  const isSameCanary = before.shellCanary?.id === after.shellCanary?.id;
  if ((after.shellCanary?.percent ?? 0) > (isSameCanary ? (before.shellCanary?.percent ?? 0) : 0)) return true;
  const names = new Set([...Object.keys(before.remotes), ...Object.keys(after.remotes)]);
  return [...names].some((name) => {
    const [old, now, effective] = [before.remotes[name], after.remotes[name], effectiveRemote(before, ops, name)];
    if (!old || !now || percentOf(now) > percentOf(old)) return true;
    return ![old, effective ?? old].some((known) => isSameState(withoutPercent(name, known), withoutPercent(name, now), name));
  });
}

/** The builds of a section that the proposal changes: what everybody could already get may stay in the history, but no build that was rolled back from. */
function heldBackIn(before: ReleaseBase, ops: ReleaseOps, remote: string, now: RemoteReleases): Result<null, Refusal> {
  const old = before.remotes[remote];
  const known = { ...ops, revoked: everRevoked(before, ops) };
  const forAll = old ? [old.stable.id, ...old.history.map(({ id }) => id)] : [];
  const builds = [
    // a revoked stable build gives way to the one before wherever it stands: it must not keep its mend from being a canary
    { isCanary: false, release: now.stable, by: now.stable.id === old?.stable.id ? { ...known, revoked: [] } : known },
    ...(now.canary ? [{ isCanary: true, release: now.canary.release, by: known }] : []),
    ...now.history.map((release) => ({
      isCanary: false,
      release,
      by: forAll.includes(release.id) ? { ...known, revoked: [], canariesOff: [] } : known,
    })),
  ];
  for (const { isCanary, release, by } of builds) {
    const held = refusalOfBuild(by, remote, release.id, isCanary);
    if (!held.ok)
      return refuse(
        held.error.code,
        `the proposal holds ${remote} ${release.version} (${release.id}): ${held.error.detail}, or propose anew`,
      );
  }
  return ok(null);
}

/**
 * Checks a proposed base against the reductions in force now: it was made on former ones, and what was aborted, revoked, rolled back from or frozen since
 * must not come into force by it (DELIVERY-9, DELIVERY-19). A section that stays as it is keeps its reductions. Refusals: `frozen`, `revoked`, `canary_off`, `rolled_back`.
 */
export function fitsReductions(before: ReleaseBase, ops: ReleaseOps, after: ReleaseBase): Result<null, Refusal> {
  if (isRelease(before, ops, after)) {
    const free = refusalOfFreeze(ops);
    if (!free.ok) return free;
  }
  if (after.shellCanary && !isSameState(before, after, 'shell')) {
    const free = refusalOfBuild({ ...ops, revoked: everRevoked(before, ops) }, 'shell', after.shellCanary.id, true);
    if (!free.ok) return free;
  }
  for (const [remote, releases] of Object.entries(after.remotes)) {
    if (isSameState(before, after, remote)) continue;
    const free = heldBackIn(before, ops, remote, releases);
    if (!free.ok) return free;
  }
  return ok(null);
}
