import type { Address, ChainId } from '@dex/mf-shared/domain';
import { useSharedSelector } from '@dex/mf-shared/ui';
import { selectPendingShares } from '../../state/v2/pendingShares';

/** True while something that takes the account's shares of a pair is on its way to the chain: nothing else that takes them is offered then. */
export function useSharesUnderWay(chainId: ChainId, account: Address | null, pair: Address | null): boolean {
  return useSharedSelector((state) => account !== null && pair !== null && selectPendingShares(state, chainId, account, pair) === 'sent');
}
