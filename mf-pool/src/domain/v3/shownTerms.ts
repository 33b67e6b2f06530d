// What orders of positions are shown with: every figure of a review is kept with the order, so that it is that of the order's own moment.
import type { Address, Chain, Currency, Token } from '@dex/mf-shared/domain';
import type { PoolAmounts } from '../liquidityMath';
import type { ShownPair } from '../rangePrice';
import type { CoarseLoss } from './coarseSide';
import type { AddWithOneTerms } from './addWithOne';
import type { CompoundTerms } from './compound';
import type { MoveRangeTerms } from './moveRange';
import type { MoveWithSwapTerms } from './moveWithSwap';
import { removedAmounts, type CollectionFacts, type RemovalFacts, collectTerms, removeTerms } from './payouts';
import type { PurchaseTerms } from './purchase';
import { unwrapped } from './shownOrder';
import type { AddPositionTerms, CollectFeesTerms, CreatePoolTerms, NativeSide, RemovePositionTerms, Side } from './positionTerms';

/** The two sides of the pool, in its order, as they are paid: the native coin where it goes along or is unwrapped. */
export interface PaidSides {
  readonly currencies: readonly [Currency, Currency];
}

/** Whose position pays, and what it was owed, in raw decimal text; null where that could not be calculated. */
interface ShownPayout extends PaidSides {
  readonly owner: Address;
  readonly fees0: string | null;
  readonly fees1: string | null;
}

/** The sides whose token does not say what it is: a part of a position can be named in percent, but no amount of them. */
export interface Unread {
  readonly unread: readonly Side[];
}

export type ShownCollection = CollectFeesTerms & ShownPayout & Unread;

/** `freed`: what the removed liquidity was worth at the price of that moment, without fees, in raw decimal text. */
export type ShownRemoval = RemovePositionTerms & ShownPayout & { readonly freed0: string; readonly freed1: string } & Unread;

/** What of a deposit is lost because a token has too few decimals for it (V3-32); null where that is not worth a word. */
interface WithCoarse {
  readonly coarse: CoarseLoss | null;
}

export type ShownCompound = CompoundTerms & PaidSides & WithCoarse;

/** `pair`, here and below: the order that prices are shown in. */
export type ShownMove = MoveRangeTerms & PaidSides & WithCoarse & { readonly pair: ShownPair };

/** With what the purchase takes at the price of that moment, in raw decimal text. */
interface WithPaid {
  readonly paid: string;
}

export type ShownMoveWithSwap = MoveWithSwapTerms & PaidSides & WithPaid & { readonly pair: ShownPair };

export type ShownAddWithOne = AddWithOneTerms & PaidSides & WithPaid & { readonly pair: ShownPair };

/** What is paid and what is bought, and the addition that comes after it. */
export type ShownPurchase = PurchaseTerms & PaidSides & WithPaid & { readonly then: ShownAddition };

export type ShownAddition = AddPositionTerms & PaidSides & { readonly pair: ShownPair };

export type ShownCreation = CreatePoolTerms & PaidSides & { readonly pair: ShownPair };

interface PayoutView {
  readonly owner: Address;
  readonly token0: Token;
  readonly token1: Token;
}

/** The sides as an order pays them: the native coin for its wrapped form where there is a native side. */
export function paidSides(chain: Chain, token0: Token, token1: Token, nativeSide: NativeSide): readonly [Currency, Currency] {
  return nativeSide === null ? [token0, token1] : [unwrapped(token0, chain), unwrapped(token1, chain)];
}

function shownPayout(
  { chain, owner, token0, token1, fees }: Pick<CollectionFacts, 'chain' | 'fees'> & PayoutView,
  nativeSide: NativeSide,
): ShownPayout {
  return {
    currencies: paidSides(chain, token0, token1, nativeSide),
    owner,
    fees0: textOf(fees, 'amount0'),
    fees1: textOf(fees, 'amount1'),
  };
}

function textOf(amounts: PoolAmounts | null, side: keyof PoolAmounts): string | null {
  return amounts && String(amounts[side]);
}

/** A collection with what its review says. */
export function shownCollection(facts: CollectionFacts & PayoutView & Unread): ShownCollection {
  const terms = collectTerms(facts);
  return { ...terms, ...shownPayout(facts, terms.nativeSide), unread: facts.unread };
}

/** A removal with what its review says. */
export function shownRemoval(facts: RemovalFacts & PayoutView & Unread): ShownRemoval {
  const terms = removeTerms(facts);
  const freed = removedAmounts(facts.position, facts.percent, facts.sqrtPriceX96);
  return {
    ...terms,
    ...shownPayout(facts, terms.nativeSide),
    freed0: String(freed.amount0),
    freed1: String(freed.amount1),
    unread: facts.unread,
  };
}
