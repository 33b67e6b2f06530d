import type { ReleaseBase, ReleaseOps } from '@dex/mf-shared/release';
import { ok } from '@dex/mf-shared/domain';
import type { Result } from '@dex/mf-shared/domain';
import { signAs } from '../keys/keyRing';
import { commitBase, commitOps } from '../map/commit';
import type { Change, OpsContent, ReleaseContext } from '../map/commit';
import { effectiveRemote, namedCanary, releasesOf } from '../map/effective';
import { refuse } from '../refusal';
import type { Refusal } from '../refusal';
import { opsContent, withEntry } from './canaryCommands';

type OpsOutcome = Promise<Result<ReleaseOps, Refusal>>;

/** Goes back to a release in the history (the newest when `to` is null) with the ops key alone. Refusals: `unknown_remote`, `not_in_history`. */
export function rollback(context: ReleaseContext, remote: string, to: string | null): OpsOutcome {
  return commitOps(context, (base, ops) => {
    const written = releasesOf(base, remote);
    const current = effectiveRemote(base, ops, remote);
    if (!written || !current) return refuse('unknown_remote', `${remote} has no releases`);
    const target = to === null ? current.history[0] : current.history.find((release) => release.id === to || release.version === to);
    if (!target) return refuse('not_in_history', `${remote} has no ${to ?? 'former'} release in its history`);
    const entry = { remote, from: written.stable.id, to: target.id };
    return ok({ ...opsContent(ops), rollbacks: withEntry(ops.rollbacks, (other) => other.remote === remote, entry) });
  });
}

/**
 * Forbids a build for good: it is not loaded any more and the wallet bridge refuses it. With the release key at hand the base is issued again and
 * names it too, so that it stays forbidden where the reductions are withheld; else the next base does. Refusal: `unknown_id`.
 */
export async function revoke(context: ReleaseContext, remote: string, id: string): OpsOutcome {
  const revoked = await addRevoked(context, remote, id);
  if (!revoked.ok || !(await signAs(context.keys, 'release', null)).ok) return revoked;
  const named = await renewBase(context);
  // it is forbidden by the reductions all the same
  if (!named.ok && named.error.code === 'shell_refuses') context.warn?.(`the map does not name it yet: ${named.error.detail}`);
  else if (!named.ok) return named;
  return revoked;
}

function addRevoked(context: ReleaseContext, remote: string, id: string): OpsOutcome {
  return commitOps(context, (base, ops) => {
    const releases = releasesOf(base, remote);
    const known = releases ? [releases.stable, ...releases.history, ...(releases.canary ? [releases.canary.release] : [])] : [];
    if (!known.some((release) => release.id === id)) return refuse('unknown_id', `${remote} has no build ${id} in the map`);
    const isSame = (entry: { remote: string; id: string }) => entry.remote === remote && entry.id === id;
    return ok({ ...opsContent(ops), revoked: withEntry(ops.revoked, isSame, { remote, id }) });
  });
}

/**
 * Takes back cap and rollback of one section. An aborted build stays aborted (DELIVERY-19), unless `canary` names it by its id; a revoked one always.
 * Refusals: `unknown_remote`, `unknown_id`.
 */
export function lift(context: ReleaseContext, remote: string, canary: string | null = null): OpsOutcome {
  return commitOps(context, (base, ops) => {
    const isOther = (entry: { remote: string }) => entry.remote !== remote;
    // a section that was retired may be published again, what was held back of it too
    const isHeldBack = ![...ops.canariesOff, ...ops.caps, ...ops.rollbacks].every(isOther);
    if (remote !== 'shell' && !isHeldBack && !releasesOf(base, remote)) return refuse('unknown_remote', `${remote} has no releases`);
    const isNamed = (entry: { remote: string; id: string }) => !isOther(entry) && entry.id === canary;
    if (canary !== null && !ops.canariesOff.some(isNamed)) return refuse('unknown_id', `${remote} has no aborted build ${canary}`);
    return ok({
      ...opsContent(ops),
      canariesOff: ops.canariesOff.filter((entry) => !isNamed(entry)),
      caps: ops.caps.filter(isOther),
      rollbacks: ops.rollbacks.filter(isOther),
    });
  });
}

/** Stops every canary and every release until `unfreeze`; or ends that. */
export function setFrozen(context: ReleaseContext, frozen: boolean): OpsOutcome {
  return commitOps(context, (_, ops) => ok(ops.frozen === frozen ? null : { ...opsContent(ops), frozen }));
}

/** Issues the reductions again with a new hour to live. Entries about builds that left the map are dropped, aborted and revoked ones excepted. Refusal: `shell_refuses`. */
export function renewOps(context: ReleaseContext): OpsOutcome {
  const renewed: Change<OpsContent> = (base, ops) => {
    const isRunning = ({ remote, id }: { remote: string; id: string }) => namedCanary(base, remote) === id;
    return ok({
      ...opsContent(ops),
      caps: ops.caps.filter(isRunning),
      rollbacks: ops.rollbacks.filter(({ remote, from }) => base.remotes[remote]?.stable.id === from),
    });
  };
  // pages that refuse the map show nothing; those whose reductions are old show no canary
  return commitOps(context, renewed, 'may wait');
}

/** Issues the base again with a new thirty days to live, contents unchanged. */
export function renewBase(context: ReleaseContext): Promise<Result<ReleaseBase, Refusal>> {
  return commitBase(context, (base) => ok({ shells: base.shells, remotes: base.remotes }));
}
