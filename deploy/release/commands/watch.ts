import type { ReleaseBase } from '@dex/mf-shared/release';
import { ok } from '@dex/mf-shared/domain';
import type { Result } from '@dex/mf-shared/domain';
import { beaconOfLine, createBeaconWatch } from '../health/watchBeacons';
import type { Alarm } from '../health/watchBeacons';
import { documentsOf, readReleaseState } from '../map/releaseState';
import type { ReleaseContext } from '../map/commit';
import type { Refusal } from '../refusal';
import { abort } from './canaryCommands';
import { setFrozen } from './reductionCommands';

export interface WatchOptions {
  /** Lines of the edge's access log, as they come. */
  readonly lines: AsyncIterable<string>;
  readonly say: (text: string) => void;
  /** How often the map is read again, seconds. */
  readonly mapSeconds: number;
}

async function readBase(context: ReleaseContext): Promise<Result<ReleaseBase, Refusal>> {
  const state = await readReleaseState(context.store, context.keys);
  const documents = state.ok ? documentsOf(state.value) : state;
  return documents.ok ? ok(documents.value.base) : documents;
}

async function answer(context: ReleaseContext, alarm: Alarm, say: (text: string) => void): Promise<Result<unknown, Refusal>> {
  if (alarm.kind === 'freeze') {
    say(`FREEZE: an integrity failure of ${alarm.remote} ${alarm.id}; no canary runs, nothing can be released`);
    return setFrozen(context, true);
  }
  say(`ABORT: ${alarm.remote} ${alarm.id} failed in ${alarm.failures} of ${alarm.sessions} sessions`);
  return abort(context, alarm.remote);
}

/** Reads beacons and takes canaries off that do worse than stable, with the ops key alone. Ends with its lines. Gives the number of alarms. */
export async function watch(context: ReleaseContext, options: WatchOptions): Promise<Result<number, Refusal>> {
  const health = createBeaconWatch();
  const answered = new Set<string>();
  let base = await readBase(context);
  let readAt = context.now();
  for await (const line of options.lines) {
    const beacon = beaconOfLine(line);
    if (!beacon) continue;
    if (context.now() - readAt >= options.mapSeconds) {
      base = await readBase(context);
      readAt = context.now();
    }
    if (!base.ok) return base;
    const alarm = health.see(beacon, base.value);
    const key = alarm ? `${alarm.kind} ${alarm.remote} ${alarm.id}` : '';
    if (!alarm || answered.has(key)) continue;
    const done = await answer(context, alarm, options.say);
    // the canary may have been promoted or aborted a moment ago: then there is nothing left to do
    if (!done.ok && done.error.code !== 'no_canary') return done;
    answered.add(key);
  }
  return ok(answered.size);
}
