import type { TransactionSummary } from '@dex/mf-shared/contract';
import { sameAddress, type Address, type ChainId } from '@dex/mf-shared/domain';
import { selectUnderWay, type SharedState, type UnderWay } from '@dex/mf-shared/state';

function collects(summary: TransactionSummary, tokenId: string): boolean {
  return 'collectsFrom' in summary && summary.collectsFrom?.includes(tokenId) === true;
}

function claims(summary: TransactionSummary, stakingRewards: Address): boolean {
  return 'claimsFrom' in summary && summary.claimsFrom?.some((contract) => sameAddress(contract, stakingRewards)) === true;
}

/**
 * Whether something that was sent, and of which no end is known, collects the fees of a position: by itself, with all others, with a
 * removal, or to put them back. A second one would find nothing owed, and putting back would then take the amounts from the account's
 * own (V3-29). What is `unclear` may never end, and forbids no second collection: that costs gas at most.
 */
export function selectPendingCollection(state: SharedState, chainId: ChainId, tokenId: string): UnderWay {
  return selectUnderWay(state, chainId, ({ summary }) => collects(summary, tokenId));
}

/**
 * Whether something that was sent, and of which no end is known, claims what an account has earned in a staking contract: by itself, with
 * its deposit, or with other collections (V3-23). A second claim would pay nothing; another account has its own rewards there.
 */
export function selectPendingClaim(state: SharedState, chainId: ChainId, account: Address, stakingRewards: Address): UnderWay {
  return selectUnderWay(state, chainId, ({ from, summary }) => sameAddress(from, account) && claims(summary, stakingRewards));
}

/** Whether a withdrawal of all that an account has in a staking contract was sent, and has no end yet: a second one would find nothing. */
export function selectPendingWithdrawal(state: SharedState, chainId: ChainId, account: Address, stakingRewards: Address): UnderWay {
  return selectUnderWay(
    state,
    chainId,
    ({ from, summary }) => summary.kind === 'withdrawStake' && sameAddress(from, account) && claims(summary, stakingRewards),
  );
}
