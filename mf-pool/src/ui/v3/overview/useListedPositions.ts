import type { Address } from '@dex/mf-shared/domain';
import { sectionSelector } from '@dex/mf-shared/ui';
import type { PositionFacts } from '../../../domain/v3/position';
import { selectPoolV3, poolV3Slice } from '../../../state/v3/poolV3Slice';
import { useShownChain } from './useShownOwner';

const useV3Selector = sectionSelector(poolV3Slice);

/** The positions of an owner as far as they are known; an answer for another owner or network counts as none. */
export type ListedPositions =
  | { readonly kind: 'loading' }
  | { readonly kind: 'known'; readonly positions: readonly PositionFacts[] }
  | { readonly kind: 'failed'; readonly positions: readonly PositionFacts[] | null };

export function useListedPositions(owner: Address | null): ListedPositions {
  const { chainId } = useShownChain().chain;
  const known = useV3Selector((state) => selectPoolV3(state).positions);
  return owner !== null && known?.key === `${chainId}:${owner}` ? known.answer : { kind: 'loading' };
}
