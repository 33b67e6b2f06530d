import { formatPrice, invertRatio, shortenSymbol } from '@dex/mf-shared/domain';
import { Button, PriceText } from '@dex/mf-shared/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { displayPrice } from '../../domain/displayPrice';
import type { Trade } from '../../domain/trade';
import { swapTexts } from '../swap.messages';

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
