// The arithmetic of UniswapV2Pair and UniswapV2Router02, in raw units and rounded as they round.
import { ratio, rawAmount, ZERO_AMOUNT, type RawAmount, type Ratio } from '@dex/mf-shared/domain';
import { squareRoot } from '@dex/mf-shared/domain/maths';
import type { ExistingPair } from './pair';
import type { ShownPairAddition } from './pairOrders';

/** Shares that the first mint of a pair burns (V2-8). */
export const MINIMUM_LIQUIDITY = 1000n;

/** The factory is paid a sixth of what the pair earned since the last deposit or withdrawal (UniswapV2Pair._mintFee). */
const OTHER_PARTS = 5n;

/**
 * All shares as the next deposit or withdrawal finds them: a pair whose factory takes a part (`feeTo`) mints that first, by how far the root
 * of the product of its reserves has grown since it was last kept (`kLast`, 0 for never).
 */
export function supplyWithFee(totalSupply: RawAmount, reserve0: RawAmount, reserve1: RawAmount, kLast: bigint): RawAmount {
  const [root, rootLast] = [squareRoot(BigInt(reserve0) * BigInt(reserve1)), squareRoot(kLast)];
  if (kLast === 0n || root <= rootLast) return totalSupply;
  const supply = BigInt(totalSupply);
  return rawAmount(supply + (supply * (root - rootLast)) / (root * OTHER_PARTS + rootLast));
}

type Supply = Pick<ExistingPair, 'reserve0' | 'reserve1' | 'totalSupply'>;

/** The shares that a deposit mints, or null when the pair would refuse it; an empty pair keeps 1000 of them for ever. */
export function mintedShares(pair: Supply | null, amount0: RawAmount, amount1: RawAmount): RawAmount | null {
  const [given0, given1] = [BigInt(amount0), BigInt(amount1)];
  const supply = BigInt(pair?.totalSupply ?? ZERO_AMOUNT);
  if (!pair || supply === 0n) {
    const root = squareRoot(given0 * given1);
    return root > MINIMUM_LIQUIDITY ? rawAmount(root - MINIMUM_LIQUIDITY) : null;
  }
  const [reserve0, reserve1] = [BigInt(pair.reserve0), BigInt(pair.reserve1)];
  if (reserve0 === 0n || reserve1 === 0n) return null;
  const [by0, by1] = [(given0 * supply) / reserve0, (given1 * supply) / reserve1];
  const minted = by0 < by1 ? by0 : by1;
  return minted > 0n ? rawAmount(minted) : null;
}

/** The part of the pair that new shares will be, of the supply after the mint; null when nothing is minted. */
export function mintedShare(pair: Supply | null, minted: RawAmount | null): Ratio | null {
  if (minted === null) return null;
  const supply = BigInt(pair?.totalSupply ?? ZERO_AMOUNT);
  const after = supply === 0n ? BigInt(minted) + MINIMUM_LIQUIDITY : supply + BigInt(minted);
  return ratio(BigInt(minted), after);
}

/**
 * What a deposit gives at the pair that it was made for (null for none): the shares, those that a trial measured where they were accepted,
 * and the part of the pair that they will be.
 */
export function agreedShares({
  moment,
  amountA,
  amountB,
  measuredShares,
}: Pick<ShownPairAddition, 'moment' | 'amountA' | 'amountB' | 'measuredShares'>): {
  readonly minted: RawAmount | null;
  readonly share: Ratio | null;
} {
  const supply = moment && { reserve0: moment.reserveA, reserve1: moment.reserveB, totalSupply: moment.totalSupply };
  const minted = measuredShares ?? mintedShares(supply, amountA, amountB);
  return { minted, share: mintedShare(supply, minted) };
}

/** What burning shares gives of both tokens: the pair's holdings in proportion, rounded down. The pair mints its factory's part first, which the supply counts. */
export function burnedAmounts(pair: Supply, shares: RawAmount): { readonly amount0: RawAmount; readonly amount1: RawAmount } {
  const supply = BigInt(pair.totalSupply);
  if (supply === 0n) return { amount0: ZERO_AMOUNT, amount1: ZERO_AMOUNT };
  const part = (reserve: RawAmount) => rawAmount((BigInt(shares) * BigInt(reserve)) / supply);
  return { amount0: part(pair.reserve0), amount1: part(pair.reserve1) };
}

/** The other side of a deposit at the pair's price, as the router quotes it; null for an empty pair. */
export function quotedOther(amount: RawAmount, reserve: RawAmount, otherReserve: RawAmount): RawAmount | null {
  const held = BigInt(reserve);
  return held === 0n ? null : rawAmount((BigInt(amount) * BigInt(otherReserve)) / held);
}

/** An account's part of all shares, or null while a figure is unknown or there are none. */
export function shareOf(balance: RawAmount | null, totalSupply: RawAmount): Ratio | null {
  return balance === null ? null : ratio(BigInt(balance), BigInt(totalSupply));
}
