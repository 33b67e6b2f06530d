import { formatAmount, formatPrice, rawAmount, shortenSymbol } from '@dex/mf-shared/domain';
import { FormStatus } from '@dex/mf-shared/ui';
import { useIntl } from 'react-intl';
import { displayPrice } from '../domain/displayPrice';
import { SWAP_BUTTON_LOOK } from './button/SwapButton.look';
import { useButtonText } from './button/useButtonText';
import { swapTexts as texts } from './swap.messages';
import type { SwapForm } from './useSwapForm';

/** What is heard of the form once the typing has ended: what the trade gives and at which price, and what stands in its way. */
export function SwapStatus({ form }: { readonly form: SwapForm }) {
  const intl = useIntl();
  const button = useButtonText(form);
  const { trade } = form.quote;
  const price = trade && displayPrice(trade);
  const parts: string[] = [];
  if (trade && price) {
    const values = {
      input: formatAmount(rawAmount(trade.inputAmount), trade.input.decimals, 4, 'up'),
      inputSymbol: shortenSymbol(trade.input.symbol),
      output: formatAmount(rawAmount(trade.outputAmount), trade.output.decimals),
      outputSymbol: shortenSymbol(trade.output.symbol),
      price: formatPrice(price),
    };
    parts.push(intl.formatMessage(texts.heard, values));
  }
  const isAmountAsked = form.swap.typedValue === '';
  if (SWAP_BUTTON_LOOK[form.facts.button].command === 'none' && !isAmountAsked) parts.push(button);
  return <FormStatus text={parts.join(' ')} testId="swap-heard" />;
}
