// The fees of a position put back into it, in one call of the position manager (V3-29).
import { rawAmount, type Address, type Bps, type Token } from '@dex/mf-shared/domain';
import { say, type AllowanceNeed, type Order, type Statement } from '@dex/mf-shared/orders';
import { amountsOfLiquidity, liquidityForAmounts, mintMinimums, type PoolAmounts } from '../liquidityMath';
import { tickAtSqrtRatio } from '@dex/mf-shared/domain/maths';
import { depositSlippage } from './addRange';
import { positionState, type PositionFacts } from './position';
import type { Owner } from './positionOrders';

/** A collection of everything, and an increase with it. Raw amounts are decimal text; both tokens stay tokens, the coin in its wrapped form. */
export interface CompoundTerms {
  readonly manager: Address;
  readonly tokenId: string;
  readonly token0: Address;
  readonly token1: Address;
  /** What is owed now: the most that is put back. */
  readonly amount0Desired: string;
  readonly amount1Desired: string;
  readonly amount0Min: string;
  readonly amount1Min: string;
  /** What does not fit the range at the present price, and stays with the account; an estimate. */
  readonly rest0: string;
  readonly rest1: string;
  readonly deadlineSeconds: number;
}

export interface CompoundFacts {
  readonly manager: Address;
  readonly position: PositionFacts;
  readonly owed: PoolAmounts;
  readonly sqrtPriceX96: bigint;
  readonly slippageBps: number;
  readonly deadlineSeconds: number;
}

/** The slippage in force for what is put back: that of any deposit at the present price. */
export function compoundSlippage(setting: 'auto' | Bps, position: PositionFacts, sqrtPriceX96: bigint): Bps {
  return depositSlippage(setting, positionState(position, tickAtSqrtRatio(sqrtPriceX96)) === 'outOfRange');
}

/** What is put back, at least so much as the slippage allows; null where the fees make no liquidity, as those of one token inside the range. */
export function compoundTerms({
  manager,
  position,
  owed,
  sqrtPriceX96,
  slippageBps,
  deadlineSeconds,
}: CompoundFacts): CompoundTerms | null {
  const liquidity = liquidityForAmounts(sqrtPriceX96, position, owed, false) ?? 0n;
  if (liquidity === 0n) return null;
  const used = amountsOfLiquidity(sqrtPriceX96, position, liquidity, 'takeIn');
  const least = mintMinimums(sqrtPriceX96, position, owed, slippageBps);
  const rest = (all: bigint, taken: bigint) => String(all > taken ? all - taken : 0n);
  return {
    manager,
    tokenId: position.tokenId,
    token0: position.token0,
    token1: position.token1,
    amount0Desired: String(owed.amount0),
    amount1Desired: String(owed.amount1),
    amount0Min: String(least.amount0),
    amount1Min: String(least.amount1),
    rest0: rest(owed.amount0, used.amount0),
    rest1: rest(owed.amount1, used.amount1),
    deadlineSeconds,
  };
}

/** Nothing leaves the account in the end; the manager must be allowed to take back what it has just paid. */
export function compoundOrder<Terms extends CompoundTerms>(owner: Owner, terms: Terms, token0: Token, token1: Token): Order<Terms> {
  const sides = [
    { token: token0, amount: rawAmount(BigInt(terms.amount0Desired)) },
    { token: token1, amount: rawAmount(BigInt(terms.amount1Desired)) },
  ];
  return {
    ...owner,
    kind: 'compound',
    terms,
    needs: sides.flatMap(({ token, amount }): AllowanceNeed[] =>
      amount === '0' ? [] : [{ token, spender: terms.manager, amount, permit: null }],
    ),
    limits: { leaves: sides.map(({ token }) => ({ asset: token.address, maximum: rawAmount(0n) })), arrives: [] },
    lastSecond: terms.deadlineSeconds,
  };
}

/** Everything is collected to the account, and goes back into the same position. */
export function compoundPromises({ terms, account }: Order<CompoundTerms>): readonly Statement[] {
  return [
    ...say.calls('compound', terms.manager),
    say.detail('position', terms.tokenId),
    say.detail('recipient', account),
    say.detail('deposit0', terms.amount0Desired),
    say.detail('deposit1', terms.amount1Desired),
    say.detail('minimum0', terms.amount0Min),
    say.detail('minimum1', terms.amount1Min),
    say.until(terms.deadlineSeconds),
  ];
}
