import type { ReleaseBase, ReleaseOps } from '@dex/mf-shared/release';
import { ok } from '@dex/mf-shared/domain';
import type { Result } from '@dex/mf-shared/domain';
import { beaconOfLine, createBeaconWatch, timeOfLine } from '../health/watchBeacons';
import type { Alarm } from '../health/watchBeacons';
import { documentsOf, readReleaseState } from '../map/releaseState';
import type { ReleaseContext } from '../map/commit';
import { refuse } from '../refusal';
import type { Refusal } from '../refusal';
import { isDenied, secondsToNextTry } from '../store/storeDenied';
import { abort } from './canaryCommands';
import { setFrozen } from './reductionCommands';

export interface WatchOptions {
  /** Lines of the edge's access log, as they come. */
  readonly lines: AsyncIterable<string>;
  readonly say: (text: string) => void;
  /** How often the map is read again, and the same build's files are fetched again, seconds. */
  readonly mapSeconds: number;
  /** What is wrong with the files of a build as they are served now; empty when all are as signed. */
  readonly faultsOf: (remote: string, id: string) => Promise<readonly string[]>;
  /** Waits so many seconds before an answer that failed is tried again; false when it is asked to end. */
  readonly pause: (seconds: number) => Promise<boolean>;
}

const AGAIN_SECONDS = 5;

interface Documents {
  readonly base: ReleaseBase;
  readonly ops: ReleaseOps;
}

async function readDocuments(context: ReleaseContext): Promise<Result<Documents, Refusal>> {
  const state = await readReleaseState(context.store, context.keys);
  return state.ok ? documentsOf(state.value) : state;
}

/** True when nothing is left to be done about an alarm: somebody, or this watch, answered it and the answer stands. */
function isAnswered(alarm: Alarm, { ops }: Documents): boolean {
  if (alarm.kind === 'freeze') return ops.frozen;
  return ops.canariesOff.some(({ remote, id }) => remote === alarm.remote && id === alarm.id);
}

type Answer = 'answered' | 'nothing to do';

/** Freezes when a file of the build is really not the signed one. Anybody can send a report, so the report alone decides nothing (DELIVERY-16). */
async function answerIntegrity(context: ReleaseContext, alarm: Alarm, options: WatchOptions): Promise<Result<Answer, Refusal>> {
  const { faultsOf, say } = options;
  const faults = await faultsOf(alarm.remote, alarm.id).catch((cause: unknown) => [`the site could not be asked: ${String(cause)}`]);
  const changed = faults.filter((fault) => / is changed/.test(fault));
  if (changed.length === 0) {
    say(`an integrity failure of ${alarm.remote} ${alarm.id} was reported; ${faults[0] ?? 'every file is as signed'}: nothing is frozen`);
    return ok('nothing to do');
  }
  const why = changed.join(', ').slice(0, 300);
  const frozen = await setFrozen({ ...context, note: { by: 'watch', why } }, true);
  if (!frozen.ok) return frozen;
  say(`FREEZE: ${changed.join(', ')}; no canary runs, nothing can be released`);
  return ok('answered');
}

async function answer(context: ReleaseContext, alarm: Alarm, options: WatchOptions): Promise<Result<Answer, Refusal>> {
  if (alarm.kind === 'freeze') return answerIntegrity(context, alarm, options);
  const why = `${alarm.fault} in ${alarm.failures} of ${alarm.sessions} sessions`;
  const aborted = await abort({ ...context, note: { by: 'watch', why } }, alarm.remote, alarm.id);
  if (aborted.ok) {
    options.say(`ABORT: ${alarm.remote} ${alarm.id} ${why}`);
    return ok('answered');
  }
  if (aborted.error.code !== 'no_canary') return aborted;
  // promoted or taken off meanwhile, and another one may run: nobody said anything of that one
  options.say(`${alarm.remote} ${alarm.id} ${why}, and is the canary no more: nothing is aborted`);
  return ok('nothing to do');
}

/** What a store that failed means: it may be reached at the next turn, or it refuses this machine. */
const failureOf = (cause: unknown) => refuse(isDenied(cause) ? 'store_denied' : 'conflict', String(cause));

/**
 * Answers an alarm, again and again while the store is not reached or others keep committing: the failing build is shown until it is answered. A store
 * that refuses this machine for good ends it.
 */
async function answerAtLast(context: ReleaseContext, alarm: Alarm, options: WatchOptions): Promise<Result<Answer, Refusal>> {
  for (let denied = 0; ; ) {
    const done = await answer(context, alarm, options).catch(failureOf);
    if (done.ok || (done.error.code !== 'conflict' && done.error.code !== 'store_denied')) return done;
    denied = done.error.code === 'store_denied' ? denied + 1 : 0;
    const build = `${alarm.remote} ${alarm.id}`;
    const again = denied > 0 ? secondsToNextTry(denied) : AGAIN_SECONDS;
    if (again === null)
      return refuse(
        'store_denied',
        `${build}: the alarm was not answered, the build is still shown, and nobody watches any more: ${done.error.detail}`,
      );
    options.say(`${build}: the alarm is not answered, which is tried again in ${again} s: ${done.error.detail}`);
    if (!(await options.pause(again))) return done;
  }
}

/** What the store holds now; what was known before while it is not reached. */
async function readAgain(
  context: ReleaseContext,
  known: Result<Documents, Refusal>,
  { say, pause }: WatchOptions,
): Promise<Result<Documents, Refusal>> {
  for (let denied = 1; ; denied += 1) {
    const read = await readDocuments(context).catch(failureOf);
    if (read.ok || (read.error.code !== 'conflict' && read.error.code !== 'store_denied')) return read;
    if (read.error.code === 'conflict') {
      say(`the map was not read: ${read.error.detail}`);
      return known;
    }
    const again = secondsToNextTry(denied);
    if (again === null) return refuse('store_denied', `the map cannot be read, and nobody watches any more: ${read.error.detail}`);
    say(`the map was not read, which is tried again in ${again} s: ${read.error.detail}`);
    if (!(await pause(again))) return known;
  }
}

/**
 * Reads beacons and takes canaries off that do worse than stable, with the ops key alone. Ends with its lines. Gives the number of alarms. A store that is
 * not reached is asked again at the next look; one that refuses this machine for ten minutes ends the watch (`store_denied`). Rejects only when it
 * is not reached at the beginning.
 */
export async function watch(context: ReleaseContext, options: WatchOptions): Promise<Result<number, Refusal>> {
  const health = createBeaconWatch();
  const lookedAt = new Map<string, number>();
  let alarms = 0;
  let documents = await readDocuments(context);
  let readAt = context.now();
  for await (const line of options.lines) {
    const beacon = beaconOfLine(line);
    if (!beacon) continue;
    if (context.now() - readAt >= options.mapSeconds) {
      documents = await readAgain(context, documents, options);
      readAt = context.now();
    }
    if (!documents.ok) return documents;
    const alarm = health.see(beacon, documents.value.base, timeOfLine(line) ?? context.now());
    if (!alarm || isAnswered(alarm, documents.value)) continue;
    const key = `${alarm.kind} ${alarm.remote} ${alarm.id}`;
    const last = lookedAt.get(key);
    if (last !== undefined && context.now() - last < options.mapSeconds) continue;
    lookedAt.set(key, context.now());
    const done = await answerAtLast(context, alarm, options);
    if (!done.ok) return done;
    if (done.value === 'answered') alarms += 1;
    documents = await readAgain(context, documents, options);
  }
  return ok(alarms);
}
