import { useMemo } from 'react';
import type { Address } from '../../domain/address';
import type { ChainId } from '../../domain/chainId';
import type { Currency } from '../../domain/tokens/currency';
import type { ReadOf } from '../../state/reads/read';
import { useReads } from '../services/useRead';
import { useAccount } from '../services/walletHooks';
import type { Balances } from './searchRows';
import type { TokenBook } from './tokenBook';

/** Balances of more tokens than this are not asked for at once: the first ones, which the active lists name. */
const MOST_BALANCES = 500;

/** The account's balances of a book's tokens as far as they are known, for sorting. */
export function useBalances(chainId: ChainId, { chosen }: TokenBook): Balances {
  const account = useAccount();
  const reads = useMemo((): ReadOf<'balance'>[] => {
    if (!account) return [];
    const addresses: Address[] = [...chosen.keys()].slice(0, MOST_BALANCES);
    return addresses.map((token) => ({ kind: 'balance', chainId, account, token }));
  }, [account, chainId, chosen]);
  const states = useReads<'balance'>(reads);
  return useMemo(() => {
    const balances = new Map();
    for (const [index, state] of states.entries()) {
      const token = reads[index]?.token;
      if (state.kind === 'known' && token && token !== 'native') balances.set(token, state.value);
    }
    return balances;
  }, [reads, states]);
}

/** The read of one balance; null without an account. */
export function balanceRead(currency: Currency, account: Address | null): ReadOf<'balance'> | null {
  return (
    account && { kind: 'balance', chainId: currency.chainId, account, token: currency.kind === 'native' ? 'native' : currency.address }
  );
}
