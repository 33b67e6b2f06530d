// An addition that is paid in one token: a part of it buys the other one first (V3-34).
import { rawAmount, type Token } from '@dex/mf-shared/domain';
import { type AllowanceNeed, type Asset, type Order, type Statement } from '@dex/mf-shared/orders';
import type { PoolAmounts } from '../liquidityMath';
import { addPositionPromises } from './positionPromises';
import type { Owner } from './positionOrders';
import type { AddPositionTerms, Side } from './positionTerms';
import { purchaseNeeds, purchasePromises, type DepositAfter, type PurchaseTerms } from './purchase';

/** The purchase, and the addition with what it leaves. `rest`: what stays with the account of both sides at the present price; an estimate. */
export interface AddWithOneTerms extends AddPositionTerms {
  readonly purchase: PurchaseTerms;
  readonly paidSide: Side;
  readonly rest0: string;
  readonly rest1: string;
}

/** The amounts of a deposit after a purchase, as raw decimal text. */
export function depositTexts({ desired, least, rest }: DepositAfter) {
  return {
    amount0Desired: String(desired.amount0),
    amount1Desired: String(desired.amount1),
    amount0Min: String(least.amount0),
    amount1Min: String(least.amount1),
    rest0: String(rest.amount0),
    rest1: String(rest.amount1),
  };
}

/** All that may be paid: the purchase's maximum and the rest of the same side. */
export function wholePaid({ purchase, paidSide, amount0Desired, amount1Desired }: AddWithOneTerms): bigint {
  return BigInt(purchase.maximumPaid) + BigInt(paidSide === 0 ? amount0Desired : amount1Desired);
}

/** No more of the one token leaves than was typed, and nothing of the other that was not bought. */
export function addWithOneOrder<Terms extends AddWithOneTerms>(owner: Owner, terms: Terms, token0: Token, token1: Token): Order<Terms> {
  const { manager, purchase, paidSide, amount0Desired, amount1Desired, deadlineSeconds } = terms;
  const [paid, bought] = paidSide === 0 ? [token0, token1] : [token1, token0];
  const [paidAmount, boughtAmount] = paidSide === 0 ? [amount0Desired, amount1Desired] : [amount1Desired, amount0Desired];
  const needOf = (token: Token, amount: string): readonly AllowanceNeed[] =>
    amount === '0' ? [] : [{ token, spender: manager, amount: rawAmount(BigInt(amount)), permit: null }];
  const paidAsset: Asset = purchase.paysNative ? 'native' : paid.address;
  return {
    ...owner,
    kind: 'addWithOne',
    terms,
    needs: [...purchaseNeeds(purchase, paid), ...(purchase.paysNative ? [] : needOf(paid, paidAmount)), ...needOf(bought, boughtAmount)],
    limits: {
      leaves: [
        { asset: paidAsset, maximum: rawAmount(wholePaid(terms)) },
        { asset: bought.address, maximum: rawAmount(0n) },
      ],
      arrives: [],
    },
    lastSecond: deadlineSeconds,
  };
}

export function addWithOnePromises(order: Order<AddWithOneTerms>): readonly Statement[] {
  return [...purchasePromises(order.terms.purchase, order.account), ...addPositionPromises(order, [])];
}

/** The purchase alone, where the wallet takes one call at a time; the addition comes after it. */
export function buySideOrder<Terms extends PurchaseTerms>(owner: Owner, terms: Terms, paid: Token, bought: Token): Order<Terms> {
  return {
    ...owner,
    kind: 'buySide',
    terms,
    needs: purchaseNeeds(terms, paid),
    limits: {
      leaves: [{ asset: terms.paysNative ? 'native' : paid.address, maximum: rawAmount(BigInt(terms.maximumPaid)) }],
      arrives: [{ asset: bought.address, minimum: rawAmount(BigInt(terms.bought)), recipient: owner.account }],
    },
    lastSecond: terms.deadlineSeconds,
  };
}

export function buySidePromises({ terms, account }: Order<PurchaseTerms>): readonly Statement[] {
  return purchasePromises(terms, account);
}

/** What is held of both sides where all is one token. */
export function heldOf(paidSide: Side, amount: bigint): PoolAmounts {
  return paidSide === 0 ? { amount0: amount, amount1: 0n } : { amount0: 0n, amount1: amount };
}
