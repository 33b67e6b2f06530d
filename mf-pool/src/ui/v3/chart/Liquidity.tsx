import { scaleLinear } from 'd3-scale';
import { area, curveStepAfter } from 'd3-shape';
import { memo, useMemo } from 'react';
import type { ChartPoint } from '../../../domain/v3/chartData';

interface LiquidityProps {
  readonly points: readonly ChartPoint[];
  readonly from: number;
  readonly to: number;
  readonly width: number;
  readonly height: number;
  readonly fill: string;
}

/** The steps of liquidity; drawn anew only when data or view change, not while the brush moves. */
export const Liquidity = memo(function Liquidity({ points, from, to, width, height, fill }: LiquidityProps) {
  const path = useMemo(() => {
    const x = scaleLinear().domain([from, to]).range([0, width]);
    const seen = visiblePoints(points, from, to);
    const highest = Math.max(...seen.map(({ activeLiquidity }) => activeLiquidity), 1);
    const y = scaleLinear().domain([0, highest]).range([height, 0]);
    return area<ChartPoint>()
      .curve(curveStepAfter)
      .x(({ price0 }) => x(price0))
      .y1(({ activeLiquidity }) => y(activeLiquidity))
      .y0(height)([...seen]);
  }, [points, from, to, width, height]);
  return <path d={path ?? undefined} fill={fill} />;
});

/** The points in sight, with the steps that reach in from the left and out to the right. */
function visiblePoints(points: readonly ChartPoint[], from: number, to: number): readonly ChartPoint[] {
  const before = points.filter(({ price0 }) => price0 <= from).at(-1);
  const inside = points.filter(({ price0 }) => price0 > from && price0 < to);
  const last = inside.at(-1) ?? before;
  return [...(before ? [{ ...before, price0: from }] : []), ...inside, ...(last ? [{ ...last, price0: to }] : [])];
}
