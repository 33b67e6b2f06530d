import { Column, Row } from '@dex/mf-shared/ui';
import type { Trade } from '../../domain/trade';
import type { SwapFacts } from '../../state/swapFacts';
import { HistoryOpener } from '../history/HistoryOpener';
import { DetailsHint } from './DetailsHint';
import { PriceLine } from './PriceLine';
import { SavingLine } from './SavingLine';
import { TradeDetails } from './TradeDetails';
import { WhyOpener } from './WhyOpener';

interface TradeSummaryProps {
  readonly trade: Trade;
  /** The best single way, beside which the trade is shown. */
  readonly alone: Trade | null;
  readonly facts: SwapFacts;
}

/** The price of a trade in a line, its details on demand, what it saves, and the way to past prices. */
export function TradeSummary({ trade, alone, facts }: TradeSummaryProps) {
  return (
    <Column $gap={4}>
      {/* The words of a button without a ground stand where those of the lines around do. */}
      <Row $justify="space-between" style={{ marginLeft: -12 }}>
        <PriceLine trade={trade} />
        <DetailsHint>
          <Column $gap={8}>
            <TradeDetails trade={trade} facts={facts} />
            <WhyOpener trade={trade} facts={facts} />
          </Column>
        </DetailsHint>
      </Row>
      <SavingLine trade={trade} alone={alone} />
      <HistoryOpener trade={trade} />
    </Column>
  );
}
