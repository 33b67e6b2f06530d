import { formatPrice, parsePrice } from '@dex/mf-shared/domain';
import { theme } from '@dex/mf-shared/ui';
import { scaleLinear } from 'd3-scale';
import { memo } from 'react';
import { useIntl } from 'react-intl';
import { plainPrice } from '../../../domain/v3/brush';

/** Labels have the size of small print, whatever the width of the page, and as many as have room beside each other (V3-14). */
const LABEL = { size: 11, room: 64, most: 6, fewest: 2 } as const;
/** From here on a price is shortened: "1.5M". */
const LARGE = 1_000_000;
const SMALL = 0.0001;

interface AxisProps {
  readonly from: number;
  readonly to: number;
  readonly width: number;
  readonly top: number;
}

/** The prices under the chart; none of them reaches beyond its edges. */
export const Axis = memo(function Axis({ from, to, width, top }: AxisProps) {
  const intl = useIntl();
  const scale = scaleLinear().domain([from, to]).range([0, width]);
  const count = Math.max(LABEL.fewest, Math.min(LABEL.most, Math.floor(width / LABEL.room)));
  const format = scale.tickFormat(count);
  const textOf = (price: number) => {
    if (price >= LARGE) return intl.formatNumber(price, { notation: 'compact', maximumSignificantDigits: 5 });
    const exact = price < SMALL ? parsePrice(plainPrice(price)) : null;
    return exact ? formatPrice(exact) : format(price);
  };
  const anchorOf = (x: number) => (x < LABEL.room / 2 ? 'start' : x > width - LABEL.room / 2 ? 'end' : 'middle');
  return (
    <g transform={`translate(0 ${top})`} aria-hidden="true" data-testid="pool-v3-axis">
      {scale
        .ticks(count)
        .filter((price) => price > 0)
        .map((price) => (
          <text key={price} x={scale(price)} y={15} textAnchor={anchorOf(scale(price))} fontSize={LABEL.size} fill={theme.color.textMuted}>
            {textOf(price)}
          </text>
        ))}
    </g>
  );
});
