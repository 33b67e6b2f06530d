import { setTimeout as delay } from 'node:timers/promises';
import { ok } from '@dex/mf-shared/domain';
import type { Result } from '@dex/mf-shared/domain';
import { renewOps } from '../commands/reductionCommands';
import type { ReleaseContext } from '../map/commit';
import { refuse } from '../refusal';
import type { Refusal } from '../refusal';
import { isDenied, secondsToNextTry } from '../store/storeDenied';

export interface Renewing {
  readonly seconds: number;
  readonly say: (text: string) => void;
  readonly signal: AbortSignal;
}

/**
 * Issues the reductions again, over and over, until the signal; a failure, a store that is not reached included, is said and tried again at the next turn.
 * A store that refuses this machine is asked again sooner, ever more rarely, and ends it after ten minutes: nothing else will come of it (`store_denied`).
 */
export async function keepRenewing(context: ReleaseContext, { seconds, say, signal }: Renewing): Promise<Result<null, Refusal>> {
  for (let denied = 0; !signal.aborted; ) {
    const renewed = await renewOps(context).catch((cause: unknown) => refuse(isDenied(cause) ? 'store_denied' : 'conflict', String(cause)));
    denied = !renewed.ok && renewed.error.code === 'store_denied' ? denied + 1 : 0;
    const again = denied > 0 ? secondsToNextTry(denied) : seconds;
    if (!renewed.ok && again === null)
      return refuse('store_denied', `the reductions cannot be renewed, so no page will show a canary: ${renewed.error.detail}`);
    const wait = Math.min(again ?? seconds, seconds);
    if (!renewed.ok) say(`renewing failed, and is tried again in ${wait} s: ${renewed.error.detail}`);
    await delay(wait * 1000, undefined, { signal }).catch(() => undefined);
  }
  return ok(null);
}

/**
 * Runs something with the reductions renewed beside it, and only as long as it runs: canaries must not go on rising when nobody watches (DELIVERY-16).
 * Its signal is given when they cannot be renewed any more, and why is the answer.
 */
export async function whileRenewing<T>(
  context: ReleaseContext,
  renewing: Renewing,
  run: (signal: AbortSignal) => Promise<Result<T, Refusal>>,
): Promise<Result<T, Refusal>> {
  const over = new AbortController();
  const signal = AbortSignal.any([renewing.signal, over.signal]);
  const renewal = keepRenewing(context, { ...renewing, signal }).then((ended) => {
    if (!ended.ok) over.abort();
    return ended;
  });
  try {
    const done = await run(signal);
    over.abort();
    const renewed = await renewal;
    return renewed.ok ? done : renewed;
  } finally {
    over.abort();
    await renewal;
  }
}
