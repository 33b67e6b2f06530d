import type { ReadCall } from '@dex/mf-shared/contract';
import { addressWord, callData } from '@dex/mf-shared/chain';
import type { Address } from '@dex/mf-shared/domain';

/** earned(account) of a staking contract, in raw units of the reward token. */
export function earnedCall(stakingRewards: Address, account: Address): ReadCall {
  return { address: stakingRewards, callData: callData('0x008cc262', addressWord(account)) };
}

/** rewardRate() of a staking contract: raw units of the reward token per second, for all stakers together. */
export function rewardRateCall(stakingRewards: Address): ReadCall {
  return { address: stakingRewards, callData: callData('0x7b0a47ee') };
}

/** periodFinish() of a staking contract, in seconds since the epoch. */
export function periodFinishCall(stakingRewards: Address): ReadCall {
  return { address: stakingRewards, callData: callData('0xebe2b12b') };
}
