import {
  amountRatio,
  formatDollars,
  formatFixedAmount,
  groupDigits,
  parseAmount,
  type RawAmount,
  rawAmount,
  UNKNOWN_FIGURE,
} from '@dex/mf-shared/domain';
import { circulation } from './circulation';

/** What is known of the governance token for an account; null is unknown, never zero. */
export interface GovernanceFacts {
  readonly decimals: number;
  readonly balance: RawAmount | null;
  /** Of each mining pool; empty where there are none. */
  readonly earned: readonly (RawAmount | null)[];
  /** Dollars of one token as decimal text. */
  readonly price: string | null;
  readonly supply: RawAmount | null;
  /** What the airdrop still holds. */
  readonly undistributed: RawAmount | null;
  /** Seconds since the epoch. */
  readonly blockTimestamp: number | null;
}

/** The figures of the balance dialog as they are shown (SHELL-15). */
export interface GovernanceFigures {
  readonly total: string;
  readonly balance: string;
  readonly unclaimed: string;
  readonly hasUnclaimed: boolean;
  readonly price: string;
  readonly circulation: string;
  readonly supply: string;
}

/** Dollar prices are texts of at most this many decimals. */
const PRICE_DECIMALS = 18;

function sumOf(amounts: readonly (RawAmount | null)[]): bigint | null {
  return amounts.reduce<bigint | null>((sum, amount) => (sum === null || amount === null ? null : sum + BigInt(amount)), 0n);
}

function wholeTokens(raw: bigint, decimals: number): string {
  return groupDigits((raw / 10n ** BigInt(decimals)).toString());
}

function priceText(price: string | null): string {
  const raw = price === null ? null : parseAmount(price, PRICE_DECIMALS);
  return raw === null ? UNKNOWN_FIGURE : formatDollars(amountRatio(raw, PRICE_DECIMALS));
}

export function governanceFigures({
  decimals,
  balance,
  earned,
  price,
  supply,
  undistributed,
  blockTimestamp,
}: GovernanceFacts): GovernanceFigures {
  const unclaimed = sumOf(earned);
  const total = balance === null || unclaimed === null ? null : BigInt(balance) + unclaimed;
  const inCirculation = blockTimestamp === null || undistributed === null ? null : circulation(blockTimestamp, undistributed);
  return {
    total: total === null ? UNKNOWN_FIGURE : formatFixedAmount(rawAmount(total), decimals, 2),
    balance: balance === null ? UNKNOWN_FIGURE : formatFixedAmount(balance, decimals, 4),
    unclaimed: unclaimed === null ? UNKNOWN_FIGURE : formatFixedAmount(rawAmount(unclaimed), decimals, 4),
    hasUnclaimed: unclaimed !== null && unclaimed > 0n,
    price: priceText(price),
    circulation: inCirculation === null ? UNKNOWN_FIGURE : wholeTokens(BigInt(inCirculation), decimals),
    supply: supply === null ? UNKNOWN_FIGURE : wholeTokens(BigInt(supply), decimals),
  };
}
