import type { ReadCall, ReadResult } from '../../contract/ports';
import type { Hex } from '../../domain/hex';
import { callKeyOf, type CallKey } from '../callKey';
import { answerOf, isOutdated, newEntry, resultOf, type ReadEntry } from './readEntry';

// Results that nobody watches are kept for whoever comes back, but not without bound.
const LONGEST_UNWATCHED = 500;

/** One watcher: its calls in its order (null where a call is invalid), and where its results go. */
export interface Watch {
  readonly calls: readonly (ReadCall | null)[];
  readonly blocksPerFetch: number;
  readonly notify: (results: readonly ReadResult[]) => void;
}

interface KeptWatch {
  readonly watch: Watch;
  readonly keys: readonly (CallKey | null)[];
  given: readonly ReadResult[] | null;
}

/** Which entries a round asks for: new and outdated ones; a block or retry round also those that could not be reached. */
export type RoundKind = 'change' | 'retry' | 'block';

/** The cache of one chain: every call once, whoever watches it (TX-1). */
export interface ReadBook {
  /** Adds a watcher; gives a function that removes it. */
  add(watch: Watch): () => void;
  /** The watched entries that a round should ask for at a height; none that is being asked already. */
  due(kind: RoundKind, height: number | null): readonly ReadEntry[];
  /** Takes the answers of a round in; an answer of an older block than the one held is thrown away (TX-4). */
  accept(entries: readonly ReadEntry[], data: readonly (Hex | null)[], blockNumber: number): void;
  /** The round brought no answer for these. */
  markUnreachable(entries: readonly ReadEntry[]): void;
  /** Gives every watcher whose results changed its new results. */
  publish(height: number | null): void;
}

const INVALID: ReadResult = { kind: 'invalid' };

/** Makes the empty book of one chain. */
export function createReadBook(): ReadBook {
  const entries = new Map<CallKey, ReadEntry>();
  const watchers = new Map<CallKey, Set<KeptWatch>>();
  const watches = new Set<KeptWatch>();

  const enter = (kept: KeptWatch, call: ReadCall, key: CallKey) => {
    const others = watchers.get(key) ?? new Set();
    watchers.set(key, others.add(kept));
    const entry = entries.get(key) ?? newEntry(call, kept.watch.blocksPerFetch);
    // Whoever comes to a call that failed for others asks for himself: nobody may be about to ask again.
    if (others.size === 1) entry.isUnreachable = false;
    entry.blocksPerFetch = smallestPeriod(others);
    entries.set(key, entry);
  };
  const leave = (kept: KeptWatch, key: CallKey) => {
    const others = watchers.get(key);
    others?.delete(kept);
    if (others?.size === 0) watchers.delete(key);
    const entry = entries.get(key);
    if (!entry) return;
    if (others && others.size > 0) {
      entry.blocksPerFetch = smallestPeriod(others);
    } else {
      // Moves it to the end: the longest unwatched goes first.
      entries.delete(key);
      entries.set(key, entry);
    }
  };
  const forgetUnwatched = () => {
    let excess = entries.size - watchers.size - LONGEST_UNWATCHED;
    if (excess <= 0) return;
    for (const key of entries.keys()) {
      if (excess <= 0) return;
      if (watchers.has(key)) continue;
      entries.delete(key);
      excess -= 1;
    }
  };

  return {
    add: (watch) => {
      const keys = watch.calls.map((call) => (call === null ? null : callKeyOf(call)));
      const kept: KeptWatch = { watch, keys, given: null };
      watches.add(kept);
      watch.calls.forEach((call, index) => {
        const key = keys[index];
        if (call !== null && key) enter(kept, call, key);
      });
      return () => {
        if (!watches.delete(kept)) return;
        for (const key of keys) if (key !== null) leave(kept, key);
        forgetUnwatched();
      };
    },
    due: (kind, height) => {
      const watched = Array.from(watchers.keys(), (key) => entries.get(key));
      return watched.filter((entry) => entry !== undefined).filter((entry) => isDue(entry, kind, height));
    },
    accept: (asked, data, blockNumber) => {
      asked.forEach((entry, index) => {
        entry.isInFlight = false;
        entry.isUnreachable = false;
        if (entry.answer.kind !== 'none' && entry.answer.blockNumber > blockNumber) return;
        entry.answer = answerOf(entry.answer, data[index], blockNumber);
      });
    },
    markUnreachable: (asked) => {
      for (const entry of asked) Object.assign(entry, { isInFlight: false, isUnreachable: true });
    },
    publish: (height) => {
      for (const kept of watches) {
        const results = kept.keys.map((key) => {
          const entry = key === null ? undefined : entries.get(key);
          return entry ? resultOf(entry, height) : INVALID;
        });
        const { given } = kept;
        if (given !== null && results.every((result, index) => result === given[index])) continue;
        kept.given = results;
        kept.watch.notify(results);
      }
    },
  };
}

function isDue(entry: ReadEntry, kind: RoundKind, height: number | null): boolean {
  if (entry.isInFlight) return false;
  if (entry.isUnreachable) return kind !== 'change';
  return isOutdated(entry, height);
}

function smallestPeriod(watches: ReadonlySet<KeptWatch>): number {
  return Math.min(...Array.from(watches, ({ watch }) => watch.blocksPerFetch));
}
