import type { RemoteReleases } from './releaseMap';
import type { VerifiedReleaseMap } from './verifyReleaseMap';

/** True when any known document names this build as one that must not run. */
export function isRevoked(map: VerifiedReleaseMap, remote: string, id: string): boolean {
  return map.revoked.some((entry) => entry.remote === remote && entry.id === id);
}

/** True when the reductions took this build back: it was rolled back from and is not the canary since, or it was aborted as a canary. */
export function isWithdrawn({ base, ops }: Pick<VerifiedReleaseMap, 'base' | 'ops'>, remote: string, id: string): boolean {
  const isTriedAgain = Object.hasOwn(base.remotes, remote) && base.remotes[remote]?.canary?.release.id === id;
  const isRolledBack = !isTriedAgain && (ops?.rollbacks.some((entry) => entry.remote === remote && entry.from === id) ?? false);
  return isRolledBack || (ops?.canariesOff.some((entry) => entry.remote === remote && entry.id === id) ?? false);
}

function withoutRevoked(map: VerifiedReleaseMap, remote: string, releases: RemoteReleases): RemoteReleases {
  const history = releases.history.filter((release) => !isRevoked(map, remote, release.id));
  return { ...releases, history };
}

function withRollback(map: VerifiedReleaseMap, remote: string, releases: RemoteReleases): RemoteReleases {
  const order = map.ops?.rollbacks.find((entry) => entry.remote === remote && entry.from === releases.stable.id);
  const index = order ? releases.history.findIndex((release) => release.id === order.to) : -1;
  const target = releases.history[index];
  return target ? { ...releases, stable: target, history: releases.history.slice(index + 1) } : releases;
}

function withCanary(map: VerifiedReleaseMap, remote: string, releases: RemoteReleases): RemoteReleases {
  const { canary, ...rest } = releases;
  if (!canary || !map.ops || map.ops.frozen || map.standing !== 'fresh' || isRevoked(map, remote, canary.release.id)) return rest;
  const isMine = (entry: { remote: string; id: string }) => entry.remote === remote && entry.id === canary.release.id;
  if (map.ops.canariesOff.some(isMine)) return rest;
  const percent = Math.min(canary.percent, ...map.ops.caps.filter(isMine).map((cap) => cap.percent));
  return { ...rest, canary: { ...canary, percent } };
}

/**
 * The releases of one section with the reductions applied: canary off or capped, back to a release in the history, revoked builds gone from
 * the history (a revoked stable build stays for `resolveRemote` to refuse). Nothing that the base does not contain can come out. Null for an unknown section.
 */
export function applyOps(map: VerifiedReleaseMap, remote: string): RemoteReleases | null {
  const releases = Object.hasOwn(map.base.remotes, remote) ? map.base.remotes[remote] : undefined;
  if (!releases) return null;
  return withCanary(map, remote, withRollback(map, remote, withoutRevoked(map, remote, releases)));
}
