import { ok } from '@dex/mf-shared/domain';
import type { Result } from '@dex/mf-shared/domain';
import { consentStatement } from '@dex/mf-shared/release';
import type { ReleaseBase, ReleaseOps } from '@dex/mf-shared/release';
import { consentTo, isSameState } from '../map/consents';
import type { ReleaseContext } from '../map/commit';
import { effectiveRemote, runningCanary } from '../map/effective';
import { documentsOf, readReleaseState } from '../map/releaseState';
import { refuse } from '../refusal';
import type { Refusal } from '../refusal';
import { setShare } from './shellCanary';
import { withRemote } from './publishRemote';

/** How a canary grows: its shares in percent, each larger than the one before, and how long each is held. */
export interface StepPlan {
  readonly steps: readonly number[];
  readonly holdSeconds: number;
}

export interface StepOptions {
  readonly say: (text: string) => void;
  /** Waits so many seconds; false when it is asked to end. */
  readonly pause: (seconds: number) => Promise<boolean>;
  /** How often the map is looked at during a hold; 15 s by default. */
  readonly lookSeconds?: number;
}

const LOOK_SECONDS = 15;

/** How the canary stands: as it was set, or with nobody watching (the reductions ran out, so no page shows it). */
type Standing = 'running' | 'unwatched';

async function documentsNow(context: ReleaseContext) {
  const state = await readReleaseState(context.store, context.keys);
  return state.ok ? documentsOf(state.value) : state;
}

async function standingOf(context: ReleaseContext, remote: string, id: string, percent: number): Promise<Result<Standing, Refusal>> {
  const documents = await documentsNow(context);
  if (!documents.ok) return documents;
  const { base, ops } = documents.value;
  if (ops.frozen) return refuse('frozen', `${remote}: releases are frozen, nobody gets the canary; look, then "unfreeze" and begin again`);
  const canary = runningCanary(base, ops, remote);
  if (canary?.id !== id) return refuse('canary_off', `${remote}: the canary was taken back at ${percent} %; nobody gets it`);
  if (canary.percent !== percent) return refuse('conflict', `${remote}: somebody else changed the share to ${canary.percent} %`);
  return ok(ops.expires > context.now() ? 'running' : 'unwatched');
}

/** Holds one share; the hold begins anew whenever nobody watches. */
async function hold(context: ReleaseContext, remote: string, id: string, percent: number, plan: StepPlan, options: StepOptions) {
  let until = context.now() + plan.holdSeconds;
  let before: Standing = 'running';
  while (context.now() < until) {
    if (!(await options.pause(Math.min(options.lookSeconds ?? LOOK_SECONDS, until - context.now()))))
      return refuse('conflict', `${remote}: ended at ${percent} %, which stays as it is`);
    const standing = await standingOf(context, remote, id, percent);
    if (!standing.ok) return standing;
    if (standing.value === 'unwatched') {
      until = context.now() + plan.holdSeconds;
      if (before === 'running') options.say(`${remote}: nothing renews the reductions, so no page shows the canary: waiting for "watch"`);
    }
    before = standing.value;
  }
  return ok(null);
}

/**
 * Raises a running canary step by step, each held while the watch is content (DELIVERY-16: time raises it, health can only stop it). Ends at the last
 * step. Refusals: `no_canary`, `canary_off` (taken back meanwhile), `frozen`, `conflict` (changed by somebody else, or ended), `no_consent`, `bad_percent`.
 */
export async function runSteps(
  context: ReleaseContext,
  remote: string,
  plan: StepPlan,
  options: StepOptions,
): Promise<Result<null, Refusal>> {
  const documents = await documentsNow(context);
  if (!documents.ok) return documents;
  const id = runningCanary(documents.value.base, documents.value.ops, remote)?.id;
  if (id === undefined) return refuse('no_canary', `${remote} has no canary that runs`);
  for (const [index, percent] of plan.steps.entries()) {
    const set = await setShare(context, remote, percent);
    if (!set.ok) return set;
    options.say(`${remote}: ${percent} % of the users`);
    if (index === plan.steps.length - 1) break;
    const held = await hold(context, remote, id, percent, plan, options);
    if (!held.ok) return held;
  }
  return ok(null);
}

/** The base that `setPercent` makes of this one: rollbacks and revocations that stand are written into it, as they are then. */
function withPercent(base: ReleaseBase, ops: ReleaseOps, remote: string, percent: number): ReleaseBase {
  if (remote === 'shell' && base.shellCanary) return { ...base, shellCanary: { ...base.shellCanary, percent } };
  const releases = effectiveRemote(base, ops, remote);
  return releases?.canary ? { ...base, ...withRemote(base, remote, { ...releases, canary: { ...releases.canary, percent } }) } : base;
}

/** This machine's shares of the consents to every step, each for the day on which its turn comes. Refusals: `no_canary`, `no_consent`. */
export async function collectSteps(context: ReleaseContext, remote: string, plan: StepPlan): Promise<Result<null, Refusal>> {
  const documents = await documentsNow(context);
  if (!documents.ok) return documents;
  const { base, ops } = documents.value;
  if (!runningCanary(base, ops, remote)) return refuse('no_canary', `${remote} has no canary that runs`);
  let turn = base.consents?.[remote]?.turn ?? 0;
  let before = base;
  for (const [index, percent] of plan.steps.entries()) {
    const content = withPercent(before, ops, remote, percent);
    const stays = isSameState(before, content, remote);
    before = content;
    if (stays) continue;
    turn += 1;
    const then = { ...context, now: () => context.now() + index * plan.holdSeconds };
    const consent = await consentTo(then, remote, turn, (time) => consentStatement(content, remote, time));
    if (!consent.ok) return consent;
  }
  return ok(null);
}
