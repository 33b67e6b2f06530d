import { FEE_TIERS, type FeeTier } from '@dex/mf-shared/domain';
import { useLocation, sectionSelector, useServices } from '@dex/mf-shared/ui';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { TierSharesAnswer } from '../../../domain/v3/ports';
import { selectPoolV3, type WithPoolV3, poolV3Slice } from '../../../state/v3/poolV3Slice';
import { largestTier } from '../../../domain/v3/tierShares';
import { poolAddressOf, selectPool, selectTierSharesWish } from '../../../state/v3/selectWishes';
import type { AddCommands } from './useAddCommands';
import type { AddScreenForm } from './useAddForm';

const useV3Selector = sectionSelector(poolV3Slice);

/** The shares of the tiers; the largest is chosen once for a pair that has none chosen, when they are known. */
export function useTierShares(form: AddScreenForm, commands: AddCommands): TierSharesAnswer {
  const { chains } = useServices();
  const location = useLocation();
  const key = useV3Selector((state) => selectTierSharesWish(state, location, chains)?.key ?? null);
  const known = useV3Selector((state) => selectPoolV3(state).tierShares);
  const answer: TierSharesAnswer = key !== null && known?.key === key ? known.answer : { kind: 'loading' };
  const chosenFor = useRef<string | null>(null);
  const { pair } = form.facts;
  const stateOf = (state: WithPoolV3, tier: FeeTier) =>
    selectPool(state, pair && poolAddressOf(chains, form.chain.chainId, pair.base.address, pair.quote.address, tier)).kind;
  const existing = useV3Selector((state) => FEE_TIERS.filter((tier) => stateOf(state, tier) === 'exists').join());
  const areTiersKnown = useV3Selector((state) => FEE_TIERS.every((tier) => stateOf(state, tier) !== 'loading'));
  const largest =
    answer.kind === 'known'
      ? largestTier(
          answer.shares,
          FEE_TIERS.filter((tier) => existing.split(',').includes(String(tier))),
        )
      : null;
  const chooseLargest = useEffectEvent((pair: string) => {
    if (chosenFor.current === pair) return;
    chosenFor.current = pair;
    if (form.fee === null && largest !== null) commands.chooseFee(largest, true);
  });
  useEffect(() => {
    if (key !== null && answer.kind === 'known' && areTiersKnown) chooseLargest(key);
  }, [key, answer.kind, areTiersKnown]);
  const reported = useRef<string | null>(null);
  const reason = answer.kind === 'failed' ? answer.reason : null;
  useEffect(() => {
    if (reason === null || reported.current === reason) return;
    reported.current = reason;
    // Only stale data are worth a report; a network without a subgraph, or one that is down, is nothing unusual.
    if (reason.startsWith('Graph stale')) console.error(reason);
    else console.debug(reason);
  }, [reason]);
  return answer;
}
