import { compareRatios, formatPercent, formatPrice, shortenSymbol, type Currency, type Ratio } from '@dex/mf-shared/domain';
import { areaOf, lineOf, nearestPoint, placePoints, type PricePoint } from '@dex/mf-shared/domain/history';
import { fraction, subtractRatios } from '@dex/mf-shared/domain/maths';
import { PriceText, Row, Text, theme } from '@dex/mf-shared/ui';
import { useState, type PointerEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { historyTexts as texts } from './priceHistory.messages';

const Frame = styled.div`
  position: relative;
  height: 120px;
  margin: 8px 0 4px;
  border-radius: ${theme.radius.small};
  touch-action: pan-y;
  &:focus-within {
    outline: 2px solid ${theme.color.outline};
    outline-offset: 2px;
  }
`;

const Picture = styled.svg`
  display: block;
  width: 100%;
  height: 100%;
  overflow: visible;
`;

/** The real control lies over the picture, unseen: the keyboard, a finger and a screen reader move along the line by it. */
const Along = styled.input`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  margin: 0;
  opacity: 0;
  cursor: crosshair;
`;

const Dot = styled.span`
  position: absolute;
  width: 10px;
  height: 10px;
  margin: -5px;
  border: 2px solid ${theme.color.surface};
  border-radius: 50%;
  background: ${theme.color.accent};
  pointer-events: none;
`;

interface PriceChartProps {
  /** At least two, oldest first. */
  readonly points: readonly PricePoint[];
  /** Whether the last point is the price of now; else it has its time like the others. */
  readonly endsNow: boolean;
  readonly input: Currency;
  readonly output: Currency;
}

/** A line of prices. What it shows is said in words above it; each of its points can be reached by pointer, finger and keys. */
export function PriceChart({ points, endsNow, input, output }: PriceChartProps) {
  const intl = useIntl();
  const [chosen, setChosen] = useState<number | null>(null);
  const places = placePoints(points);
  const last = points.length - 1;
  const index = Math.min(chosen ?? last, last);
  const point = points[index];
  const place = places[index];
  const [first, now] = [points[0], points[last]];
  if (!point || !place || !first || !now) return null;

  const unit: Ratio = { numerator: 10n ** BigInt(input.decimals), denominator: 10n ** BigInt(output.decimals) };
  const figure = ({ price }: PricePoint) =>
    formatPrice({ numerator: price.numerator * unit.numerator, denominator: price.denominator * unit.denominator });
  const priceText = (shown: PricePoint) =>
    intl.formatMessage(texts.price, { base: shortenSymbol(input.symbol), price: figure(shown), quote: shortenSymbol(output.symbol) });
  const timeText = (shown: PricePoint) =>
    endsNow && shown === now
      ? intl.formatMessage(texts.now)
      : intl.formatDate(shown.time * 1000, { month: 'short', day: 'numeric', hour: '2-digit', minute: '2-digit' });
  const [low, high] = extremes(first, points);
  const follow = (event: PointerEvent<HTMLInputElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    if (event.pointerType === 'mouse' && width > 0) setChosen(nearestPoint(places, (event.clientX - left) / width));
  };
  const atText = intl.formatMessage(texts.at, { price: priceText(point), time: timeText(point) });
  return (
    <div>
      <Row $justify="space-between" $align="baseline" $gap={8} $wrap>
        <Text $size="small" $strong data-testid="swap-history-point">
          <PriceText text={atText} />
        </Text>
        <Text $size="small" $tone="textMuted" data-testid="swap-history-change">
          <FormattedMessage {...texts.change} values={{ percent: changeText(first.price, point.price), time: timeText(first) }} />
        </Text>
      </Row>
      <Frame>
        <Picture viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true" data-testid="swap-history-line">
          <path d={areaOf(places)} fill={theme.color.accentSoft} opacity="0.6" />
          <path d={lineOf(places)} fill="none" stroke={theme.color.accent} strokeWidth="2" vectorEffect="non-scaling-stroke" />
        </Picture>
        <Dot style={{ left: `${place.x * 100}%`, top: `${place.y * 100}%` }} />
        <Along
          type="range"
          aria-label={intl.formatMessage(texts.point)}
          aria-valuetext={atText}
          min={0}
          max={last}
          step={1}
          value={index}
          data-testid="swap-history-along"
          onChange={(event) => setChosen(event.currentTarget.valueAsNumber)}
          onPointerMove={follow}
          onPointerLeave={() => setChosen(null)}
        />
      </Frame>
      <Row $justify="space-between" $gap={8} $wrap>
        <Text $size="small" $tone="textMuted" aria-hidden="true">
          {timeText(first)}
        </Text>
        <Text $size="small" $tone="textMuted" aria-hidden="true">
          {timeText(now)}
        </Text>
      </Row>
      <Text as="p" $size="small" $tone="textMuted" data-testid="swap-history-range">
        <PriceText text={intl.formatMessage(texts.range, { low: figure(low), high: figure(high) })} />
      </Text>
    </div>
  );
}

function extremes(first: PricePoint, points: readonly PricePoint[]): readonly [PricePoint, PricePoint] {
  return points.reduce<readonly [PricePoint, PricePoint]>(
    ([low, high], point) => [
      compareRatios(point.price, low.price) < 0 ? point : low,
      compareRatios(point.price, high.price) > 0 ? point : high,
    ],
    [first, first],
  );
}

/** How much more the later price is than the earlier one, in percent with its sign. */
function changeText(earlier: Ratio, later: Ratio): string {
  const share = fraction(later.numerator * earlier.denominator, later.denominator * earlier.numerator);
  const change = subtractRatios(share, { numerator: 1n, denominator: 1n });
  const isLess = change.numerator < 0n;
  const text = formatPercent(isLess ? { ...change, numerator: -change.numerator } : change, 2);
  return Number(text) === 0 ? text : `${isLess ? '−' : '+'}${text}`;
}
