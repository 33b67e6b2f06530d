import { selectLists } from '@dex/mf-shared/state';
import { isUnsupported, listLocations, localUnsupportedList, unsupportedTokens, type Currency } from '@dex/mf-shared/domain';
import { useServices, useSharedSelector } from '@dex/mf-shared/ui';
import { useMemo } from 'react';
import type { SwapPair } from '../state/selectPair';

/** Those of the two currencies that are on a list of unsupported tokens: the built-in one, the operator's, or the downloaded one. */
export function useUnsupported({ input, output }: Pick<SwapPair, 'input' | 'output'>): readonly Currency[] {
  const { config, chains } = useServices();
  const { unsupported: url } = listLocations(config);
  const list = useSharedSelector((state) => (url ? (selectLists(state)[url]?.current ?? null) : null));
  const unsupported = useMemo(() => unsupportedTokens([localUnsupportedList(chains), list]), [chains, list]);
  return [input, output].flatMap((known) =>
    known?.currency.kind === 'token' && isUnsupported(known.currency, unsupported) ? [known.currency] : [],
  );
}
