import { sameAddress, type Address, type ChainId } from '@dex/mf-shared/domain';
import { selectUnderWay, type SharedState, type UnderWay } from '@dex/mf-shared/state';

/**
 * Whether something that takes an account's shares of a pair was sent, and has no end yet: a withdrawal or a migration. Until then the
 * shares that are read may be gone already, so that a second one would fail, or take more than was meant (ORDER-22).
 */
export function selectPendingShares(state: SharedState, chainId: ChainId, account: Address, pair: Address): UnderWay {
  return selectUnderWay(
    state,
    chainId,
    ({ from, summary }) =>
      sameAddress(from, account) && 'sharesOf' in summary && summary.sharesOf !== undefined && sameAddress(summary.sharesOf, pair),
  );
}
