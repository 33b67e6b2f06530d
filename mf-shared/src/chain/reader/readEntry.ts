import type { ReadCall, ReadResult } from '../../contract/ports';
import type { Hex } from '../../domain/hex';

/** The last thing that the chain itself said about a call; `failed` means that the call ran and gave nothing usable, `since` a block on. */
export type LastAnswer =
  | { readonly kind: 'none' }
  | { readonly kind: 'data'; readonly data: Hex; readonly blockNumber: number }
  | { readonly kind: 'failed'; readonly blockNumber: number; readonly since: number };

/** One call that somebody watches, or watched. */
export interface ReadEntry {
  readonly call: ReadCall;
  answer: LastAnswer;
  /** The last round that asked brought no answer. */
  isUnreachable: boolean;
  /** A round that asks is under way. */
  isInFlight: boolean;
  /** Blocks between two fetches: the smallest that a watcher wants. */
  blocksPerFetch: number;
  /** What watchers were last given; kept by identity while nothing in it changes. */
  result: ReadResult;
}

/** A call that has not been asked yet. */
export function newEntry(call: ReadCall, blocksPerFetch: number): ReadEntry {
  return {
    call,
    answer: { kind: 'none' },
    isUnreachable: false,
    isInFlight: false,
    blocksPerFetch,
    result: { kind: 'loading' },
  };
}

/** True if the entry's answer is missing or too old at a height (its `blocksPerFetch`, TX-2). */
export function isOutdated({ call, answer, blocksPerFetch }: ReadEntry, height: number | null): boolean {
  if (answer.kind === 'none') return true;
  const longest = call.isConstant ? Infinity : blocksPerFetch;
  // What a contract says may hold for good; that it said nothing is asked again soon, then after twice as many blocks each time.
  const period = answer.kind === 'failed' ? Math.min(longest, Math.max(1, answer.blockNumber - answer.since)) : longest;
  return height !== null && height - answer.blockNumber >= period;
}

/** What an answer of a block means, after what was known before it. */
export function answerOf(known: LastAnswer, data: Hex | null | undefined, blockNumber: number): LastAnswer {
  if (data) return { kind: 'data', data, blockNumber };
  return { kind: 'failed', blockNumber, since: known.kind === 'failed' ? known.since : blockNumber };
}

/** The result for watchers at the newest known height; the same object as before if it says the same (TX-3). */
export function resultOf(entry: ReadEntry, height: number | null): ReadResult {
  const next = freshResult(entry, height);
  if (!saysTheSame(entry.result, next)) entry.result = next;
  return entry.result;
}

function freshResult(entry: ReadEntry, height: number | null): ReadResult {
  const { answer, isUnreachable } = entry;
  switch (answer.kind) {
    case 'none':
      return isUnreachable ? { kind: 'error' } : { kind: 'loading' };
    case 'failed':
      return { kind: 'refused', blockNumber: answer.since };
    case 'data': {
      const { data, blockNumber } = answer;
      if (isUnreachable) return { kind: 'error', stale: { data, blockNumber } };
      return { kind: 'valid', data, blockNumber, syncing: isOutdated(entry, height) };
    }
  }
}

function saysTheSame(one: ReadResult, other: ReadResult): boolean {
  if (one.kind === 'valid' && other.kind === 'valid') {
    return one.data === other.data && one.blockNumber === other.blockNumber && one.syncing === other.syncing;
  }
  if (one.kind === 'error' && other.kind === 'error') {
    return one.stale?.data === other.stale?.data && one.stale?.blockNumber === other.stale?.blockNumber;
  }
  return one.kind === other.kind;
}
