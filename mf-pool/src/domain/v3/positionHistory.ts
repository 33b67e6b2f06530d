// What went into a position and came out of it, by the manager's own events, and what that comes to (V3-28).
import { amountRatio, multiplyRatios, rawAmount, type Ratio, type Token } from '@dex/mf-shared/domain';
import { addRatios } from '@dex/mf-shared/domain/maths';
import type { PoolAmounts } from '../liquidityMath';
import { shownPrice, type ShownPair } from '../rangePrice';

/** One event of a position; raw figures are decimal text. `collected` pays out what was taken out before, and fees. */
export type HistoryEvent =
  | { readonly kind: 'added' | 'removed'; readonly liquidity: string; readonly amount0: string; readonly amount1: string }
  | { readonly kind: 'collected'; readonly amount0: string; readonly amount1: string };

/** An event with where the chain has it. */
export type PlacedEvent = HistoryEvent & { readonly blockNumber: number; readonly transaction: string };

/**
 * A history as far as it was read, in the order of the chain. `isFromStart` once its first deposit is known to have made the position;
 * `firstBlock` is that of its first event, or, where its beginning is missing, the first that the node says it still has; null for neither.
 * `isLost` where the browser keeps nothing of it for the next visit.
 */
export type HistoryAnswer =
  | { readonly kind: 'loading' }
  | { readonly kind: 'reading'; readonly count: number; readonly reachedBlock: number | null }
  | { readonly kind: 'failed' }
  | {
      readonly kind: 'known';
      readonly events: readonly PlacedEvent[];
      readonly isFromStart: boolean;
      readonly firstBlock: number | null;
      readonly isLost: boolean;
    };

/** What a position has come to, raw units of each token. What was taken out may still wait in the position to be collected. */
export interface PositionResult {
  readonly putIn: PoolAmounts;
  readonly takenOut: PoolAmounts;
  /** All fees of its life, collected or not. */
  readonly fees: PoolAmounts;
  readonly now: PoolAmounts;
}

const NOTHING: PoolAmounts = { amount0: 0n, amount1: 0n };

function plus(one: PoolAmounts, other: PoolAmounts): PoolAmounts {
  return { amount0: one.amount0 + other.amount0, amount1: one.amount1 + other.amount1 };
}

function minus(one: PoolAmounts, other: PoolAmounts): PoolAmounts {
  return { amount0: one.amount0 - other.amount0, amount1: one.amount1 - other.amount1 };
}

function sumOf(events: readonly HistoryEvent[], kind: HistoryEvent['kind']): PoolAmounts {
  return events
    .filter((event) => event.kind === kind)
    .reduce((sum, { amount0, amount1 }) => plus(sum, { amount0: BigInt(amount0), amount1: BigInt(amount1) }), NOTHING);
}

/** What a span of a position's life begins with: before its first deposit nothing. */
export interface Opening {
  readonly liquidity: bigint;
  /** What it held, and what a collection would have paid then. */
  readonly held: PoolAmounts;
  readonly owed: PoolAmounts;
}

const BEFORE_ALL: Opening = { liquidity: 0n, held: NOTHING, owed: NOTHING };

/** The liquidity that events leave of what was there before them. */
export function liquidityAfter(liquidity: bigint, events: readonly HistoryEvent[]): bigint {
  return events.reduce((sum, event) => {
    if (event.kind === 'collected') return sum;
    return event.kind === 'added' ? sum + BigInt(event.liquidity) : sum - BigInt(event.liquidity);
  }, liquidity);
}

/**
 * The result of a position from its whole history, or from the part of it since an opening, what it holds now and what a collection would
 * pay now. What it held at the opening counts as put in. Null unless the events account for every unit of its liquidity: a node that has
 * lost some of them must not make a result.
 */
export function positionResult(
  { events, isFromStart }: { readonly events: readonly HistoryEvent[]; readonly isFromStart: boolean },
  liquidity: string,
  now: PoolAmounts,
  owed: PoolAmounts,
  opening: Opening = BEFORE_ALL,
): PositionResult | null {
  if (!isFromStart || liquidityAfter(opening.liquidity, events) !== BigInt(liquidity)) return null;
  const [putIn, takenOut] = [plus(opening.held, sumOf(events, 'added')), sumOf(events, 'removed')];
  const fees = minus(minus(plus(sumOf(events, 'collected'), owed), takenOut), opening.owed);
  return fees.amount0 < 0n || fees.amount1 < 0n ? null : { putIn, takenOut, fees, now };
}

/** A result in one unit. `divergence` is what the position lost, or won, against simply holding what was put in; with the fees it makes the `difference`. */
export interface ResultFigures {
  readonly putIn: Ratio;
  readonly takenOut: Ratio;
  readonly now: Ratio;
  readonly fees: Ratio;
  readonly divergence: Ratio;
  readonly difference: Ratio;
}

/** The value of raw amounts of both tokens in some unit. */
export type Valuation = (amounts: PoolAmounts) => Ratio;

/** Everything at today's prices, so that a change of prices alone is no gain and no loss. */
export function resultFigures({ putIn, takenOut, fees, now }: PositionResult, valueOf: Valuation): ResultFigures {
  return {
    putIn: valueOf(putIn),
    takenOut: valueOf(takenOut),
    now: valueOf(now),
    fees: valueOf(fees),
    divergence: valueOf(minus(plus(now, takenOut), putIn)),
    difference: valueOf(minus(plus(plus(now, takenOut), fees), putIn)),
  };
}

/** Values by the price of each token; amounts below zero are values below zero. */
export function valuedBy(token0: Token, token1: Token, price0: Ratio, price1: Ratio): Valuation {
  const worth = (amount: bigint, { decimals }: Token, price: Ratio): Ratio => {
    const value = multiplyRatios(amountRatio(rawAmount(amount < 0n ? -amount : amount), decimals), price);
    return amount < 0n ? { ...value, numerator: -value.numerator } : value;
  };
  return ({ amount0, amount1 }) => addRatios(worth(amount0, token0, price0), worth(amount1, token1, price1));
}

/** Values in whole units of the pair's quote, at the pool's price. */
export function valuedInQuote(token0: Token, token1: Token, sqrtPriceX96: bigint, pair: ShownPair): Valuation {
  const [price, one] = [shownPrice(sqrtPriceX96, pair), { numerator: 1n, denominator: 1n }];
  return pair.base.address === token0.address ? valuedBy(token0, token1, price, one) : valuedBy(token0, token1, one, price);
}
