import { Row } from '@dex/mf-shared/ui';
import type { Trade } from '../../domain/trade';
import type { SwapFacts } from '../../state/swapFacts';
import { DetailsHint } from './DetailsHint';
import { PriceLine } from './PriceLine';
import { TradeDetails } from './TradeDetails';

/** The price of a trade in a line, and its details on demand. */
export function TradeSummary({ trade, facts }: { readonly trade: Trade; readonly facts: SwapFacts }) {
  return (
    <Row $justify="space-between">
      <PriceLine trade={trade} />
      <DetailsHint>
        <TradeDetails trade={trade} facts={facts} />
      </DetailsHint>
    </Row>
  );
}
