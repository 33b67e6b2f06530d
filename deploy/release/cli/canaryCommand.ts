import { setTimeout as delay } from 'node:timers/promises';
import { ok } from '@dex/mf-shared/domain';
import type { Result } from '@dex/mf-shared/domain';
import { collectSteps, runSteps } from '../commands/canarySteps';
import type { StepPlan } from '../commands/canarySteps';
import { refuse } from '../refusal';
import type { Refusal } from '../refusal';
import { percentOf, wordOf } from './invocation';
import type { Invocation } from './invocation';
import type { ContextCommand } from './releaseCommands';

const UNIT_SECONDS: Readonly<Record<string, number>> = { s: 1, m: 60, h: 3600, d: 86400 };

/** Seconds of a duration such as `30m` or `2h`. Refusal: `usage`. */
export function secondsOf(text: string): Result<number, Refusal> {
  const [, count, unit] = /^(\d{1,4})([smhd])$/.exec(text) ?? [];
  const seconds = Number(count) * (UNIT_SECONDS[unit ?? ''] ?? Number.NaN);
  return seconds > 0 ? ok(seconds) : refuse('usage', `${JSON.stringify(text)} is no duration; say 90s, 30m, 2h or 1d`);
}

function planOf(invocation: Invocation): Result<StepPlan, Refusal> {
  const [steps, holding] = [invocation.text('steps'), invocation.text('hold')];
  if (steps === null || holding === null) return refuse('usage', 'canary: --steps 1,5,20,100 and --hold 2h say how it grows');
  const percents: number[] = [];
  for (const text of steps.split(',')) {
    const percent = percentOf(text);
    if (!percent.ok) return percent;
    if (percent.value <= (percents.at(-1) ?? 0))
      return refuse('bad_percent', 'each step must show the canary to more users than the one before');
    percents.push(percent.value);
  }
  const seconds = secondsOf(holding);
  return seconds.ok ? ok({ steps: percents, holdSeconds: seconds.value }) : seconds;
}

/** `canary <section> --steps … --hold …`: raises the canary while the watch is content; as a consent it signs for every step at once. */
export function canaryCommand(say: (text: string) => void, signal: AbortSignal): ContextCommand {
  const pause = async (seconds: number): Promise<boolean> => {
    await delay(seconds * 1000, undefined, { signal }).catch(() => undefined);
    return !signal.aborted;
  };
  return async (context, invocation) => {
    const remote = wordOf(invocation, 0, 'the section');
    if (!remote.ok) return remote;
    const plan = planOf(invocation);
    if (!plan.ok) return plan;
    if (context.collect) {
      const collected = await collectSteps(context, remote.value, plan.value);
      return collected.ok ? ok('') : collected;
    }
    const done = await runSteps(context, remote.value, plan.value, { say, pause });
    return done.ok ? ok(`${remote.value}: ${plan.value.steps.at(-1) ?? 0} % of the users; "promote" makes it stable`) : done;
  };
}
