import { parseFeeTier, shortenSymbol } from '@dex/mf-shared/domain';
import { Text } from '@dex/mf-shared/ui';
import { FormattedMessage } from 'react-intl';
import type { TickRange } from '../../domain/liquidityMath';
import type { ShownPair } from '../../domain/rangePrice';
import { moveRangeTexts as texts } from './position/moveRange.messages';
import { rangeTexts } from './priceTexts';

/** The range that an order puts liquidity into, in the order of prices that it was opened with. */
export function OrderRange({ terms }: { readonly terms: TickRange & { readonly pair: ShownPair; readonly fee: number } }) {
  const { pair } = terms;
  const { min, max } = rangeTexts(terms, pair, parseFeeTier(terms.fee));
  return (
    <Text $strong data-testid="pool-v3-order-range">
      <FormattedMessage
        {...texts.range}
        values={{ min, max, quote: shortenSymbol(pair.quote.symbol), base: shortenSymbol(pair.base.symbol) }}
      />
    </Text>
  );
}
