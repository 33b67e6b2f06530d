import { FEE_TIERS, sortsBefore, type FeeTier } from '@dex/mf-shared/domain';
import { sectionSelector, useServices } from '@dex/mf-shared/ui';
import type { TierRatesAnswer } from '../../../domain/v3/tierRates';
import { selectTierRates } from '../../../state/selectAnswers';
import { poolV3Slice } from '../../../state/v3/poolV3Slice';
import { poolAddressOf, selectPool } from '../../../state/v3/selectWishes';
import { wantedSlice } from '../../../state/wantedSlice';
import { useWanted } from '../../useWanted';
import type { AddScreenForm } from './useAddForm';

const useV3Selector = sectionSelector(poolV3Slice);
const useRatesSelector = sectionSelector(wantedSlice);

/** What the fees of a pair's tiers come to; asked once it is known which of them have a pool. */
export function useTierRates({ facts: { pair }, chain }: AddScreenForm): TierRatesAnswer {
  const { chains } = useServices();
  const { chainId, subgraphUrl } = chain;
  const addressOf = (tier: FeeTier) => pair && poolAddressOf(chains, chainId, pair.base.address, pair.quote.address, tier);
  const kinds = useV3Selector((state) => FEE_TIERS.map((tier) => selectPool(state, addressOf(tier)).kind).join());
  const pools = FEE_TIERS.flatMap((fee, index) => {
    const address = addressOf(fee);
    return address && kinds.split(',')[index] === 'exists' ? [{ fee, address }] : [];
  });
  const key = `tierRates:${chainId}:${pools.map(({ address }) => address).join()}`;
  const isAsked = pair !== null && pools.length > 0 && !kinds.includes('loading');
  const sides = pair && (sortsBefore(pair.base, pair.quote) ? pair : { base: pair.quote, quote: pair.base });
  useWanted(
    isAsked && sides
      ? { kind: 'tierRates', chainId, subgraphUrl: subgraphUrl ?? null, tokens: [sides.base.address, sides.quote.address], pools, key }
      : null,
  );
  return useRatesSelector((state) => selectTierRates(state, key));
}
