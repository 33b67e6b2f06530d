// The kinds of order of version 2, of migration and of mining.
import { ok, type Address, type ChainId, type ChainTable, type SignedPermit } from '@dex/mf-shared/domain';
import type { Order, OrderKind } from '@dex/mf-shared/orders';
import {
  addPairPromises,
  claimRewardsPromises,
  migratePromises,
  removePairPromises,
  stakePromises,
  withdrawPromises,
  type AddPairTerms,
  type ClaimRewardsTerms,
  type MigrateTerms,
  type RemovePairTerms,
  type StakeTerms,
  type WithdrawTerms,
} from '../../domain/orders/poolPromises';
import { encodeMigrate } from '../migrate/encodeMigrate';
import { readMigrate } from '../migrate/readMigrate';
import { encodeStaking } from '../mining/encodeStaking';
import { readStaking } from '../mining/readStaking';
import { encodeAdd, encodeRemove } from '../v2/encodeLiquidity';
import { readLiquidity } from '../v2/readLiquidity';

/** A deposit into a version-2 pair. */
export function addPairKind(chains: ChainTable): OrderKind<AddPairTerms> {
  return {
    kind: 'addPair',
    encode: (order) => Promise.resolve(ok([encodeAdd({ ...owned(order), kind: 'add' }, chains[order.chainId])])),
    promises: addPairPromises,
    read: readLiquidity,
  };
}

/** A withdrawal from a version-2 pair. */
export function removePairKind(chains: ChainTable): OrderKind<RemovePairTerms> {
  return {
    kind: 'removePair',
    encode: (order, permits) =>
      Promise.resolve(ok(encodeRemove({ ...owned(order), ...allowed(permits), kind: 'remove' }, chains[order.chainId]))),
    promises: removePairPromises,
    read: readLiquidity,
  };
}

export const migrateKind: OrderKind<MigrateTerms> = {
  kind: 'migrate',
  encode: (order, permits) => Promise.resolve(ok([encodeMigrate({ ...owned(order), ...allowed(permits), kind: 'migrate' })])),
  promises: migratePromises,
  read: readMigrate,
};

export const stakeKind: OrderKind<StakeTerms> = {
  kind: 'stake',
  encode: (order, permits) => Promise.resolve(ok([encodeStaking({ ...owned(order), ...allowed(permits), kind: 'stake' })])),
  promises: stakePromises,
  read: readStaking,
};

export const withdrawKind: OrderKind<WithdrawTerms> = {
  kind: 'withdraw',
  encode: (order) => Promise.resolve(ok([encodeStaking({ ...owned(order), kind: 'withdraw' })])),
  promises: withdrawPromises,
  read: readStaking,
};

export const claimRewardsKind: OrderKind<ClaimRewardsTerms> = {
  kind: 'claimRewards',
  encode: (order) => Promise.resolve(ok([encodeStaking({ ...owned(order), kind: 'claim' })])),
  promises: claimRewardsPromises,
  read: readStaking,
};

function owned<Terms>({ terms, chainId, account }: Order<Terms>): Terms & { readonly chainId: ChainId; readonly account: Address } {
  return { ...terms, chainId, account };
}

function allowed([permit]: readonly SignedPermit[]): { readonly isApproved: boolean; readonly permit: SignedPermit | null } {
  return { isApproved: !permit, permit: permit ?? null };
}
