import { parseAddress, type Address, type ChainId, type Token } from '@dex/mf-shared/domain';
import type { ReadOf, ReadState } from '@dex/mf-shared/state';
import { useReads, useTokenBook } from '@dex/mf-shared/ui';
import { useMemo } from 'react';

/** Tokens by address: pictures and names from the lists, decimals from the contracts; a token whose contract has not answered is not in it. */
export function useTokens(chainId: ChainId, addresses: readonly Address[]): ReadonlyMap<Address, Token> {
  const { chosen } = useTokenBook(chainId);
  const reads = [...new Set(addresses)].map((address): ReadOf<'token'> => ({ kind: 'token', chainId, address }));
  const states = useReads<'token'>(reads);
  return useMemo(() => {
    const tokens = new Map<Address, Token>();
    for (const [index, address] of [...new Set(addresses)].entries()) {
      const state = states[index];
      if (state?.kind !== 'known') continue;
      const { decimals, symbol, name } = state.value;
      const listed = chosen.get(address)?.token;
      tokens.set(address, listed ? { ...listed, decimals } : { kind: 'token', chainId, address, decimals, symbol, name });
    }
    return tokens;
  }, [addresses, states, chosen, chainId]);
}

/** Whether one of the tokens could not be read. */
export function useAreTokensUnread(chainId: ChainId, addresses: readonly Address[]): boolean {
  const reads = [...new Set(addresses)].map((address): ReadOf<'token'> => ({ kind: 'token', chainId, address }));
  return useReads<'token'>(reads).some(({ kind }) => kind === 'failed');
}

/** Whether nothing is known yet of any of them, neither what it is nor that it could not be read. */
export function useAreTokensLoading(chainId: ChainId, addresses: readonly Address[]): boolean {
  const reads = [...new Set(addresses)].map((address): ReadOf<'token'> => ({ kind: 'token', chainId, address }));
  return useReads<'token'>(reads).every(({ kind }) => kind === 'loading');
}

/** Those of the tokens whose contract does not say what it is; a node that is away says nothing of them. */
export function useUnreadTokens(chainId: ChainId, addresses: readonly Address[]): ReadonlySet<Address> {
  const distinct = [...new Set(addresses)];
  const states = useReads<'token'>(distinct.map((address): ReadOf<'token'> => ({ kind: 'token', chainId, address })));
  const unread = distinct.filter((_, index) => isRefused(states[index])).join();
  return useMemo(() => new Set(unread.split(',').flatMap((text) => parseAddress(text) ?? [])), [unread]);
}

function isRefused(state: ReadState<'token'> | undefined): boolean {
  return state?.kind === 'failed' && state.isUnreached !== true;
}
