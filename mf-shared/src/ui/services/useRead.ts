import { useEffect, useState } from 'react';
import { type Read, readKey, type ReadKind, type ReadOf, type ReadState } from '../../state/reads/read';
import { selectRead } from '../../state/reads/readsSelectors';
import { interestAdded, interestRemoved } from '../../state/reads/readsSlice';
import { useDispatch, useSharedSelection, useSharedSelector } from './storeHooks';

type Wanted<K extends ReadKind> = ReadOf<K> & Read;

function keyOf(read: Read): string {
  return `${read.kind}:${readKey(read)}`;
}

function keysOf(reads: readonly Read[]): string {
  return reads.map(keyOf).join('\n');
}

/** Keeps facts fresh while the component is on the page; the answers are in the store. */
function useInterest(reads: readonly Read[]): void {
  const dispatch = useDispatch();
  useEffect(() => {
    if (reads.length === 0) return undefined;
    dispatch(interestAdded(reads));
    return () => {
      dispatch(interestRemoved(reads));
    };
  }, [dispatch, reads]);
}

/** The same list as long as it asks for the same facts, however often it was built anew. */
function useSameReads<K extends ReadKind>(reads: readonly Wanted<K>[]): readonly Wanted<K>[] {
  const [same, setSame] = useState(reads);
  if (keysOf(same) === keysOf(reads)) return same;
  setSame(reads);
  return reads;
}

/** What is known of one fact of a chain, kept fresh while the component is on the page; `loading` for null. */
export function useRead<K extends ReadKind>(read: Wanted<K> | null): ReadState<K> {
  const reads = useSameReads(read ? [read] : []);
  useInterest(reads);
  return useSharedSelector((state) => selectRead<K>(state, read));
}

/** What is known of several facts, in their order; draws again only when one of them changes. */
export function useReads<K extends ReadKind>(reads: readonly Wanted<K>[]): readonly ReadState<K>[] {
  const same = useSameReads(reads);
  useInterest(same);
  return useSharedSelection((state) => same.map((read) => selectRead<K>(state, read)));
}
