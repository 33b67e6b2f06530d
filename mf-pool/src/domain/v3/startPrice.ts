// How far the first price of a pool is from what its tokens trade at, and what that costs (V3-26).
import { compareRatios, type Ratio } from '@dex/mf-shared/domain';
import { amountsOfLiquidity, liquidityForAmounts, type PoolAmounts, type TickRange } from '../liquidityMath';
import type { PriceReference } from './market';
import { gapStanding, priceGap, type GapStanding } from './priceGap';
import type { PoolState } from './poolState';
import type { MarketAnswer } from './ports';

const Q192 = 1n << 192n;

/** The start price against the reference that it is farthest from. The gap is a part of the lower of the two, so that it is the same in both shown orders. */
export interface StartGap {
  readonly standing: GapStanding;
  readonly reference: PriceReference;
  readonly gap: Ratio;
  /** Whether a reference that it is far from outweighs the pool. */
  readonly isOutweighed: boolean;
}

/** The widest gap to what is known; null where nothing is. */
export function startGap(sqrtPriceX96: bigint, references: readonly PriceReference[]): StartGap | null {
  return references.reduce<StartGap | null>((widest, reference) => {
    const gap = priceGap(sqrtPriceX96, BigInt(reference.sqrtPriceX96));
    const standing = gapStanding(gap);
    const isOutweighed = (widest?.isOutweighed ?? false) || (standing === 'far' && reference.outweighs);
    return widest && compareRatios(widest.gap, gap) >= 0 ? { ...widest, isOutweighed } : { standing, reference, gap, isOutweighed };
  }, null);
}

/** The widest gap to what a pair trades at; null while that is not known, and where nothing is. */
export function marketGap(sqrtPriceX96: bigint, market: MarketAnswer): StartGap | null {
  return market.kind === 'known' ? startGap(sqrtPriceX96, market.references) : null;
}

/** What is known of the pool or the pair that is put into, and what stands behind its price. */
export type Backing =
  | Exclude<PoolState, { readonly kind: 'exists' }>
  | Pick<Extract<PoolState, { readonly kind: 'exists' }>, 'kind' | 'liquidity'>;

/** Whether nothing stands behind a pool's price: it is missing, or without liquidity, so that anybody has given it that price for the gas alone. */
export function isUnbacked(pool: Backing): boolean {
  return pool.kind === 'notExists' || (pool.kind === 'exists' && pool.liquidity === '0');
}

/** Whether the market has to be known first: nothing is signed before it is known whether a price that little stands behind is one to lose money by. */
export function isMarketAwaited(pool: Backing, market: MarketAnswer): boolean {
  return market.kind === 'loading' && (pool.kind === 'exists' || isUnbacked(pool));
}

/** Whether doubts about the market are said of a pool: that not everything could be read is never silent, that nothing is known matters where nothing stands behind the price. */
export function areDoubtsSaid(pool: Backing, market: MarketAnswer): boolean {
  return market.kind === 'known' && (!market.isComplete || isUnbacked(pool));
}

/** The gap that a typed word is asked for: a far one of a pool that nothing stands behind, or dust beside a market that it is far from. */
export function gapToAgree(pool: Backing, gap: StartGap | null): StartGap | null {
  return gap?.standing === 'far' && (isUnbacked(pool) || gap.isOutweighed) ? gap : null;
}

/** Whether the references disagree so far that none of them can be proposed before the others. */
export function doReferencesDisagree(references: readonly PriceReference[]): boolean {
  const [first, ...others] = references;
  return first !== undefined && startGap(BigInt(first.sqrtPriceX96), others)?.standing === 'far';
}

/**
 * What others can take from a deposit by trading the pool from its start price to the market's, in raw token1 at the market's price: what
 * was put in less what is there afterwards. The pool's own fee, which comes back, is not taken off.
 */
export function lossToMarket(start: bigint, market: bigint, range: TickRange, deposit: PoolAmounts): bigint {
  const liquidity = liquidityForAmounts(start, range, deposit, false) ?? 0n;
  const worth = ({ amount0, amount1 }: PoolAmounts) => (amount0 * market * market) / Q192 + amount1;
  const [before, after] = [start, market].map((price) => worth(amountsOfLiquidity(price, range, liquidity, 'payOut')));
  const loss = (before ?? 0n) - (after ?? 0n);
  return loss > 0n ? loss : 0n;
}
