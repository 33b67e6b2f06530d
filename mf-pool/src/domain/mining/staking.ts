import {
  amountRatio,
  multiplyRatios,
  parsePrice,
  rawAmount,
  WEEK_SECONDS,
  type Address,
  type RawAmount,
  type Ratio,
  type Token,
} from '@dex/mf-shared/domain';
import type { ExistingPair, RewardsRef, RewardsState } from '../v2/pair';

/** How long it lasts, in days and in seconds. */
export const MINING_DAYS = 60;
export const MINING_DURATION_SECONDS = MINING_DAYS * 24 * 3600;
/** The end where the chain names none (MINING-1). */
export const MINING_FALLBACK_END_SECONDS = 1_605_571_200;

/** A staking contract for one account. Raw amounts; rates per second; an amount that is not known is null. */
export interface StakingInfo {
  readonly stakingRewardAddress: Address;
  readonly tokens: readonly [Token, Token];
  readonly periodFinish: number | null;
  readonly earnedAmount: RawAmount | null;
  readonly rewardRate: RawAmount | null;
  readonly totalRewardRate: RawAmount;
  readonly stakedAmount: RawAmount | null;
  readonly totalStakedAmount: RawAmount;
  readonly active: boolean;
}

/** What a staking contract's answers mean at a block time (seconds; null while unknown); null while they are not there. */
export function stakingInfo({ stakingRewards, pair }: RewardsRef, state: RewardsState, blockTimestamp: number | null): StakingInfo | null {
  if (state.kind !== 'known') return null;
  const { stakedAmount, earnedAmount, totalStakedAmount, totalRewardRate, periodFinish } = state;
  return {
    stakingRewardAddress: stakingRewards,
    tokens: [pair.token0, pair.token1],
    periodFinish,
    earnedAmount,
    rewardRate: rewardRateOf(totalRewardRate, stakedAmount, totalStakedAmount),
    totalRewardRate,
    stakedAmount,
    totalStakedAmount,
    active: isActive(periodFinish, blockTimestamp),
  };
}

/** True when the end is missing or later than the block time (MINING-2); while the time is unknown it is not over. */
export function isActive(periodFinish: number | null, blockTimestamp: number | null): boolean {
  return periodFinish === null || blockTimestamp === null || periodFinish > blockTimestamp;
}

/** An account's rate: rate × staked / total staked, rounded down (MINING-3); null while the stake is unknown. */
export function rewardRateOf(totalRewardRate: RawAmount, staked: RawAmount | null, totalStaked: RawAmount): RawAmount | null {
  if (staked === null) return null;
  return totalStaked === '0' ? rawAmount(0n) : rawAmount((BigInt(totalRewardRate) * BigInt(staked)) / BigInt(totalStaked));
}

/** A rate per second as the amount of a week. */
export function perWeek(ratePerSecond: RawAmount): RawAmount {
  return rawAmount(BigInt(ratePerSecond) * BigInt(WEEK_SECONDS));
}

/** Raw wrapped coin that all deposits are worth: twice their part of the pair's reserve of it (MINING-4); null when the pair has none. */
export function depositsInNative(pair: ExistingPair, totalStaked: RawAmount, nativeIsToken0: boolean): RawAmount | null {
  const reserve = BigInt(nativeIsToken0 ? pair.reserve0 : pair.reserve1);
  const supply = BigInt(pair.totalSupply);
  return supply === 0n ? null : rawAmount((2n * BigInt(totalStaked) * reserve) / supply);
}

/** The dollar value of a raw amount of 18 decimals at a price given as decimal text; null while the price is unknown or there is none. */
export function valueInDollars(amount: RawAmount, price: string | null): Ratio | null {
  const parsed = price === null ? null : parsePrice(price);
  return parsed && multiplyRatios(amountRatio(amount, 18), parsed);
}
