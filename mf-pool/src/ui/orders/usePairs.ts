import { useDispatch, useSectionSelector } from '@dex/mf-shared/ui';
import { useEffect, useEffectEvent } from 'react';
import type { PairsFacts, PairsWish } from '../../domain/v2/pairsWish';
import { pairsLeft, pairsWanted, selectPairs, type WithPairs } from '../../state/v2/pairsSlice';

const usePairsSelector = useSectionSelector.withTypes<WithPairs>();

/** The newest answer to what a screen wants to know of pairs, kept fresh while it is open; null until there is one. One screen at a time. */
export function usePairs(wish: PairsWish | null): PairsFacts | null {
  const dispatch = useDispatch();
  const key = wish?.key ?? null;
  const ask = useEffectEvent(() => {
    if (wish) dispatch(pairsWanted(wish));
  });
  useEffect(() => {
    if (key === null) return undefined;
    ask();
    return () => {
      dispatch(pairsLeft(key));
    };
  }, [dispatch, key]);
  return usePairsSelector((state) => (key === null ? null : selectPairs(state, key)));
}
