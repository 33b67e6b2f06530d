import { rawAmount, type RawAmount } from '@dex/mf-shared/domain';

const UNIT = 10n ** 18n;
const START = 1_600_387_200;
const CLIFF = 1_602_979_200;
const STAKING_END = 1_605_571_200;
const YEAR_ENDS = [1_631_923_200, 1_663_459_200, 1_694_995_200, 1_726_531_200] as const;

/** In circulation from the first moment: the users' share. */
const AT_ONCE = 150_000_000n * UNIT;

/** What unlocks linearly between two times (seconds); nothing before the cliff, then the linear value. */
interface Tranche {
  readonly amount: bigint;
  readonly from: number;
  readonly to: number;
  readonly cliff: number;
}

/** Staking, treasury and team (SHELL-16; the small figures of years 2 to 4 are meant). */
const TRANCHES: readonly Tranche[] = [
  tranche(20_000_000n, START, STAKING_END),
  tranche(172_000_000n, START, YEAR_ENDS[0], CLIFF),
  tranche(12_900_000n, YEAR_ENDS[0], YEAR_ENDS[1]),
  tranche(8_600_000n, YEAR_ENDS[1], YEAR_ENDS[2]),
  tranche(4_300_000n, YEAR_ENDS[2], YEAR_ENDS[3]),
  tranche(160_000_000n, START, YEAR_ENDS[0], CLIFF),
  tranche(12_000_000n, YEAR_ENDS[0], YEAR_ENDS[1]),
  tranche(8_000_000n, YEAR_ENDS[1], YEAR_ENDS[2]),
  tranche(4_000_000n, YEAR_ENDS[2], YEAR_ENDS[3]),
];

/**
 * The governance tokens in circulation at a block's time (seconds), in raw units with 18 decimals, less what the
 * distributor still holds; never below zero (SHELL-16).
 */
export function circulation(blockTimestamp: number, unclaimed: RawAmount): RawAmount {
  const unlocked = TRANCHES.reduce((sum, one) => sum + unlockedOf(one, blockTimestamp), AT_ONCE);
  const inHands = unlocked - BigInt(unclaimed);
  return rawAmount(inHands > 0n ? inHands : 0n);
}

function tranche(amount: bigint, from: number, to: number, cliff = from): Tranche {
  return { amount: amount * UNIT, from, to, cliff };
}

function unlockedOf({ amount, from, to, cliff }: Tranche, now: number): bigint {
  if (now < cliff || now <= from) return 0n;
  if (now >= to) return amount;
  return (amount * BigInt(Math.floor(now) - from)) / BigInt(to - from);
}
