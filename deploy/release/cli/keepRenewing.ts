import { setTimeout as delay } from 'node:timers/promises';
import { renewOps } from '../commands/reductionCommands';
import type { ReleaseContext } from '../map/commit';
import { refuse } from '../refusal';

export interface Renewing {
  readonly seconds: number;
  readonly say: (text: string) => void;
  readonly signal: AbortSignal;
}

/** Issues the reductions again, over and over, until the signal; a failure, a store that is not reached included, is said and tried again at the next turn. */
export async function keepRenewing(context: ReleaseContext, { seconds, say, signal }: Renewing): Promise<void> {
  while (!signal.aborted) {
    const renewed = await renewOps(context).catch((cause: unknown) => refuse('conflict', String(cause)));
    if (!renewed.ok) say(`renewing failed: ${renewed.error.detail}`);
    await delay(seconds * 1000, undefined, { signal }).catch(() => undefined);
  }
}

/** Runs something with the reductions renewed beside it, and only as long as it runs: canaries must not go on rising when nobody watches (DELIVERY-16). */
export async function whileRenewing<T>(context: ReleaseContext, renewing: Renewing, run: () => Promise<T>): Promise<T> {
  const over = new AbortController();
  const renewal = keepRenewing(context, { ...renewing, signal: AbortSignal.any([renewing.signal, over.signal]) });
  try {
    return await run();
  } finally {
    over.abort();
    await renewal;
  }
}
