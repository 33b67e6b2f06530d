import { useEffect, useState } from 'react';
import { paths } from '../../contract/paths';
import { sameAddress } from '../../domain/address';
import type { ChainId } from '../../domain/chainId';
import { isRestoring } from '../../domain/tokenLists/listState';
import { loadDefaultTokenList } from '../../domain/tokenLists/loadDefaultTokenList';
import type { Currency, Token } from '../../domain/tokens/currency';
import { useServices } from '../services/ServicesContext';
import { useSharedSelector } from '../services/storeHooks';
import { ImportWarningDialog } from './ImportWarningDialog';
import type { BookEntry } from './tokenBook';
import { useTokenBook } from './useTokenBook';

interface Listed {
  readonly chainId: number;
  readonly address: string;
}

export interface UnlistedWarningProps {
  readonly chainId: ChainId;
  /** The currencies of the address; null while one is not known. */
  readonly currencies: readonly (Currency | null)[];
}

/** The warning before a token of a link that no active list names (TOKEN-21); closing it goes to /swap. Nothing when each is listed. */
export function UnlistedWarningPart({ chainId, currencies }: UnlistedWarningProps) {
  const { history } = useServices();
  const { chosen, others } = useTokenBook(chainId);
  const bundled = useBundledTokens();
  const isWaiting = useSharedSelector(({ lists }) => isRestoring(lists));
  if (!bundled || isWaiting) return null;
  const isListed = (token: Token) =>
    chosen.has(token.address) || bundled.some((listed) => listed.chainId === chainId && sameAddress(listed.address, token.address));
  const entries = currencies.flatMap((currency): BookEntry[] => {
    if (currency?.kind !== 'token' || isListed(currency)) return [];
    return [others.get(currency.address) ?? { token: currency, list: null, isImported: false }];
  });
  if (entries.length === 0) return null;
  return <ImportWarningDialog entries={entries} onDismiss={() => history.replace(paths.swap())} />;
}

/** The bundled list, which no one has to switch on; null until it is there, empty when it cannot be had. */
function useBundledTokens(): readonly Listed[] | null {
  const [tokens, setTokens] = useState<readonly Listed[] | null>(null);
  useEffect(() => {
    let isCurrent = true;
    loadDefaultTokenList().then(
      (list) => isCurrent && setTokens(list.tokens),
      () => isCurrent && setTokens([]),
    );
    return () => {
      isCurrent = false;
    };
  }, []);
  return tokens;
}
