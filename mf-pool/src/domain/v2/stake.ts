import { ZERO_AMOUNT, type RawAmount } from '@dex/mf-shared/domain';
import type { RewardsState } from './pair';

/** What of a pair lies in its rewards pool: null for nothing, `unread` while the pool did not say. */
export type Stake = RawAmount | null | 'unread';

export function stakeIn(state: RewardsState): Stake {
  if (state.kind !== 'known' || state.stakedAmount === null) return 'unread';
  return state.stakedAmount === ZERO_AMOUNT ? null : state.stakedAmount;
}
