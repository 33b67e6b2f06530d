import { useState, type PointerEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { formatPercent, formatPrice, shortenSymbol } from '../../domain/amounts/figures';
import { areaOf, heightOf, lineOf, nearestPoint, placePoints } from '../../domain/history/chartShape';
import type { PricePoint } from '../../domain/history/priceHistory';
import { fraction, subtractRatios } from '../../domain/maths/ratioSums';
import { compareRatios, type Ratio } from '../../domain/amounts/ratio';
import type { Currency } from '../../domain/tokens/currency';
import { PriceText } from '../amounts/PriceText';
import { Row } from '../primitives/layout';
import { Text } from '../primitives/Text';
import { theme } from '../theme/theme';
import type { HistoryTexts } from './historyTexts';

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

/** Prices between which something is drawn into the chart; `high` is null where it has no end. */
export interface PriceBand {
  readonly low: Ratio;
  readonly high: Ratio | null;
}

export interface PriceChartProps {
  /** At least two, oldest first. */
  readonly points: readonly PricePoint[];
  /** Whether the last point is the price of now; else it has its time like the others. */
  readonly endsNow: boolean;
  readonly input: Currency;
  readonly output: Currency;
  readonly texts: HistoryTexts;
  /** A range of prices, raw output for each raw input, that is drawn behind the line. */
  readonly band?: PriceBand | null;
  /** Before the test ids of the parts. */
  readonly testId: string;
}

/** A line of prices. What it shows is said in words above it; each of its points can be reached by pointer, finger and keys. */
export function PriceChart({ points, endsNow, input, output, texts, band, testId }: PriceChartProps) {
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
        <Text $size="small" $strong data-testid={`${testId}-point`}>
          <PriceText text={atText} />
        </Text>
        <Text $size="small" $tone="textMuted" data-testid={`${testId}-change`}>
          <FormattedMessage {...texts.change} values={{ percent: changeText(first.price, point.price), time: timeText(first) }} />
        </Text>
      </Row>
      <Frame>
        <Picture viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true" data-testid={`${testId}-line`}>
          {band && <Band points={points} band={band} testId={testId} />}
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
          data-testid={`${testId}-along`}
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
      <Text as="p" $size="small" $tone="textMuted" data-testid={`${testId}-range`}>
        <PriceText text={intl.formatMessage(texts.range, { low: figure(low), high: figure(high) })} />
      </Text>
    </div>
  );
}

/** The part of the chart's height that a range of prices takes; its ends are lines where they are in sight. */
function Band({ points, band: { low, high }, testId }: Pick<PriceChartProps, 'points' | 'testId'> & { readonly band: PriceBand }) {
  const [top, bottom] = [high === null ? 0 : heightOf(points, high), heightOf(points, low)].map((share) => share * 100);
  if (top === undefined || bottom === undefined) return null;
  const line = (y: number) =>
    y > 0 &&
    y < 100 && <line x1="0" x2="100" y1={y} y2={y} stroke={theme.color.text} strokeDasharray="4 4" vectorEffect="non-scaling-stroke" />;
  return (
    <g data-testid={`${testId}-band`} data-top={Math.round(top)} data-bottom={Math.round(bottom)}>
      <rect x="0" width="100" y={top} height={bottom - top} fill={theme.color.accent} fillOpacity="0.12" />
      {line(top)}
      {line(bottom)}
    </g>
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
