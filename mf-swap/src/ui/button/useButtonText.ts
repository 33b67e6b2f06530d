import { shortenSymbol } from '@dex/mf-shared/domain';
import { useIntl } from 'react-intl';
import type { SwapForm } from '../useSwapForm';
import { swapButtonTexts } from './SwapButton.messages';

/** What the main button says. */
export function useButtonText({ pair, facts }: SwapForm): string {
  return useIntl().formatMessage(swapButtonTexts[facts.button], {
    native: pair.chain.native.symbol,
    wrapped: pair.chain.wrappedNative.symbol,
    symbol: pair.input ? shortenSymbol(pair.input.currency.symbol) : '',
    network: pair.chain.label,
  });
}
