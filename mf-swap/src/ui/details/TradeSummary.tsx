import { Column, Row } from '@dex/mf-shared/ui';
import { useId } from 'react';
import type { Trade } from '../../domain/trade';
import type { SwapFacts } from '../../state/swapFacts';
import { HistoryOpener } from '../history/HistoryOpener';
import { CostOpener } from './CostOpener';
import { DetailsToCome } from './DetailsToCome';
import { PriceLine } from './PriceLine';
import { SavingLine } from './SavingLine';
import { TradeDetails } from './TradeDetails';
import { WhyOpener } from './WhyOpener';

interface TradeSummaryProps {
  readonly trade: Trade;
  /** The best single way, beside which the trade is shown. */
  readonly alone: Trade | null;
  readonly facts: SwapFacts;
  /** While not all pools have answered: the route and its figures may still turn into others. */
  readonly isPartial: boolean;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

/** The price of a trade and what the network takes in a line, the details below it, what it saves, and the way to past prices (SWAP-16). */
export function TradeSummary({ trade, alone, facts, isPartial, isOpen, onToggle }: TradeSummaryProps) {
  const id = useId();
  return (
    <Column $gap={0}>
      <Row $justify="space-between" $wrap $gap={0}>
        <PriceLine trade={trade} />
        <CostOpener chainId={trade.input.chainId} cost={facts.networkCost} isOpen={isOpen} controls={id} onToggle={onToggle} />
      </Row>
      <div id={id}>
        {isOpen && isPartial && <DetailsToCome />}
        {isOpen && !isPartial && (
          <Column $gap={0}>
            <TradeDetails trade={trade} facts={facts} />
            <WhyOpener trade={trade} facts={facts} />
          </Column>
        )}
      </div>
      <SavingLine trade={trade} alone={alone} />
      <HistoryOpener trade={trade} />
    </Column>
  );
}
