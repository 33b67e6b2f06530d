// A position's liquidity and fees taken out and put into another range of its pool, in one call of the position manager (V3-30).
import { rawAmount, type Address, type Token } from '@dex/mf-shared/domain';
import { say, type AllowanceNeed, type Order, type Statement } from '@dex/mf-shared/orders';
import { amountsOfLiquidity, burnMinimums, liquidityForAmounts, mintMinimums, type PoolAmounts, type TickRange } from '../liquidityMath';
import type { PositionFacts } from './position';
import type { Owner } from './positionOrders';

/** A removal of everything, its collection, and a new position with it. Raw amounts are decimal text; both tokens stay tokens, the coin in its wrapped form. */
export interface MoveRangeTerms {
  readonly manager: Address;
  readonly tokenId: string;
  readonly token0: Address;
  readonly token1: Address;
  readonly fee: number;
  readonly liquidity: string;
  /** The least that the removal may pay, without fees. */
  readonly freed0Min: string;
  readonly freed1Min: string;
  readonly tickLower: number;
  readonly tickUpper: number;
  /** What comes out at the present price, fees included: the most that is put in. */
  readonly amount0Desired: string;
  readonly amount1Desired: string;
  readonly amount0Min: string;
  readonly amount1Min: string;
  /** What does not fit the new range at the present price, and stays with the account; an estimate. */
  readonly rest0: string;
  readonly rest1: string;
  /** What may be lacking of what comes out if the price moves, and is then taken from the account, against more of the other token. */
  readonly lacking0: string;
  readonly lacking1: string;
  readonly deadlineSeconds: number;
}

export interface MoveRangeFacts {
  readonly manager: Address;
  readonly position: PositionFacts;
  readonly owed: PoolAmounts;
  readonly sqrtPriceX96: bigint;
  readonly range: TickRange;
  /** The slippage of what is taken out, and of what is put in. */
  readonly removalSlippageBps: number;
  readonly depositSlippageBps: number;
  readonly deadlineSeconds: number;
}

/** What of a move does not depend on what is put in. */
type TakenOutTerms = Omit<MoveRangeTerms, 'amount0Desired' | 'amount1Desired' | 'amount0Min' | 'amount1Min' | 'rest0' | 'rest1'>;

/** All that comes out of a position at a price, fees included. */
export function movedOut({ position, owed, sqrtPriceX96 }: Pick<MoveRangeFacts, 'position' | 'owed' | 'sqrtPriceX96'>): PoolAmounts {
  const freed = amountsOfLiquidity(sqrtPriceX96, position, BigInt(position.liquidity), 'payOut');
  return { amount0: freed.amount0 + owed.amount0, amount1: freed.amount1 + owed.amount1 };
}

/** Everything taken out for another range, at least so much as the slippage allows. */
export function takenOutTerms(facts: MoveRangeFacts): TakenOutTerms {
  const { manager, position, sqrtPriceX96, range, removalSlippageBps, deadlineSeconds } = facts;
  const { tokenId, token0, token1, fee } = position;
  const liquidity = BigInt(position.liquidity);
  const freed = amountsOfLiquidity(sqrtPriceX96, position, liquidity, 'payOut');
  const least = burnMinimums(sqrtPriceX96, position, liquidity, removalSlippageBps);
  return {
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
    lacking0: difference(freed.amount0, least.amount0),
    lacking1: difference(freed.amount1, least.amount1),
    deadlineSeconds,
  };
}

/** The move into a range; null where it would make no liquidity there, as one token alone in a range that holds the price. */
export function moveRangeTerms(facts: MoveRangeFacts): MoveRangeTerms | null {
  const { position, sqrtPriceX96, range, depositSlippageBps } = facts;
  const desired = movedOut(facts);
  const made = liquidityForAmounts(sqrtPriceX96, range, desired, false) ?? 0n;
  if (position.liquidity === '0' || made === 0n) return null;
  const used = amountsOfLiquidity(sqrtPriceX96, range, made, 'takeIn');
  const least = mintMinimums(sqrtPriceX96, range, desired, depositSlippageBps);
  return {
    ...takenOutTerms(facts),
    amount0Desired: String(desired.amount0),
    amount1Desired: String(desired.amount1),
    amount0Min: String(least.amount0),
    amount1Min: String(least.amount1),
    rest0: difference(desired.amount0, used.amount0),
    rest1: difference(desired.amount1, used.amount1),
  };
}

function difference(all: bigint, part: bigint): string {
  return String(all > part ? all - part : 0n);
}

/** The manager must be allowed to take back what it has just paid; more leaves the account only as far as a moving price makes up for it. */
export function moveRangeOrder<Terms extends MoveRangeTerms>(owner: Owner, terms: Terms, token0: Token, token1: Token): Order<Terms> {
  return { ...owner, kind: 'moveRange', terms, ...moveBounds(terms, token0, token1) };
}

/** What a move needs to be allowed, what may leave by it, and until when. */
export function moveBounds(terms: MoveRangeTerms, token0: Token, token1: Token): Pick<Order, 'needs' | 'limits' | 'lastSecond'> {
  const sides = [
    { token: token0, amount: rawAmount(BigInt(terms.amount0Desired)), lacking: terms.lacking0 },
    { token: token1, amount: rawAmount(BigInt(terms.amount1Desired)), lacking: terms.lacking1 },
  ];
  return {
    needs: sides.flatMap(({ token, amount }): AllowanceNeed[] =>
      amount === '0' ? [] : [{ token, spender: terms.manager, amount, permit: null }],
    ),
    limits: { leaves: sides.map(({ token, lacking }) => ({ asset: token.address, maximum: rawAmount(BigInt(lacking)) })), arrives: [] },
    lastSecond: terms.deadlineSeconds,
  };
}

/** Everything is taken out to the account, and goes into a new position of the account. */
export function moveRangePromises({ terms, account }: Order<MoveRangeTerms>): readonly Statement[] {
  return [
    ...say.calls('move', terms.manager),
    say.detail('liquidity', terms.liquidity),
    say.detail('freed0', terms.freed0Min),
    say.detail('freed1', terms.freed1Min),
    say.until(terms.deadlineSeconds),
    say.detail('position', terms.tokenId),
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
    say.detail('recipient', account),
  ];
}
