import {
  parseCurrencyId,
  sameAddress,
  shortenAddress,
  worstStanding,
  wrappedToken,
  type Address,
  type Chain,
  type ChainId,
  type Currency,
  type DecimalsStanding,
} from '@dex/mf-shared/domain';
import { useAccount, useActiveChain, useCurrency, type CurrencyState } from '@dex/mf-shared/ui';
import { useMemo } from 'react';
import type { PairSide } from '../../domain/v2/pairOrders';
import { pairOn, type PairRef, type PairState, type RewardsState } from '../../domain/v2/pair';
import { pairStateOf, pairsWish, rewardsStateOf } from '../../domain/v2/pairsWish';
import { rewardsRefs } from '../../domain/v2/trackedPairs';
import { usePairs } from '../orders/usePairs';

type KnownCurrency = Extract<CurrencyState, { readonly kind: 'known' }>;

/** Two currencies of an address with the pair that they make. */
export interface V2Pair {
  readonly chain: Chain;
  readonly account: Address | null;
  readonly a: Currency | null;
  readonly b: Currency | null;
  readonly ref: PairRef | null;
  /** Both are known and make no pair: one token twice, the native coin with its wrapped form, or an id that is none. */
  readonly isInvalid: boolean;
  readonly isAToken0: boolean;
  readonly state: PairState;
  /** What its rewards pool holds; null where it has none, or nobody asked. */
  readonly rewards: RewardsState | null;
  readonly isSyncing: boolean;
  /** Those of the two that are known, with what their decimals come from. */
  readonly known: readonly KnownCurrency[];
  readonly decimals: DecimalsStanding;
  readonly hasUnreadable: boolean;
  /** The sides whose contract has not said its decimals: their amounts are not known. */
  readonly unread: readonly PairSide[];
}

/**
 * The pair that two ids of the address name, on the active network. With `standIns` a token whose contract does not answer is one all the
 * same, by its address and with decimals that say nothing: a part of its pair can be taken out without them. `withRewards`: what lies in the
 * pair's rewards pool counts too.
 */
export function useV2Pair(
  idA: string | null,
  idB: string | null,
  { standIns = false, withRewards = false }: { readonly standIns?: boolean; readonly withRewards?: boolean } = {},
): V2Pair {
  const chain = useActiveChain();
  const account = useAccount();
  const [parsedA, parsedB] = [parseCurrencyId(idA), parseCurrencyId(idB)];
  const knownA = useCurrency(parsedA, chain.chainId);
  const knownB = useCurrency(parsedB, chain.chainId);
  const known = [knownA, knownB].flatMap((state) => (state.kind === 'known' ? [state] : []));
  const standInA = useStandIn(standIns && knownA.kind === 'unreadable' ? parsedA : null, chain.chainId);
  const standInB = useStandIn(standIns && knownB.kind === 'unreadable' ? parsedB : null, chain.chainId);
  const [a, b] = [currencyIn(knownA) ?? standInA, currencyIn(knownB) ?? standInB];
  const ref = useMemo(() => (a && b ? pairOn(chain, wrappedToken(a, chain), wrappedToken(b, chain)) : null), [a, b, chain]);
  const rewards = useMemo(
    () => (ref && withRewards ? rewardsRefs(chain).filter(({ pair }) => sameAddress(pair.address, ref.address)) : []),
    [ref, withRewards, chain],
  );
  const wish = useMemo(
    () => (ref ? pairsWish({ chainId: ref.chainId, account, watch: [ref], discover: [], rewards, withPermits: true }) : null),
    [ref, account, rewards],
  );
  const facts = usePairs(wish);
  const isMalformed = (idA !== null && parsedA === null) || (idB !== null && parsedB === null);
  return {
    chain,
    account,
    a,
    b,
    ref,
    isInvalid: isMalformed || (a !== null && b !== null && ref === null),
    isAToken0: ref !== null && a !== null && ref.token0.address === wrappedToken(a, chain).address,
    state: pairStateOf(facts, ref?.address),
    rewards: rewards[0] ? rewardsStateOf(facts, rewards[0].stakingRewards) : null,
    isSyncing: facts?.syncing ?? false,
    known,
    decimals: worstStanding([...known.map(({ decimals }) => decimals), ...(standInA || standInB ? (['unread'] as const) : [])]),
    hasUnreadable: knownA.kind === 'unreadable' || knownB.kind === 'unreadable',
    unread: [...(isRead(knownA) ? [] : (['a'] as const)), ...(isRead(knownB) ? [] : (['b'] as const))],
  };
}

/** A token of which only the address is known. */
function useStandIn(id: ReturnType<typeof parseCurrencyId>, chainId: ChainId): Currency | null {
  return useMemo(() => {
    if (id === null || id === 'ETH') return null;
    return { kind: 'token', chainId, address: id, decimals: 0, symbol: shortenAddress(id), name: '' };
  }, [id, chainId]);
}

function isRead(state: CurrencyState): boolean {
  return state.kind === 'known' && state.decimals === 'contract';
}

function currencyIn(state: CurrencyState): Currency | null {
  return state.kind === 'known' ? state.currency : null;
}
