// What orders of version 2, of migration and of mining promise, as the bytes of their calls are to say it.
import type { Address, Currency, SignedPermit } from '@dex/mf-shared/domain';
import { permitStatements, say, signatureText, type Asset, type Order, type Statement } from '@dex/mf-shared/orders';
import type { AddOrder, ClaimOrder, MigrateOrder, RemoveOrder, StakeOrder, WithdrawOrder } from './poolOrder';

/** An order without whose it is and where, and without what the engine finds out itself. */
type TermsOf<Ordered> = Omit<Ordered, 'chainId' | 'account' | 'kind' | 'isApproved' | 'permit'>;

export type AddPairTerms = TermsOf<AddOrder>;
export type RemovePairTerms = TermsOf<RemoveOrder>;
export type MigrateTerms = TermsOf<MigrateOrder>;
export type StakeTerms = TermsOf<StakeOrder>;
export type WithdrawTerms = TermsOf<WithdrawOrder>;
export type ClaimRewardsTerms = TermsOf<ClaimOrder>;

function assetOf(currency: Currency): Asset {
  return currency.kind === 'native' ? 'native' : currency.address;
}

/** Both deposits at most, and of each no less than its minimum; the shares go to the account. */
export function addPairPromises({ terms, account }: Order<AddPairTerms>): readonly Statement[] {
  const { router, a, b, amountA, amountB, minimumA, minimumB, deadlineSeconds } = terms;
  return [
    ...say.calls('addLiquidity', router),
    say.paysAtMost(assetOf(a), amountA),
    say.paysAtMost(assetOf(b), amountB),
    ...leastPaid(a, minimumA),
    ...leastPaid(b, minimumB),
    say.detail('recipient', account),
    say.until(deadlineSeconds),
  ];
}

function leastPaid(currency: Currency, minimum: string): readonly Statement[] {
  return [say.detail('leastPaid', `${assetOf(currency)} ${minimum}`)];
}

/** The shares against no less than the minimum of either side. With a signature the contract checks, its deadline is that of the call. */
export function removePairPromises({ terms, account }: Order<RemovePairTerms>, [permit]: readonly SignedPermit[]): readonly Statement[] {
  const { router, a, b, shares, minimumA, minimumB, deadlineSeconds } = terms;
  return [
    ...say.calls('removeLiquidity', router),
    say.detail('shares', shares),
    say.receivesAtLeast(assetOf(a), minimumA, account),
    say.receivesAtLeast(assetOf(b), minimumB, account),
    say.until(permit ? permit.deadline : deadlineSeconds),
    ...ownPermit(permit),
  ];
}

/** The signature inside a contract's own function (…WithPermit), which names neither token nor spender. */
function ownPermit(permit: SignedPermit | undefined): readonly Statement[] {
  return permit ? [say.detail('permitSignature', signatureText(permit.v, permit.r, permit.s))] : [];
}

/** The shares become a position of the account, in a pool that is made first where it is missing. */
export function migratePromises({ terms, account }: Order<MigrateTerms>, permits: readonly SignedPermit[]): readonly Statement[] {
  const { migrator, pair, token0, token1, fee, createAtSqrtPriceX96 } = terms;
  return [
    ...say.calls('migrate', migrator),
    ...permits.flatMap(permitStatements),
    ...(createAtSqrtPriceX96 === null ? [] : newPool(token0.address, token1.address, fee, createAtSqrtPriceX96)),
    say.paysExactly(pair, terms.liquidityToMigrate),
    say.detail('percentage', terms.percentageToMigrate),
    say.detail('token0', token0.address),
    say.detail('token1', token1.address),
    say.detail('fee', fee),
    say.detail('tickLower', terms.tickLower),
    say.detail('tickUpper', terms.tickUpper),
    say.detail('minimum0', terms.amount0Min),
    say.detail('minimum1', terms.amount1Min),
    say.detail('recipient', account),
    say.until(terms.deadlineSeconds),
  ];
}

function newPool(token0: Address, token1: Address, fee: number, startSqrtPriceX96: string): readonly Statement[] {
  return [
    say.detail('newPool0', token0),
    say.detail('newPool1', token1),
    say.detail('newPoolFee', fee),
    say.detail('startSqrtPriceX96', startSqrtPriceX96),
  ];
}

/** Shares into a staking contract. */
export function stakePromises({ terms }: Order<StakeTerms>, [permit]: readonly SignedPermit[]): readonly Statement[] {
  return [
    ...say.calls('stake', terms.stakingRewards),
    say.detail('shares', terms.amount),
    ...(permit ? [say.until(permit.deadline)] : []),
    ...ownPermit(permit),
  ];
}

/** Everything back, rewards included. */
export function withdrawPromises({ terms }: Order<WithdrawTerms>): readonly Statement[] {
  return say.calls('withdraw', terms.stakingRewards);
}

/** The rewards alone. */
export function claimRewardsPromises({ terms }: Order<ClaimRewardsTerms>): readonly Statement[] {
  return say.calls('claimRewards', terms.stakingRewards);
}
