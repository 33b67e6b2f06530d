import { shortenSymbol, usableTickBounds } from '@dex/mf-shared/domain';
import { Button, Column, ExternalLink, lazyPart, Notice, PriceText, Row, Skeleton, Text } from '@dex/mf-shared/ui';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { typedPriceOfTick } from '../../../domain/rangePrice';
import { priceText } from '../priceTexts';
import { PartHead } from './PartHead';
import { OneSidedNote, Presets } from './Presets';
import { PriceField } from './PriceField';
import type { RangeSide } from '../../../domain/v3/movedEnd';
import { tickOfSide, type AddCommands } from './useAddCommands';
import type { AddScreenForm } from './useAddForm';
import { rangeInputTexts as texts } from './add.messages';

const Chart = lazyPart(async () => (await import('../chart/LiquidityChart')).LiquidityChart);
const RangeHistory = lazyPart(async () => (await import('../chart/RangeHistory')).RangeHistory, null);
const PresetShares = lazyPart(async () => (await import('./PresetShares')).PresetShares, null);
const FULL_RANGE_HELP = 'https://help.uniswap.org/en/articles/5434296-can-i-provide-liquidity-over-the-full-range-in-v3';

/** What is asked for there comes with the pool; the room is there before. */
const SharesPlace = styled.div`
  min-height: 36px;
`;

/** The place of the chart keeps its height while the chart is on its way. */
const ChartPlace = styled.div`
  min-height: 286px;
  @media (pointer: coarse) {
    min-height: 294px;
  }
`;

interface PartProps {
  readonly form: AddScreenForm;
  readonly commands: AddCommands;
}

/** What an end shows: the price of its tick; 0 and infinity at the limits. */
function shownEnd(form: AddScreenForm, side: RangeSide): string {
  const tick = tickOfSide(form, side);
  const { pair } = form.facts;
  if (tick === null || !pair || form.fee === null) return '';
  const { min, max } = usableTickBounds(form.fee);
  if (tick === min || tick === max) return (tick === min) !== form.facts.isTurned ? '0' : '∞';
  return typedPriceOfTick(tick, pair);
}

/** The range of a new position: the chart, the two prices, the full range (V3-5, V3-6). */
export function RangePart({ form, commands }: PartProps) {
  const intl = useIntl();
  const { facts, fee, currencyA, currencyB } = form;
  const isDisabled = fee === null || !facts.price || !facts.pair;
  const unit =
    currencyA && currencyB
      ? intl.formatMessage(texts.per, { quote: shortenSymbol(currencyB.symbol), base: shortenSymbol(currencyA.symbol) })
      : '';
  const fieldOf = (side: RangeSide) => ({
    unit,
    value: shownEnd(form, side),
    onType: (text: string) => commands.typeRange(side === 'left' ? { left: text } : { right: text }),
    onStep: (direction: 1 | -1) => commands.step(side, direction),
    disabled: isDisabled,
    invalid: facts.standing?.isInvalid ?? false,
  });
  return (
    <Column $gap={12} data-testid="pool-v3-range-part" aria-disabled={isDisabled} style={isDisabled ? { opacity: 0.5 } : undefined}>
      <PartHead>
        <Text as="h2" $strong>
          <FormattedMessage {...texts.title} />
        </Text>
        {currencyA && currencyB && (
          <Button $tone="secondary" $size="small" data-testid="pool-v3-turn-over" onClick={commands.turnOver}>
            <FormattedMessage {...texts.turnOver} values={{ symbol: shortenSymbol(currencyA.symbol) }} />
          </Button>
        )}
      </PartHead>
      <CurrentPrice form={form} />
      {!facts.isNewPool && (
        <ChartPlace>
          <Chart form={form} commands={commands} />
        </ChartPlace>
      )}
      {!facts.isNewPool && (
        <SharesPlace>
          <PastPrices form={form} />
        </SharesPlace>
      )}
      <Row $gap={8} $align="stretch" $wrap>
        <PriceField {...fieldOf('left')} name={intl.formatMessage(texts.minPrice)} testId="pool-v3-min-price" />
        <PriceField {...fieldOf('right')} name={intl.formatMessage(texts.maxPrice)} testId="pool-v3-max-price" />
      </Row>
      <Presets form={form} commands={commands} />
      {facts.pair && fee !== null && !facts.isNewPool && (
        <SharesPlace>
          <PresetShares form={form} />
        </SharesPlace>
      )}
      <FullRange commands={commands} disabled={isDisabled} />
      {facts.standing?.isInvalid && (
        <Notice kind="error" testId="pool-v3-invalid-range">
          <FormattedMessage {...texts.invalid} />
        </Notice>
      )}
      {facts.standing?.isOutOfRange && (
        <Notice kind="warning" testId="pool-v3-out-of-range">
          <FormattedMessage {...texts.outOfRange} />
        </Notice>
      )}
      <OneSidedNote form={form} />
    </Column>
  );
}

function PastPrices({ form: { facts, fee, poolAddress, chain } }: { readonly form: AddScreenForm }) {
  const { price, pair, range } = facts;
  if (!price || !pair || fee === null || !poolAddress) return null;
  const ticks = range.lower === null || range.upper === null ? null : { tickLower: range.lower, tickUpper: range.upper };
  return <RangeHistory chainId={chain.chainId} pool={poolAddress} fee={fee} pair={pair} range={ticks} sqrtPriceX96={price.sqrtPriceX96} />;
}

function CurrentPrice({ form }: { readonly form: AddScreenForm }) {
  const { facts, currencyA, currencyB } = form;
  if (facts.isNewPool || !currencyA || !currencyB) return null;
  if (!facts.price || !facts.pair) return form.pool.kind === 'loading' ? <Skeleton $width="50%" $height="20px" /> : null;
  const price = priceText(facts.price.sqrtPriceX96, facts.pair, 6);
  return (
    <Text $size="small" $tone="textMuted" data-testid="pool-v3-current-price">
      <FormattedMessage
        {...texts.currentPrice}
        values={{ price: <PriceText text={price} />, quote: shortenSymbol(currencyB.symbol), base: shortenSymbol(currencyA.symbol) }}
      />
    </Text>
  );
}

/** The full range, behind a word on what it costs. */
function FullRange({ commands, disabled }: { readonly commands: AddCommands; readonly disabled: boolean }) {
  const [isAsked, setAsked] = useState(false);
  if (!isAsked) {
    return (
      <Button $tone="soft" $size="small" disabled={disabled} data-testid="pool-v3-full-range" onClick={() => setAsked(true)}>
        <FormattedMessage {...texts.full} />
      </Button>
    );
  }
  return (
    <Notice kind="warning" testId="pool-v3-full-range-warning">
      <Text $strong>
        <FormattedMessage {...texts.fullTitle} />
      </Text>
      <FormattedMessage {...texts.fullText} />
      <ExternalLink href={FULL_RANGE_HELP}>
        <FormattedMessage {...texts.fullHelp} />
      </ExternalLink>
      <Button
        $tone="warning"
        $size="small"
        data-testid="pool-v3-full-range-accept"
        onClick={() => {
          setAsked(false);
          commands.typeRange({ left: true, right: true });
        }}
      >
        <FormattedMessage {...texts.understand} />
      </Button>
    </Notice>
  );
}
