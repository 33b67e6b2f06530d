import { amountRatio, compareRatios, multiplyRatios, type Ratio, type RawAmount } from '@dex/mf-shared/domain';

/**
 * What one more collection adds to a call of many, in units of gas: two transfers, the reckoning of the fees, and the position's own
 * storage, as measured on the contracts.
 */
export const GAS_OF_ONE_COLLECTION = 140_000n;

/** What a claim of the rewards of one staking contract costs, as a call of its own. */
export const GAS_OF_ONE_CLAIM = 110_000n;

/**
 * Whether a collection is worth its cost: `pending` while one is under way, `unknown` while value or cost are not known, `nothing` where
 * nothing is owed, `unread` where the chain could not say what is.
 */
export type CollectWorth = 'pending' | 'worth' | 'costsMore' | 'unknown' | 'nothing' | 'unread';

/**
 * What a collection of so much gas costs in dollars, one position more by default; null while the price of gas or of the coin is not known.
 * `gasPrice` is in the coin's smallest unit.
 */
export function collectionCost(
  gasPrice: RawAmount | null,
  decimals: number,
  coinPrice: Ratio | null,
  gas: bigint = GAS_OF_ONE_COLLECTION,
): Ratio | null {
  if (gasPrice === null || coinPrice === null) return null;
  const { numerator, denominator } = amountRatio(gasPrice, decimals);
  return multiplyRatios({ numerator: numerator * gas, denominator }, coinPrice);
}

/** A position's worth by its rules, in their order (V3-23). `value` and `cost` in dollars. */
export function collectWorth(
  fees: { readonly amount0: bigint; readonly amount1: bigint } | null,
  value: Ratio | null,
  cost: Ratio | null,
  isPending: boolean,
): CollectWorth {
  if (fees?.amount0 === 0n && fees.amount1 === 0n) return 'nothing';
  if (isPending) return 'pending';
  if (fees === null) return 'unread';
  if (value === null || cost === null) return 'unknown';
  return compareRatios(value, cost) < 0 ? 'costsMore' : 'worth';
}

/** What is collected unless the person says otherwise: what pays for itself or may, as many as fit into one call. */
export function collectedByDefault<Row extends { readonly worth: CollectWorth }>(rows: readonly Row[], most: number): readonly Row[] {
  return rows.filter(({ worth }) => worth === 'worth' || worth === 'unknown').slice(0, most);
}

/** Whether it can be collected together with others: one that the chain refuses, or that is empty by then, would stop them all. */
export function canBeCollected(worth: CollectWorth): boolean {
  return worth !== 'nothing' && worth !== 'unread' && worth !== 'pending';
}
