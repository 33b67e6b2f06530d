import type { Address, ChainId, Currency, PermitInfo, RawAmount, SignedPermit, Token } from '@dex/mf-shared/domain';

interface OrderBase {
  readonly chainId: ChainId;
  readonly account: Address;
}

/** A deposit into a version-2 pair; what is confirmed is what is sent. Raw amounts; the deadline in seconds. */
export interface AddOrder extends OrderBase {
  readonly kind: 'add';
  readonly router: Address;
  readonly a: Currency;
  readonly b: Currency;
  readonly amountA: RawAmount;
  readonly amountB: RawAmount;
  readonly minimumA: RawAmount;
  readonly minimumB: RawAmount;
  readonly deadlineSeconds: number;
}

/** A withdrawal from a version-2 pair. A and B are what is received: the native coin or the wrapped one. */
export interface RemoveOrder extends OrderBase {
  readonly kind: 'remove';
  readonly router: Address;
  readonly pair: Address;
  readonly a: Currency;
  readonly b: Currency;
  readonly shares: RawAmount;
  readonly amountA: RawAmount;
  readonly amountB: RawAmount;
  readonly minimumA: RawAmount;
  readonly minimumB: RawAmount;
  readonly deadlineSeconds: number;
  readonly isApproved: boolean;
  readonly permit: SignedPermit | null;
}

/** A move of version-2 shares into a version-3 position (MIGRATE-3). */
export interface MigrateOrder extends OrderBase {
  readonly kind: 'migrate';
  readonly migrator: Address;
  readonly pair: Address;
  readonly token0: Token;
  readonly token1: Token;
  readonly liquidityToMigrate: RawAmount;
  readonly percentageToMigrate: 100;
  readonly fee: number;
  readonly tickLower: number;
  readonly tickUpper: number;
  readonly amount0Min: RawAmount;
  readonly amount1Min: RawAmount;
  readonly deadlineSeconds: number;
  readonly refundAsETH: true;
  readonly isApproved: boolean;
  readonly permit: SignedPermit | null;
  /** The price (Q64.96, decimal text) that a missing pool is made at; null where the pool exists. */
  readonly createAtSqrtPriceX96: string | null;
}

/** A deposit of shares into a staking contract. */
export interface StakeOrder extends OrderBase {
  readonly kind: 'stake';
  readonly stakingRewards: Address;
  readonly amount: RawAmount;
  readonly isApproved: boolean;
  readonly permit: SignedPermit | null;
}

/** Everything back from a staking contract, rewards included: exit(). */
export interface WithdrawOrder extends OrderBase {
  readonly kind: 'withdraw';
  readonly stakingRewards: Address;
}

/** The rewards alone: getReward(). */
export interface ClaimOrder extends OrderBase {
  readonly kind: 'claim';
  readonly stakingRewards: Address;
  readonly rewardSymbol: string;
}

/** Everything that these screens send. Plain data. */
export type PoolOrder = AddOrder | RemoveOrder | MigrateOrder | StakeOrder | WithdrawOrder | ClaimOrder;

/** Why an order was not sent (ORDER-18); `reason` is the cause in the node's or the wallet's words. */
export type OrderFailure =
  | { readonly code: 'rejected' }
  | { readonly code: 'would_fail' }
  | { readonly code: 'not_approved' }
  | { readonly code: 'missing_dependencies' }
  | { readonly code: 'missing_liquidity_amount' }
  | { readonly code: 'send_failed'; readonly reason: string };

/** An allowance to give to a spender. `allowance` is what the chain holds now. */
export interface ApprovalRequest extends OrderBase {
  readonly token: Token;
  readonly spender: Address;
  readonly amount: RawAmount;
  readonly allowance: RawAmount;
}

/** One approve(spender, value) to send. */
export interface ApprovalToSend extends OrderBase {
  readonly token: Token;
  readonly spender: Address;
  readonly step: 'reset' | 'approve';
  readonly value: RawAmount;
  /** Approved instead when the first value cannot be estimated. */
  readonly fallback: RawAmount | null;
}

/** A permit to sign for a spender. `blockTimestamp` is the chain's time in seconds. */
export interface PermitToSign extends OrderBase {
  readonly token: Address;
  readonly spender: Address;
  readonly amount: RawAmount;
  readonly nonce: RawAmount;
  readonly blockTimestamp: number;
  readonly info: PermitInfo;
}
