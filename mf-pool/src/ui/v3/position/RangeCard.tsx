import { shortenSymbol, priceInFull, v3PoolAddress } from '@dex/mf-shared/domain';
import { Button, Card, Column, Inset, lazyPart, Row, Skeleton, Text, theme } from '@dex/mf-shared/ui';
import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import type { ShownPair } from '../../../domain/rangePrice';
import { unwrapped } from '../../../domain/v3/shownOrder';
import { RangeBadge } from '../RangeBadge';
import { priceText, rangeTexts } from '../priceTexts';
import type { PositionView } from '../usePositionView';
import { positionTexts as texts } from '../v3.messages';
import { RangeBar } from './RangeBar';

const RangeHistory = lazyPart(async () => (await import('../chart/RangeHistory')).RangeHistory, null);

const Three = styled.div`
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  gap: 12px;
  @media (max-width: ${theme.breakpoint.medium}px) {
    grid-template-columns: 1fr;
  }
`;

/** What opens past prices comes with the pool; the room is there before. */
const HistoryPlace = styled.div`
  min-height: 36px;
`;

/** The range of a position with the pool's price, in either order. */
export function RangeCard({ view }: { readonly view: PositionView }) {
  const intl = useIntl();
  const [isInverted, setInverted] = useState(false);
  const { shown, chain, position, fee, pool } = view;
  const pair: ShownPair = isInverted ? { base: shown.quote, quote: shown.base } : shown;
  const [base, quote] = [shortenSymbol(unwrapped(pair.base, chain).symbol), shortenSymbol(unwrapped(pair.quote, chain).symbol)];
  const range = rangeTexts(position, pair, fee);
  const price = pool.kind === 'exists' ? priceText(pool.sqrtPriceX96, pair) : null;
  const unit = intl.formatMessage(texts.per, { quote, base });
  return (
    <Card data-testid="pool-v3-range">
      <Column $gap={16}>
        <Row $justify="space-between" $gap={12} $wrap>
          <Row $gap={8}>
            <Text $strong>
              <FormattedMessage {...texts.range} />
            </Text>
            <RangeBadge state={view.state} />
          </Row>
          <Button $tone="secondary" $size="small" data-testid="pool-v3-invert" onClick={() => setInverted(!isInverted)}>
            <FormattedMessage {...texts.invert} values={{ symbol: base }} />
          </Button>
        </Row>
        {pool.kind === 'exists' && price !== null && (
          <RangeBar
            position={position}
            tick={pool.tick}
            pair={pair}
            label={priceInFull(intl.formatMessage(texts.rangeBar, { ...range, price }))}
          />
        )}
        <Three>
          <End label={<FormattedMessage {...texts.minPrice} />} price={range.min} unit={unit} testId="pool-v3-min" />
          <End label={<FormattedMessage {...texts.currentPrice} />} price={price} unit={unit} testId="pool-v3-current" />
          <End label={<FormattedMessage {...texts.maxPrice} />} price={range.max} unit={unit} testId="pool-v3-max" />
        </Three>
        <HistoryPlace>
          <PastPrices view={view} pair={pair} />
        </HistoryPlace>
      </Column>
    </Card>
  );
}

function PastPrices({ view, pair }: { readonly view: PositionView; readonly pair: ShownPair }) {
  const { chain, position, fee, sqrtPriceX96 } = view;
  const pool = fee && chain.v3 ? v3PoolAddress(chain.v3, position.token0, position.token1, fee) : null;
  if (!pool || !fee || sqrtPriceX96 === null) return null;
  return <RangeHistory chainId={chain.chainId} pool={pool} fee={fee} pair={pair} range={position} sqrtPriceX96={sqrtPriceX96} />;
}

function End({
  label,
  price,
  unit,
  testId,
}: {
  readonly label: ReactNode;
  readonly price: string | null;
  readonly unit: string;
  readonly testId: string;
}) {
  return (
    <Inset $padding={12}>
      <Column $gap={4} $align="center">
        <Text $size="tiny" $tone="textMuted">
          {label}
        </Text>
        <Text $size="large" $strong data-figure data-testid={testId}>
          {price ?? <Skeleton $width="96px" />}
        </Text>
        <Text $size="tiny" $tone="textMuted">
          {unit}
        </Text>
      </Column>
    </Inset>
  );
}
