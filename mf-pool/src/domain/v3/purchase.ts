// One side of a pool bought with the other, so that what is held fits a range (V3-34).
import { rawAmount, type Address, type ChainId, type Ratio } from '@dex/mf-shared/domain';
import { say, type AllowanceNeed, type Statement } from '@dex/mf-shared/orders';
import { amountsOfLiquidity, liquidityForAmounts, mintMinimums, type PoolAmounts, type TickRange } from '../liquidityMath';
import type { Side } from './positionTerms';

/** An exact amount bought for no more than a maximum, along pools of version 3. Raw amounts are decimal text. */
interface Bought {
  /** From what is paid to what is bought, and the fees of the pools between them. */
  readonly path: readonly Address[];
  readonly fees: readonly number[];
  readonly bought: string;
  /** What it takes with a price that moves within the slippage. */
  readonly maximumPaid: string;
}

/** A purchase as it is sent. */
export interface PurchaseTerms extends Bought {
  readonly router: Address;
  /** What is paid is the native coin. */
  readonly paysNative: boolean;
  readonly deadlineSeconds: number;
}

/** A way to buy what a range needs, as the chain's quoter said. */
export interface PurchaseQuote extends Bought {
  readonly paidSide: Side;
  /** What it takes at this moment. */
  readonly paid: string;
  /** The price of the pool of the range afterwards: the purchase may go through it. */
  readonly sqrtPriceAfterX96: string;
}

/** `quote` is null where nothing has to be bought, or no pool sells it. */
export type PurchaseAnswer =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'known'; readonly quote: PurchaseQuote | null };

/** A position that its owner takes out. */
export interface TakenOut {
  readonly account: Address;
  readonly manager: Address;
  readonly tokenId: string;
  readonly liquidity: string;
}

/** What a purchase is looked for: a range of a pool, what is held for it, and what goes before it. */
export interface PurchaseWish extends TickRange {
  readonly chainId: ChainId;
  readonly quoter: Address;
  /** Tokens that a way may lead over. */
  readonly between: readonly Address[];
  readonly token0: Address;
  readonly token1: Address;
  readonly fee: number;
  readonly sqrtPriceX96: string;
  readonly held0: string;
  readonly held1: string;
  readonly slippageBps: number;
  /** The position that is taken out before it, which changes the pools; null for none. */
  readonly before: TakenOut | null;
  readonly key: string;
}

const Q192 = 1n << 192n;
/** Liquidity that the need of a range is counted by; large, so that rounding counts for nothing. */
const MUCH = 1n << 120n;
const WHOLE_BPS = 10_000n;

/** What may be paid where so much is quoted; rounded down, so that it is never looser than the user's figure. */
export function mostPaid(paid: bigint, slippageBps: number): bigint {
  return (paid * (WHOLE_BPS + BigInt(slippageBps))) / WHOLE_BPS;
}

/** The price of a pool as raw units that are paid for one that is bought. */
export function spotRate(sqrtPriceX96: bigint, paidSide: Side): Ratio {
  const squared = sqrtPriceX96 * sqrtPriceX96;
  return paidSide === 0 ? { numerator: Q192, denominator: squared } : { numerator: squared, denominator: Q192 };
}

/** The side of which more is held than a range needs beside the other; null where nothing is to be bought. */
export function paidSideOf(sqrtPriceX96: bigint, range: TickRange, held: PoolAmounts): Side | null {
  const need = amountsOfLiquidity(sqrtPriceX96, range, MUCH, 'takeIn');
  const [one, other] = [held.amount0 * need.amount1, held.amount1 * need.amount0];
  if (one === other) return null;
  return one > other ? 0 : 1;
}

/** How much is to be bought at a rate, so that all that is left of one side and all that is held of the other fit the range. */
export function boughtAmount(sqrtPriceX96: bigint, range: TickRange, held: PoolAmounts, paidSide: Side, rate: Ratio): bigint {
  const need = amountsOfLiquidity(sqrtPriceX96, range, MUCH, 'takeIn');
  const [paidNeed, boughtNeed] = sides(need, paidSide);
  const [paidHeld, boughtHeld] = sides(held, paidSide);
  const short = boughtNeed * paidHeld - paidNeed * boughtHeld;
  const weight = paidNeed * rate.denominator + boughtNeed * rate.numerator;
  return short <= 0n || weight === 0n ? 0n : (short * rate.denominator) / weight;
}

/** What goes into the range after a purchase, what at least, and what is left over; null where it makes no liquidity. */
export interface DepositAfter {
  readonly desired: PoolAmounts;
  readonly least: PoolAmounts;
  readonly used: PoolAmounts;
  /** What is left of the side that paid holds what the purchase does not take of its maximum. */
  readonly rest: PoolAmounts;
}

export function depositAfter(held: PoolAmounts, quote: PurchaseQuote, range: TickRange, slippageBps: number): DepositAfter | null {
  const { paidSide, sqrtPriceAfterX96 } = quote;
  const price = BigInt(sqrtPriceAfterX96);
  const [paidHeld, boughtHeld] = sides(held, paidSide);
  const [paid, most, bought] = [BigInt(quote.paid), BigInt(quote.maximumPaid), BigInt(quote.bought)];
  if (most > paidHeld) return null;
  const desired = amountsOf(paidHeld - most, boughtHeld + bought, paidSide);
  const liquidity = liquidityForAmounts(price, range, desired, false) ?? 0n;
  if (liquidity === 0n) return null;
  const used = amountsOfLiquidity(price, range, liquidity, 'takeIn');
  const [paidUsed, boughtUsed] = sides(used, paidSide);
  return {
    desired,
    used,
    least: mintMinimums(price, range, desired, slippageBps),
    rest: amountsOf(paidHeld - paid - paidUsed, boughtHeld + bought - boughtUsed, paidSide),
  };
}

/** What a purchase loses against the price of the pool before it, in hundredths of a percent. */
export function purchaseLossBps({ paidSide, paid, bought }: PurchaseQuote, sqrtPriceX96: bigint): number {
  const { numerator, denominator } = spotRate(sqrtPriceX96, paidSide);
  const fair = (BigInt(bought) * numerator) / denominator;
  const lost = BigInt(paid) - fair;
  return lost <= 0n ? 0 : Number((lost * WHOLE_BPS) / BigInt(paid));
}

/** A purchase that loses more is not offered: somebody else's pools are a better place for so much, or so little. */
export const MOST_LOST_BPS = 500;

function sides({ amount0, amount1 }: PoolAmounts, paidSide: Side): readonly [bigint, bigint] {
  return paidSide === 0 ? [amount0, amount1] : [amount1, amount0];
}

function amountsOf(paid: bigint, bought: bigint, paidSide: Side): PoolAmounts {
  return paidSide === 0 ? { amount0: paid, amount1: bought } : { amount0: bought, amount1: paid };
}

/** The terms of a quote. */
export function purchaseTerms(
  { path, fees, bought, maximumPaid }: PurchaseQuote,
  rest: Pick<PurchaseTerms, 'router' | 'paysNative' | 'deadlineSeconds'>,
): PurchaseTerms {
  return { path, fees, bought, maximumPaid, ...rest };
}

/** The router must be allowed to take the most that is paid, where that is a token. */
export function purchaseNeeds({ router, maximumPaid, paysNative }: PurchaseTerms, paid: AllowanceNeed['token']): readonly AllowanceNeed[] {
  return paysNative ? [] : [{ token: paid, spender: router, amount: rawAmount(BigInt(maximumPaid)), permit: null }];
}

/** An exact amount arrives at the account, for no more than the maximum. */
export function purchasePromises(terms: PurchaseTerms, account: Address): readonly Statement[] {
  const { path, fees, paysNative, router } = terms;
  const [paid, bought] = [path.at(0), path.at(-1)];
  if (!paid || !bought) return [];
  return [
    ...say.calls('buy', router),
    say.paysAtMost(paysNative ? 'native' : paid, rawAmount(BigInt(terms.maximumPaid))),
    say.receivesExactly(bought, rawAmount(BigInt(terms.bought)), account),
    say.way(path, fees),
    say.until(terms.deadlineSeconds),
  ];
}
