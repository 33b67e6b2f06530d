import { sectionSelector } from '@dex/mf-shared/ui';
import type { PairsFacts, PairsWish } from '../../domain/v2/pairsWish';
import { selectPairs } from '../../state/selectAnswers';
import { wantedSlice } from '../../state/wantedSlice';
import { useWanted } from '../useWanted';

const usePairsSelector = sectionSelector(wantedSlice);

/** The newest answer to what a screen wants to know of pairs, kept fresh while it is open; null until there is one. One screen at a time. */
export function usePairs(wish: PairsWish | null): PairsFacts | null {
  useWanted(wish && { ...wish, kind: 'pairs' });
  return usePairsSelector((state) => (wish === null ? null : selectPairs(state, wish.key)));
}
