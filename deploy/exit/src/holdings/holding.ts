import type { Address, Chain, RawAmount, Token } from '@dex/mf-shared/domain';
import type { ClaimEntry } from '../../../../mf-claim/src/domain/claimEntry';
import type { PoolAmounts } from '../../../../mf-pool/src/domain/liquidityMath';
import type { ExistingPair, PairRef } from '../../../../mf-pool/src/domain/v2/pair';
import type { Side } from '../../../../mf-pool/src/domain/v3/positionTerms';
import type { PositionFacts } from '../../../../mf-pool/src/domain/v3/position';

/** Whose things are looked for, and where. */
export interface Owner {
  readonly chain: Chain;
  readonly account: Address;
}

/** A position of version 3. `fees` is what a collection would pay now, null while the chain cannot say; so is `sqrtPriceX96` (Q64.96). */
export interface HeldPosition {
  readonly kind: 'position';
  readonly position: PositionFacts;
  readonly token0: Token;
  readonly token1: Token;
  /** The sides whose contract does not say what it is: a stand-in takes its place, and no amount of it is shown. */
  readonly unread: readonly Side[];
  readonly sqrtPriceX96: bigint | null;
  readonly fees: PoolAmounts | null;
}

/** Shares of a pair of version 2, in the account itself. */
export interface HeldShares {
  readonly kind: 'shares';
  readonly pair: PairRef;
  readonly supply: Pick<ExistingPair, 'reserve0' | 'reserve1' | 'totalSupply'>;
  readonly shares: RawAmount;
}

/** Shares that a staking contract holds for the account, and what they earned; raw amounts, null where the chain did not say. */
export interface HeldStake {
  readonly kind: 'stake';
  readonly stakingRewards: Address;
  readonly pair: PairRef;
  readonly staked: RawAmount;
  readonly earned: RawAmount | null;
}

/** The account's part of the airdrop that nobody has claimed. */
export interface HeldAirdrop {
  readonly kind: 'airdrop';
  readonly entry: ClaimEntry;
  readonly distributor: Address;
  readonly token: Token;
}

/** Wrapped coin in the account; raw amount. */
export interface HeldWrapped {
  readonly kind: 'wrapped';
  readonly amount: RawAmount;
}

/** One thing of the account that can be taken out. */
export type Holding = HeldPosition | HeldShares | HeldStake | HeldAirdrop | HeldWrapped;

/** Where things are looked for. */
export type Place = 'positions' | 'shares' | 'stakes' | 'airdrop' | 'wrapped';

/** What was found in one place; `failed` when nobody answered, or not for all: it never passes for "nothing there". */
export interface Found {
  readonly place: Place;
  readonly holdings: readonly Holding[];
  readonly failed: boolean;
}
