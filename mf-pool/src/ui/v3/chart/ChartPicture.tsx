import { shortenSymbol } from '@dex/mf-shared/domain';
import { theme } from '@dex/mf-shared/ui';
import { scaleLinear } from 'd3-scale';
import { area, curveStepAfter } from 'd3-shape';
import { memo, useId, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { visiblePrices, type ChartPoint, type ZoomLevels } from '../../../domain/v3/chartData';
import type { RangeSide } from '../add/useAddCommands';
import { BrushHandle } from './BrushHandle';
import { chartTexts as texts } from './chart.messages';
import { useBrush, type Extent } from './useBrush';

/** The measures of the chart (V3-14). */
export const CHART = { width: 400, height: 200, margin: { top: 10, right: 2, bottom: 20, left: 0 }, axisTicks: 6 } as const;
const INNER_WIDTH = CHART.width - CHART.margin.left - CHART.margin.right;
const INNER_HEIGHT = CHART.height - CHART.margin.top - CHART.margin.bottom;

const Picture = styled.svg`
  display: block;
  width: 100%;
  max-width: ${CHART.width}px;
  height: auto;
  margin: 0 auto;
  overflow: visible;
  touch-action: none;
  user-select: none;
`;

interface ChartPictureProps {
  readonly data: { readonly points: readonly ChartPoint[]; readonly price: number };
  readonly levels: ZoomLevels;
  readonly zoom: number;
  readonly extent: Extent;
  readonly isTyped: boolean;
  readonly symbols: { readonly base: string; readonly quote: string };
  readonly onChoose: (extent: Extent) => void;
  readonly onStep: (side: RangeSide, direction: 1 | -1) => void;
}

export function ChartPicture({ data, levels, zoom, extent, isTyped, symbols, onChoose, onStep }: ChartPictureProps) {
  const intl = useIntl();
  const clipId = useId();
  const [from, to] = visiblePrices(data.price, levels, zoom);
  const scale = useMemo(() => scaleLinear().domain([from, to]).range([0, INNER_WIDTH]), [from, to]);
  const brush = useBrush({ scale, extent, onEnd: onChoose });
  const [left, right] = brush.extent.map((price) => Math.min(INNER_WIDTH, Math.max(0, scale(price))));
  const title = intl.formatMessage(texts.title, { base: shortenSymbol(symbols.base), quote: shortenSymbol(symbols.quote) });
  if (left === undefined || right === undefined) return null;
  const handle = (side: RangeSide, price: number) => (
    <BrushHandle
      side={side}
      x={side === 'left' ? left : right}
      height={INNER_HEIGHT}
      price={price}
      current={data.price}
      isMoving={brush.isDragging}
      handlers={brush.handlers(side)}
      onStep={(direction) => onStep(side, direction)}
    />
  );
  return (
    <Picture viewBox={`0 0 ${CHART.width} ${CHART.height}`} role="group" aria-label={title} data-testid="pool-v3-chart-picture">
      <defs>
        <clipPath id={clipId}>
          <rect x={left} y={0} width={Math.max(0, right - left)} height={INNER_HEIGHT} />
        </clipPath>
      </defs>
      <g transform={`translate(${CHART.margin.left} ${CHART.margin.top})`}>
        <Liquidity points={data.points} from={from} to={to} fill={theme.color.hover} />
        <g clipPath={`url(#${clipId})`}>
          <Liquidity points={data.points} from={from} to={to} fill={theme.color.accent} />
        </g>
        <line
          x1={scale(data.price)}
          x2={scale(data.price)}
          y1={0}
          y2={INNER_HEIGHT}
          stroke={theme.color.text}
          strokeWidth={2}
          strokeDasharray="3 3"
        />
        <rect
          x={left}
          y={0}
          width={Math.max(0, right - left)}
          height={INNER_HEIGHT}
          fill={theme.color.accent}
          fillOpacity={0.12}
          stroke={theme.color.accent}
          strokeDasharray={isTyped ? undefined : '4 4'}
          style={{ cursor: 'grab' }}
          data-testid="pool-v3-brush"
          {...brush.handlers('body')}
        />
        {handle('left', brush.extent[0])}
        {handle('right', brush.extent[1])}
        <Axis from={from} to={to} />
      </g>
    </Picture>
  );
}

/** The steps of liquidity; drawn anew only when data or view change, not while the brush moves. */
const Liquidity = memo(function Liquidity({
  points,
  from,
  to,
  fill,
}: {
  readonly points: readonly ChartPoint[];
  readonly from: number;
  readonly to: number;
  readonly fill: string;
}) {
  const path = useMemo(() => {
    const x = scaleLinear().domain([from, to]).range([0, INNER_WIDTH]);
    const seen = visiblePoints(points, from, to);
    const highest = Math.max(...seen.map(({ activeLiquidity }) => activeLiquidity), 1);
    const y = scaleLinear().domain([0, highest]).range([INNER_HEIGHT, 0]);
    return area<ChartPoint>()
      .curve(curveStepAfter)
      .x(({ price0 }) => x(price0))
      .y1(({ activeLiquidity }) => y(activeLiquidity))
      .y0(INNER_HEIGHT)([...seen]);
  }, [points, from, to]);
  return <path d={path ?? undefined} fill={fill} />;
});

/** The points in sight, with the steps that reach in from the left and out to the right. */
function visiblePoints(points: readonly ChartPoint[], from: number, to: number): readonly ChartPoint[] {
  const before = points.filter(({ price0 }) => price0 <= from).at(-1);
  const inside = points.filter(({ price0 }) => price0 > from && price0 < to);
  const last = inside.at(-1) ?? before;
  return [...(before ? [{ ...before, price0: from }] : []), ...inside, ...(last ? [{ ...last, price0: to }] : [])];
}

const Axis = memo(function Axis({ from, to }: { readonly from: number; readonly to: number }) {
  const scale = scaleLinear().domain([from, to]).range([0, INNER_WIDTH]);
  const format = scale.tickFormat(CHART.axisTicks);
  return (
    <g transform={`translate(0 ${INNER_HEIGHT})`} aria-hidden="true" data-testid="pool-v3-axis">
      {scale
        .ticks(CHART.axisTicks)
        .filter((price) => price > 0)
        .map((price) => (
          <text key={price} x={scale(price)} y={15} textAnchor="middle" fontSize={10} fill={theme.color.textMuted}>
            {format(price)}
          </text>
        ))}
    </g>
  );
});
