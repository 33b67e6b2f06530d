import { useDispatch } from '@dex/mf-shared/ui';
import { useEffect, useEffectEvent } from 'react';
import type { Wanted } from '../domain/wanted';
import { factLeft, factWanted } from '../state/wantedSlice';

/** Wants a fact of the chain while this stands; another wish has another key. What came is told by the selectors of `selectAnswers`. */
export function useWanted(wish: Wanted | null): void {
  const dispatch = useDispatch();
  const key = wish?.key ?? null;
  const want = useEffectEvent(() => {
    if (wish) dispatch(factWanted(wish));
  });
  useEffect(() => {
    if (key === null) return undefined;
    want();
    return () => void dispatch(factLeft(key));
  }, [dispatch, key]);
}
