import { paths } from '@dex/mf-shared/contract';
import { loadDefaultTokenList, sameAddress, type ChainId, type Currency, type Token } from '@dex/mf-shared/domain';
import { ImportWarning, useNavigate, useTokenBook, type BookEntry } from '@dex/mf-shared/ui';
import { useEffect, useState } from 'react';

interface Listed {
  readonly chainId: number;
  readonly address: string;
}

interface UnlistedWarningProps {
  readonly chainId: ChainId;
  /** The currencies of the address; null while one is not known. */
  readonly currencies: readonly (Currency | null)[];
}

/** The warning before liquidity is added to a token of a link that no active list names; closing it goes to /swap (facts A25, decision 50). */
export function UnlistedWarning({ chainId, currencies }: UnlistedWarningProps) {
  const navigate = useNavigate();
  const { chosen, others } = useTokenBook(chainId);
  const bundled = useBundledTokens();
  if (!bundled) return null;
  const isListed = (token: Token) =>
    chosen.has(token.address) || bundled.some((listed) => listed.chainId === chainId && sameAddress(listed.address, token.address));
  const entries = currencies.flatMap((currency): BookEntry[] => {
    if (currency?.kind !== 'token' || isListed(currency)) return [];
    return [others.get(currency.address) ?? { token: currency, list: null, isImported: false }];
  });
  if (entries.length === 0) return null;
  return <ImportWarning entries={entries} onImported={() => undefined} onDismiss={() => void navigate(paths.swap(), { replace: true })} />;
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
