import { type Read, readKey, type ReadKind, type ReadOf, type ReadState } from './read';
import type { ReadsState } from './readsSlice';

const LOADING = { kind: 'loading' } as const;

interface WithReads {
  readonly reads: ReadsState;
}

/** What is known of a fact; `loading` until the first answer, and for null (nothing asked). */
export function selectRead<K extends ReadKind>(state: WithReads, read: (ReadOf<K> & Read) | null): ReadState<K> {
  return (read && state.reads.answers[read.kind][readKey(read)]) ?? LOADING;
}

/** Every fact that some screen wants now, in the order of first asking. */
export function selectWantedReads(state: WithReads): ReadsState['wanted'] {
  return state.reads.wanted;
}
