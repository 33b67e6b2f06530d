import type { ReleaseBase, ReleaseOps } from '@dex/mf-shared/release';
import { ok } from '@dex/mf-shared/domain';
import type { Result } from '@dex/mf-shared/domain';
import { gateRemote } from '../gate';
import { commitBase, commitOps } from '../map/commit';
import type { OpsContent, ReleaseContext } from '../map/commit';
import { effectiveRemote, namedCanary, runningCanary } from '../map/effective';
import { refuse } from '../refusal';
import type { Refusal } from '../refusal';
import { historyWith, withRemote } from './publishRemote';

/** The part of the reductions that a change starts from. */
export function opsContent(ops: ReleaseOps): OpsContent {
  const { frozen, canariesOff, caps, rollbacks, revoked } = ops;
  return { frozen, canariesOff, caps, rollbacks, revoked };
}

/** The entries without those of this section and build, and the new one. */
export function withEntry<E extends { remote: string }>(entries: readonly E[], isSame: (entry: E) => boolean, entry: E): E[] {
  return [...entries.filter((other) => !isSame(other)), entry];
}

/** Changes the share of users that see the canary. Refusals: `no_canary`, `bad_percent`, `frozen`. */
export function setPercent(context: ReleaseContext, remote: string, percent: number): Promise<Result<ReleaseBase, Refusal>> {
  return commitBase(context, (base, ops) => {
    const current = effectiveRemote(base, ops, remote);
    if (!current?.canary) return refuse('no_canary', `${remote} has no canary that runs`);
    const written = base.remotes[remote]?.canary?.percent ?? 0;
    if (ops.frozen && percent > written) return refuse('frozen', 'releases are frozen; a percent may only go down');
    const cap = ops.caps.find((entry) => entry.remote === remote && entry.id === current.canary?.release.id);
    if (cap && percent > cap.percent) return refuse('bad_percent', `the ops key capped this canary at ${cap.percent} %; "lift" first`);
    return ok(withRemote(base, remote, { ...current, canary: { ...current.canary, percent } }));
  });
}

/** Caps a running canary with the ops key alone. Refusal: `no_canary`. */
export function capPercent(context: ReleaseContext, remote: string, percent: number): Promise<Result<ReleaseOps, Refusal>> {
  return commitOps(context, (base, ops) => {
    const id = runningCanary(base, ops, remote)?.id;
    if (id === undefined) return refuse('no_canary', `${remote} has no canary that runs`);
    const caps = withEntry(ops.caps, (entry) => entry.remote === remote && entry.id === id, { remote, id, percent });
    return ok({ ...opsContent(ops), caps });
  });
}

/** Makes the canary the stable release of everybody. Refusals: `no_canary`, `frozen`, those of the gate. */
export function promote(context: ReleaseContext, remote: string): Promise<Result<ReleaseBase, Refusal>> {
  return commitBase(context, (base, ops) => {
    if (ops.frozen) return refuse('frozen', 'releases are frozen after an integrity failure; look, then "unfreeze"');
    const current = effectiveRemote(base, ops, remote);
    if (!current?.canary) return refuse('no_canary', `${remote} has no canary that runs`);
    const {
      canary: { release },
      ...kept
    } = current;
    const fits = gateRemote(base, remote, release);
    if (!fits.ok) return fits;
    return ok(withRemote(base, remote, { ...kept, stable: release, history: historyWith(current.history, current.stable, release) }));
  });
}

/** Switches the canary off with the ops key: from then on exactly nobody gets it. With `only`, nothing else than that build. Refusal: `no_canary` (also another one). */
export function abort(context: ReleaseContext, remote: string, only: string | null = null): Promise<Result<ReleaseOps, Refusal>> {
  return commitOps(context, (base, ops) => {
    const id = namedCanary(base, remote);
    if (id === undefined) return refuse('no_canary', `${remote} has no canary`);
    if (only !== null && only !== id) return refuse('no_canary', `${remote} has another canary than ${only}`);
    if (ops.canariesOff.some((entry) => entry.remote === remote && entry.id === id)) return ok(null);
    return ok({ ...opsContent(ops), canariesOff: [...ops.canariesOff, { remote, id }] });
  });
}
