import { isEmptyPair, type PairState, type RewardsState } from './pair';

/** What the finder says (V2-11). */
export type FinderAnswer = 'connect' | 'selectToken' | 'invalid' | 'loading' | 'failed' | 'found' | 'noShares' | 'noPool';

interface FinderFacts {
  readonly hasAccount: boolean;
  readonly hasTokens: boolean;
  readonly isInvalid: boolean;
  readonly state: PairState;
  /** What the pair's rewards pool holds; null where it has none. */
  readonly rewards: RewardsState | null;
}

/** The answer, by the first rule that holds. */
export function finderAnswer({ hasAccount, hasTokens, isInvalid, state, rewards }: FinderFacts): FinderAnswer {
  if (!hasAccount) return 'connect';
  if (isInvalid) return 'invalid';
  if (!hasTokens) return 'selectToken';
  if (state.kind === 'loading' || state.kind === 'failed') return state.kind;
  if (state.kind === 'exists' && state.balance === null) return 'loading';
  if (state.kind === 'exists' && state.balance !== '0') return 'found';
  // All of them may lie in the rewards pool: one that does not answer is not known to be empty.
  if (rewards?.kind === 'loading' || rewards?.kind === 'failed') return rewards.kind;
  if (rewards && rewards.stakedAmount !== '0') return rewards.stakedAmount === null ? 'loading' : 'found';
  return isEmptyPair(state) ? 'noPool' : 'noShares';
}
