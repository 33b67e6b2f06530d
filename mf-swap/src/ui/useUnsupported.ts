import { selectLists } from '@dex/mf-shared/state';
import { isUnsupported, UNSUPPORTED_LIST_URL, unsupportedTokens, type Currency } from '@dex/mf-shared/domain';
import { useServices, useSharedSelector } from '@dex/mf-shared/ui';
import { useMemo } from 'react';
import type { SwapPair } from '../state/selectQuote';

/** Those of the two currencies that are on a list of unsupported tokens. */
export function useUnsupported({ input, output }: Pick<SwapPair, 'input' | 'output'>): readonly Currency[] {
  const { config } = useServices();
  const url = config.lists.unsupported === undefined ? UNSUPPORTED_LIST_URL : config.lists.unsupported;
  const list = useSharedSelector((state) => (url ? (selectLists(state)[url]?.current ?? null) : null));
  const unsupported = useMemo(() => unsupportedTokens([list]), [list]);
  return [input, output].flatMap((known) => (known?.currency.kind === 'token' && isUnsupported(known.currency, unsupported) ? [known.currency] : []));
}
