import { isUnsupported, listLocations, localUnsupportedList, unsupportedTokens, type Currency } from '@dex/mf-shared/domain';
import { selectLists } from '@dex/mf-shared/state';
import { useServices, useSharedSelector } from '@dex/mf-shared/ui';
import { useMemo } from 'react';

/** Those of some currencies that are on a list of unsupported tokens: the built-in one, the operator's, or the downloaded one. */
export function useUnsupported(currencies: readonly (Currency | null)[]): readonly Currency[] {
  const { config, chains } = useServices();
  const { unsupported: url } = listLocations(config);
  const list = useSharedSelector((state) => (url ? (selectLists(state)[url]?.current ?? null) : null));
  const unsupported = useMemo(() => unsupportedTokens([localUnsupportedList(chains), list]), [chains, list]);
  return currencies.flatMap((currency) => (currency?.kind === 'token' && isUnsupported(currency, unsupported) ? [currency] : []));
}
