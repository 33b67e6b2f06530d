// Apart from the slice: they come with the parts that ask.
import type { PairHistory } from '../domain/v2/pairHistory';
import type { FeeGrowthAnswer } from '../domain/v3/feeRate';
import type { WithQuestion } from './questionSlice';

const LOADING = { kind: 'loading' } as const;

/** What is known of the history of an account's shares; null while nobody has asked for that of these very shares. */
export function selectPairHistory({ poolQuestion: { asked, answered } }: WithQuestion, key: string): PairHistory | null {
  if (asked?.key !== key) return null;
  return answered?.kind === 'pairHistory' && answered.key === key ? answered.answer : LOADING;
}

/** What is known of the fees that a range collects; `loading` until there is an answer to this very question. */
export function selectFeeGrowth({ poolQuestion: { answered } }: WithQuestion, key: string): FeeGrowthAnswer {
  return answered?.kind === 'feeGrowth' && answered.key === key ? answered.answer : LOADING;
}
