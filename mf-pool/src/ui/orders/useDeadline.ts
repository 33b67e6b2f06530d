import { deadlineToSend, type ChainId } from '@dex/mf-shared/domain';
import { selectDeadlineSeconds } from '@dex/mf-shared/state';
import { useSharedSelector } from '@dex/mf-shared/ui';

/** Gives the last second of an order that is made now, by the chain's time and the user's setting. */
export function useDeadline(chainId: ChainId): () => number {
  const userDeadlineSeconds = useSharedSelector(selectDeadlineSeconds);
  const blockTimestamp = useSharedSelector((state) => state.application.blocks[chainId]?.timestamp ?? null);
  return () => deadlineToSend({ chainId, userDeadlineSeconds, blockTimestamp, clockSeconds: Date.now() / 1000 });
}
