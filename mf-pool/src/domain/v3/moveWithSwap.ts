// A move into a range that needs more of one token than comes out: a part of the other buys it on the way (V3-34).
import { rawAmount, type Token } from '@dex/mf-shared/domain';
import { say, type AllowanceNeed, type Order, type Statement } from '@dex/mf-shared/orders';
import { amountsOfLiquidity, burnMinimums, type PoolAmounts } from '../liquidityMath';
import { depositTexts } from './addWithOne';
import type { MoveRangeFacts, MoveRangeTerms } from './moveRange';
import type { Owner } from './positionOrders';
import type { Side } from './positionTerms';
import { depositAfter, purchaseNeeds, purchasePromises, type PurchaseQuote, type PurchaseTerms } from './purchase';

/** `amount…Desired` is what is put in after the purchase. */
export interface MoveWithSwapTerms extends MoveRangeTerms {
  readonly purchase: PurchaseTerms;
  readonly paidSide: Side;
}

/** All that comes out of a position at a price, fees included. */
export function movedOut({ position, owed, sqrtPriceX96 }: Pick<MoveRangeFacts, 'position' | 'owed' | 'sqrtPriceX96'>): PoolAmounts {
  const freed = amountsOfLiquidity(sqrtPriceX96, position, BigInt(position.liquidity), 'payOut');
  return { amount0: freed.amount0 + owed.amount0, amount1: freed.amount1 + owed.amount1 };
}

/** Null where it makes no liquidity, or takes more than comes out. */
export function moveWithSwapTerms(facts: MoveRangeFacts, quote: PurchaseQuote, purchase: PurchaseTerms): MoveWithSwapTerms | null {
  const { manager, position, sqrtPriceX96, range, removalSlippageBps, depositSlippageBps, deadlineSeconds } = facts;
  const liquidity = BigInt(position.liquidity);
  const deposit = depositAfter(movedOut(facts), quote, range, depositSlippageBps);
  if (!deposit || liquidity === 0n) return null;
  const freed = amountsOfLiquidity(sqrtPriceX96, position, liquidity, 'payOut');
  const least = burnMinimums(sqrtPriceX96, position, liquidity, removalSlippageBps);
  const { tokenId, token0, token1, fee } = position;
  const lacking = (all: bigint, part: bigint) => String(all > part ? all - part : 0n);
  return {
    ...depositTexts(deposit),
    manager,
    tokenId,
    token0,
    token1,
    fee,
    liquidity: String(liquidity),
    freed0Min: String(least.amount0),
    freed1Min: String(least.amount1),
    tickLower: range.tickLower,
    tickUpper: range.tickUpper,
    lacking0: lacking(freed.amount0, least.amount0),
    lacking1: lacking(freed.amount1, least.amount1),
    deadlineSeconds,
    purchase,
    paidSide: quote.paidSide,
  };
}

/** As a move without a purchase, with the router allowed to take the most that is paid. */
export function moveWithSwapOrder<Terms extends MoveWithSwapTerms>(owner: Owner, terms: Terms, token0: Token, token1: Token): Order<Terms> {
  const sides = [
    { token: token0, amount: terms.amount0Desired, lacking: terms.lacking0 },
    { token: token1, amount: terms.amount1Desired, lacking: terms.lacking1 },
  ];
  const deposits = sides.flatMap(({ token, amount }): AllowanceNeed[] =>
    amount === '0' ? [] : [{ token, spender: terms.manager, amount: rawAmount(BigInt(amount)), permit: null }],
  );
  return {
    ...owner,
    kind: 'moveWithSwap',
    terms,
    needs: [...purchaseNeeds(terms.purchase, terms.paidSide === 0 ? token0 : token1), ...deposits],
    limits: { leaves: sides.map(({ token, lacking }) => ({ asset: token.address, maximum: rawAmount(BigInt(lacking)) })), arrives: [] },
    lastSecond: terms.deadlineSeconds,
  };
}

/** Everything is taken out to the account, a part of it buys the other token, and both go into a new position. */
export function moveWithSwapPromises({ terms, account }: Order<MoveWithSwapTerms>): readonly Statement[] {
  return [
    ...say.calls('remove', terms.manager),
    say.detail('liquidity', terms.liquidity),
    say.detail('freed0', terms.freed0Min),
    say.detail('freed1', terms.freed1Min),
    say.until(terms.deadlineSeconds),
    say.detail('position', terms.tokenId),
    say.detail('recipient', account),
    ...purchasePromises(terms.purchase, account),
    ...say.calls('mint', terms.manager),
    say.detail('token0', terms.token0),
    say.detail('token1', terms.token1),
    say.detail('fee', terms.fee),
    say.detail('tickLower', terms.tickLower),
    say.detail('tickUpper', terms.tickUpper),
    say.detail('recipient', account),
    say.detail('deposit0', terms.amount0Desired),
    say.detail('deposit1', terms.amount1Desired),
    say.detail('minimum0', terms.amount0Min),
    say.detail('minimum1', terms.amount1Min),
    say.until(terms.deadlineSeconds),
  ];
}
