import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Bytes, VersionedFile } from './releaseStore';

/** The object that whoever holds the lock has written. */
export const LOCK_OBJECT = '.tmp/lock';
const STALE_MS = 10_000;
const GIVE_UP_MS = 60_000;
/** A holder writes no more once so much of the time is over after which others may take its lock: what is under way must end before. */
const SAFE_SHARE = 0.8;

/** What a holder knows of the time that is left to it. */
export interface Held {
  /** Too late to begin a write: another may soon hold the lock. */
  isLate(): boolean;
  /** Breaks off what is under way when it is too late: for this process only, the bucket may have stored it. */
  readonly signal: AbortSignal;
}

/** Held from then on, and until `end`. The timer holds the signal: one of `AbortSignal.timeout` can be collected before it is due. */
function heldSince(asked: number, staleMs: number): Held & { readonly end: () => void } {
  const last = asked + staleMs * SAFE_SHARE;
  const late = new AbortController();
  const timer = setTimeout(
    () => late.abort(new DOMException('The lock is no longer held', 'TimeoutError')),
    // A timer may be due a moment before the clock says so.
    Math.max(0, Math.ceil(last - Date.now())) + 1,
  );
  return { isLate: () => Date.now() >= last, signal: late.signal, end: () => clearTimeout(timer) };
}

/** What a bucket does with one object; `create` and `replace` give false when they came too late. */
export interface LockableBucket {
  read(path: string): Promise<VersionedFile | null>;
  create(path: string, bytes: Bytes): Promise<boolean>;
  replace(path: string, bytes: Bytes, version: string): Promise<boolean>;
  remove(path: string): Promise<void>;
}

/** Asks for the lock again and again: true once it is had. A holder that shows the same mark for too long is gone; its own clock is not asked. */
function createTaker(bucket: LockableBucket, mark: Bytes, staleMs: number): () => Promise<boolean> {
  let seen = { version: '', since: 0 };
  return async () => {
    if (await bucket.create(LOCK_OBJECT, mark)) return true;
    const held = await bucket.read(LOCK_OBJECT);
    if (!held) return false;
    if (held.version !== seen.version) seen = { version: held.version, since: Date.now() };
    return Date.now() - seen.since >= staleMs && bucket.replace(LOCK_OBJECT, mark, held.version);
  };
}

/** Gives the lock back. What was written is written: a lock that cannot be removed goes stale by itself, and fails nobody's work. */
async function release(bucket: LockableBucket, own: string): Promise<void> {
  try {
    const held = await bucket.read(LOCK_OBJECT);
    if (held && new TextDecoder().decode(held.bytes) === own) await bucket.remove(LOCK_OBJECT);
  } catch {
    // The next writer waits until it is stale.
  }
}

/**
 * Runs the work while this process alone holds the lock of the bucket; waits for others, and past a holder that died. Rejects after a minute.
 * The work must write nothing when it is late: others go by how long they have seen the mark, which is never longer than it is held.
 */
export async function withObjectLock<T>(bucket: LockableBucket, work: (held: Held) => Promise<T>, staleMs = STALE_MS): Promise<T> {
  const started = Date.now();
  const own = randomUUID();
  const take = createTaker(bucket, new TextEncoder().encode(own), staleMs);
  let asked = Date.now();
  while (!(await take())) {
    if (Date.now() - started > GIVE_UP_MS) throw new Error('the lock of the bucket stays taken');
    await delay(20 + Math.random() * 80);
    asked = Date.now();
  }
  const held = heldSince(asked, staleMs);
  try {
    return await work(held);
  } finally {
    held.end();
    await release(bucket, own);
  }
}
