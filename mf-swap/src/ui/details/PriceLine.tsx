import { formatPrice, invertRatio, ratio, shortenSymbol, type Ratio } from '@dex/mf-shared/domain';
import { Button, PriceText } from '@dex/mf-shared/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { Trade } from '../../domain/trade';
import { swapTexts } from '../swap.messages';

/** Units of the output for one unit of the input, as people count them. */
export function displayPrice({ inputAmount, outputAmount, input, output }: Trade): Ratio | null {
  return ratio(outputAmount * 10n ** BigInt(input.decimals), inputAmount * 10n ** BigInt(output.decimals));
}

/** The price of a trade; a press turns it round. */
export function PriceLine({ trade }: { readonly trade: Trade }) {
  const intl = useIntl();
  const [inverted, setInverted] = useState(false);
  const price = displayPrice(trade);
  const shown = price && (inverted ? invertRatio(price) : price);
  if (!shown) return null;
  const [base, quote] = inverted ? [trade.output, trade.input] : [trade.input, trade.output];
  const text = intl.formatMessage(swapTexts.price, {
    base: shortenSymbol(base.symbol),
    price: formatPrice(shown),
    quote: shortenSymbol(quote.symbol),
  });
  return (
    <Button
      $tone="text"
      $size="small"
      $flush="start"
      title={intl.formatMessage(swapTexts.invertPrice)}
      data-testid="swap-price"
      onClick={() => setInverted(!inverted)}
    >
      <PriceText text={text} />
    </Button>
  );
}
