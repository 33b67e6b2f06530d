// A move into a range that needs more of one token than comes out: a part of the other buys it on the way (V3-34).
import type { Token } from '@dex/mf-shared/domain';
import { say, type Order, type Statement } from '@dex/mf-shared/orders';
import { depositTexts } from './addWithOne';
import { moveBounds, movedOut, takenOutTerms, type MoveRangeFacts, type MoveRangeTerms } from './moveRange';
import type { Owner } from './positionOrders';
import type { Side } from './positionTerms';
import { depositAfter, purchaseNeeds, purchasePromises, type PurchaseQuote, type PurchaseTerms } from './purchase';

/** `amount…Desired` is what is put in after the purchase. */
export interface MoveWithSwapTerms extends MoveRangeTerms {
  readonly purchase: PurchaseTerms;
  readonly paidSide: Side;
}

/** Null where it makes no liquidity, or takes more than comes out. */
export function moveWithSwapTerms(facts: MoveRangeFacts, quote: PurchaseQuote, purchase: PurchaseTerms): MoveWithSwapTerms | null {
  const deposit = depositAfter(movedOut(facts), quote, facts.range, facts.depositSlippageBps);
  if (!deposit || facts.position.liquidity === '0') return null;
  return { ...depositTexts(deposit), ...takenOutTerms(facts), purchase, paidSide: quote.paidSide };
}

/** As a move without a purchase, with the router allowed to take the most that is paid. */
export function moveWithSwapOrder<Terms extends MoveWithSwapTerms>(owner: Owner, terms: Terms, token0: Token, token1: Token): Order<Terms> {
  const { needs, ...bounds } = moveBounds(terms, token0, token1);
  const bought = purchaseNeeds(terms.purchase, terms.paidSide === 0 ? token0 : token1);
  return { ...owner, kind: 'moveWithSwap', terms, needs: [...bought, ...needs], ...bounds };
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
