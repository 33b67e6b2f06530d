import { isEmptyPair, type PairState } from './pair';

/** What the finder says (V2-11). */
export type FinderAnswer = 'connect' | 'selectToken' | 'invalid' | 'loading' | 'failed' | 'found' | 'noShares' | 'noPool';

interface FinderFacts {
  readonly hasAccount: boolean;
  readonly hasTokens: boolean;
  readonly isInvalid: boolean;
  readonly state: PairState;
}

/** The answer, by the first rule that holds. */
export function finderAnswer({ hasAccount, hasTokens, isInvalid, state }: FinderFacts): FinderAnswer {
  if (!hasAccount) return 'connect';
  if (isInvalid) return 'invalid';
  if (!hasTokens) return 'selectToken';
  if (state.kind === 'loading' || state.kind === 'failed') return state.kind;
  if (state.kind === 'exists' && state.balance === null) return 'loading';
  if (state.kind === 'exists' && state.balance !== '0') return 'found';
  return isEmptyPair(state) ? 'noPool' : 'noShares';
}
