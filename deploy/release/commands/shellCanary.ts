import type { ReleaseBase } from '@dex/mf-shared/release';
import { ok } from '@dex/mf-shared/domain';
import type { Result } from '@dex/mf-shared/domain';
import { gateShell } from '../gate';
import { gateShownShell } from '../gateNames';
import { gateShellPictures, shellPage } from '../gatePictures';
import { commitBase } from '../map/commit';
import type { ReleaseContext } from '../map/commit';
import { runningCanary } from '../map/effective';
import { refusalOfBuild, refusalOfFreeze } from '../map/heldBack';
import { refuse } from '../refusal';
import type { Refusal } from '../refusal';
import { promote, setPercent } from './canaryCommands';
import { showShell } from './publishShell';

type BaseOutcome = Promise<Result<ReleaseBase, Refusal>>;

/** Every live shell must know that a page may give way: one that does not would show its canary to nobody, and open tabs of it would take the canary for a new page. */
function gateAllKnow({ shells }: ReleaseBase): Result<null, Refusal> {
  const old = shells.find(({ page }) => page === undefined);
  return old
    ? refuse('incompatible_shell', `the live shell ${old.version} (${old.id}) is from before shells had canaries; retire it first`)
    : ok(null);
}

/**
 * Makes another live shell the page of `percent` of the browsers. The edge must have its headers by then, as for `showShell`. Refusals: `unknown_id`, `shown_shell`, `frozen`, `canary_exists`, `canary_off`,
 * `incompatible_shell`, those of the gate.
 */
export function showShellTo(context: ReleaseContext, id: string, percent: number): BaseOutcome {
  return commitBase(context, async (base, ops) => {
    const free = refusalOfFreeze(ops);
    if (!free.ok) return free;
    const shell = base.shells.find((candidate) => candidate.id === id);
    if (!shell) return refuse('unknown_id', `no live shell has the id ${id}`);
    if (base.shells[0]?.id === id) return refuse('shown_shell', `${id} is the page of the site already`);
    const running = runningCanary(base, ops, 'shell');
    if (running && running.id !== id) return refuse('canary_exists', `the shell has the canary ${running.id}; promote or abort it first`);
    const allowed = refusalOfBuild(ops, 'shell', id, true);
    if (!allowed.ok) return allowed;
    const known = gateAllKnow(base);
    if (!known.ok) return known;
    const fits = gateShell(base, shell);
    if (!fits.ok) return fits;
    const named = await gateShownShell(context.store, base, shell);
    if (!named.ok) return named;
    const drawn = gateShellPictures(base, shell.version, await shellPage(context.store, id));
    if (!drawn.ok) return drawn;
    return ok({ shells: base.shells, remotes: base.remotes, shellCanary: { id, percent, salt: id } });
  });
}

function setShellPercent(context: ReleaseContext, percent: number): BaseOutcome {
  return commitBase(context, (base, ops) => {
    const running = runningCanary(base, ops, 'shell');
    if (!running || !base.shellCanary) return refuse('no_canary', 'the shell has no canary that runs');
    if (ops.frozen && percent > base.shellCanary.percent) return refuse('frozen', 'releases are frozen; a percent may only go down');
    const cap = ops.caps.find(({ remote, id }) => remote === 'shell' && id === running.id);
    if (cap && percent > cap.percent) return refuse('bad_percent', `the ops key capped this canary at ${cap.percent} %; "lift" first`);
    return ok({ shells: base.shells, remotes: base.remotes, shellCanary: { ...base.shellCanary, percent } });
  });
}

/** Changes the share of users that see the canary of a section, or of the shell. Refusals: `no_canary`, `bad_percent`, `frozen`. */
export function setShare(context: ReleaseContext, name: string, percent: number): BaseOutcome {
  return name === 'shell' ? setShellPercent(context, percent) : setPercent(context, name, percent);
}

/** Gives the canary of a section, or of the shell, to everybody. Refusals: `no_canary`, `frozen`, those of the gate. */
export async function promoteCanary(context: ReleaseContext, name: string): BaseOutcome {
  if (name !== 'shell') return promote(context, name);
  const looked = await commitBase(context, (base, ops) => {
    const free = refusalOfFreeze(ops);
    if (!free.ok) return free;
    return runningCanary(base, ops, 'shell') ? ok(null) : refuse('no_canary', 'the shell has no canary that runs');
  });
  return looked.ok ? showShell(context, looked.value.shellCanary?.id ?? '') : looked;
}
