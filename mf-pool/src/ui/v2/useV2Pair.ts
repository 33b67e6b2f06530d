import {
  parseCurrencyId,
  worstStanding,
  wrappedToken,
  type Address,
  type Chain,
  type Currency,
  type DecimalsStanding,
} from '@dex/mf-shared/domain';
import { useAccount, useActiveChain, useCurrency, type CurrencyState } from '@dex/mf-shared/ui';
import { useMemo } from 'react';
import { pairOn, type PairRef, type PairState } from '../../domain/v2/pair';
import { pairStateOf, pairsWish } from '../../domain/v2/pairsWish';
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
  readonly isSyncing: boolean;
  /** Those of the two that are known, with what their decimals come from. */
  readonly known: readonly KnownCurrency[];
  readonly decimals: DecimalsStanding;
  readonly hasUnreadable: boolean;
}

/** The pair that two ids of the address name, on the active network. */
export function useV2Pair(idA: string | null, idB: string | null): V2Pair {
  const chain = useActiveChain();
  const account = useAccount();
  const [parsedA, parsedB] = [parseCurrencyId(idA), parseCurrencyId(idB)];
  const knownA = useCurrency(parsedA, chain.chainId);
  const knownB = useCurrency(parsedB, chain.chainId);
  const known = [knownA, knownB].flatMap((state) => (state.kind === 'known' ? [state] : []));
  const [a, b] = [currencyIn(knownA), currencyIn(knownB)];
  const ref = useMemo(() => (a && b ? pairOn(chain, wrappedToken(a, chain), wrappedToken(b, chain)) : null), [a, b, chain]);
  const wish = useMemo(
    () => (ref ? pairsWish({ chainId: ref.chainId, account, watch: [ref], discover: [], rewards: [], withPermits: true }) : null),
    [ref, account],
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
    isSyncing: facts?.syncing ?? false,
    known,
    decimals: worstStanding(known.map(({ decimals }) => decimals)),
    hasUnreadable: knownA.kind === 'unreadable' || knownB.kind === 'unreadable',
  };
}

function currencyIn(state: CurrencyState): Currency | null {
  return state.kind === 'known' ? state.currency : null;
}
