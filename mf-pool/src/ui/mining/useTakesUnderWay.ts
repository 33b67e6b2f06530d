import type { Address } from '@dex/mf-shared/domain';
import { useSharedSelector } from '@dex/mf-shared/ui';
import { selectPendingClaim, selectPendingWithdrawal } from '../../state/v3/pendingCollection';
import type { Mining } from './useMining';

/** Which of the two ways to take is on its way to the chain: neither is offered a second time before its end is known. */
export function useTakesUnderWay({ chain: { chainId }, account }: Mining, stakingRewards: Address) {
  const isWithdrawing = useSharedSelector(
    (state) => account !== null && selectPendingWithdrawal(state, chainId, account, stakingRewards) === 'sent',
  );
  const isClaiming = useSharedSelector(
    (state) => account !== null && selectPendingClaim(state, chainId, account, stakingRewards) === 'sent',
  );
  return { withdraw: isWithdrawing, claim: isClaiming };
}
