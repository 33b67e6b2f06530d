import { useAccount, useActiveChainId, useSectionSelector } from '@dex/mf-shared/ui';
import type { PositionFacts } from '../../../domain/v3/position';
import { selectPoolV3, type WithPoolV3 } from '../../../state/v3/poolV3Slice';

const useV3Selector = useSectionSelector.withTypes<WithPoolV3>();

/** The account's positions as far as they are known; an answer for another account or network counts as none. */
export type OwnPositions =
  | { readonly kind: 'loading' }
  | { readonly kind: 'known'; readonly positions: readonly PositionFacts[] }
  | { readonly kind: 'failed'; readonly positions: readonly PositionFacts[] | null };

export function useOwnPositions(): OwnPositions {
  const [account, chainId] = [useAccount(), useActiveChainId()];
  const known = useV3Selector((state) => selectPoolV3(state).positions);
  return known?.key === `${chainId}:${account}` ? known.answer : { kind: 'loading' };
}
