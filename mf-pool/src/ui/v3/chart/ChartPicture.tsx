import { shortenSymbol } from '@dex/mf-shared/domain';
import { theme } from '@dex/mf-shared/ui';
import { scaleLinear } from 'd3-scale';
import { useId, useMemo, type PointerEvent } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { seenPrice, type BrushPart, type Extent } from '../../../domain/v3/brush';
import { visiblePrices, type ChartPoint, type ZoomLevels } from '../../../domain/v3/chartData';
import type { DepthStep } from '../../../domain/v3/depth';
import type { RangeSide } from '../../../domain/v3/movedEnd';
import { Axis } from './Axis';
import { BrushHandle, type HandleMove } from './BrushHandle';
import { chartTexts as texts } from './chart.messages';
import { DepthCursor, type Look } from './Depth';
import { Liquidity } from './Liquidity';
import { useBrush } from './useBrush';
import { useDrawnWidth } from './useDrawnWidth';

/** The measures of the chart; narrower where the page is (V3-14). */
export const CHART = { width: 400, height: 200, margin: { top: 10, right: 2, bottom: 20, left: 0 } } as const;
const INNER_HEIGHT = CHART.height - CHART.margin.top - CHART.margin.bottom;

const Picture = styled.svg`
  display: block;
  width: 100%;
  max-width: ${CHART.width}px;
  height: ${CHART.height}px;
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
  /** The outermost prices that a range of this tier may have. */
  readonly outermost: Extent;
  readonly isTyped: boolean;
  readonly symbols: { readonly base: string; readonly quote: string };
  readonly look: Look;
  readonly textOf: (step: DepthStep | undefined) => string;
  readonly onChoose: (extent: Extent, moved: BrushPart) => void;
  readonly onMove: (side: RangeSide, move: HandleMove) => void;
}

export function ChartPicture({
  data,
  levels,
  zoom,
  extent,
  outermost,
  isTyped,
  symbols,
  look,
  textOf,
  onChoose,
  onMove,
}: ChartPictureProps) {
  const intl = useIntl();
  const clipId = useId();
  const [width, measure] = useDrawnWidth(CHART.width);
  const inner = width - CHART.margin.left - CHART.margin.right;
  const [from, to] = visiblePrices(data.price, levels, zoom);
  const scale = useMemo(() => scaleLinear().domain([from, to]).range([0, inner]), [from, to, inner]);
  const brush = useBrush({ scale, extent, onEnd: onChoose });
  const [left, right] = brush.extent.map((price) => scale(seenPrice(price, [from, to])));
  const names = { base: shortenSymbol(symbols.base), quote: shortenSymbol(symbols.quote) };
  if (left === undefined || right === undefined) return null;
  const handle = (side: RangeSide, price: number, limits: Extent) => (
    <BrushHandle
      side={side}
      x={side === 'left' ? left : right}
      width={inner}
      height={INNER_HEIGHT}
      price={price}
      limits={limits}
      isBeyond={price < from || price > to}
      current={data.price}
      symbols={names}
      isMoving={brush.isDragging}
      handlers={brush.handlers(side)}
      onMove={(move) => onMove(side, move)}
    />
  );
  const lookAt = ({ currentTarget, clientX }: PointerEvent<SVGSVGElement>) => {
    const box = currentTarget.getBoundingClientRect();
    if (!brush.isDragging && box.width > 0) look.onLook(scale.invert(((clientX - box.left) * width) / box.width - CHART.margin.left));
  };
  const [low, high] = brush.extent;
  const [lowest, highest] = outermost;
  const area = { points: data.points, from, to, width: inner, height: INNER_HEIGHT };
  return (
    <Picture
      ref={measure}
      viewBox={`0 0 ${width} ${CHART.height}`}
      role="group"
      aria-label={intl.formatMessage(texts.title, names)}
      data-testid="pool-v3-chart-picture"
      onPointerDown={lookAt}
      onPointerMove={lookAt}
    >
      <defs>
        <clipPath id={clipId}>
          <rect x={left} y={0} width={Math.max(0, right - left)} height={INNER_HEIGHT} />
        </clipPath>
      </defs>
      <g transform={`translate(${CHART.margin.left} ${CHART.margin.top})`}>
        <Liquidity {...area} fill={theme.color.hover} />
        <g clipPath={`url(#${clipId})`}>
          <Liquidity {...area} fill={theme.color.accent} />
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
        <DepthCursor {...look} current={data.price} height={INNER_HEIGHT} scale={scale} seen={[from, to]} textOf={textOf} />
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
        {handle('left', low, [lowest, high])}
        {handle('right', high, [low, highest])}
        <Axis from={from} to={to} width={inner} top={INNER_HEIGHT} />
      </g>
    </Picture>
  );
}
