import { theme } from '@dex/mf-shared/ui';
import { styled } from 'styled-components';
import type { TickRange } from '../../../domain/liquidityMath';
import { isTurnedOver, type ShownPair } from '../../../domain/rangePrice';

const Track = styled.div`
  position: relative;
  height: 12px;
  border-radius: ${theme.radius.round};
  background: ${theme.color.hover};
`;

const Span = styled.span`
  position: absolute;
  top: 0;
  bottom: 0;
  border-radius: ${theme.radius.round};
  background: ${theme.color.accent};
`;

const Mark = styled.span`
  position: absolute;
  top: -4px;
  bottom: -4px;
  width: 4px;
  margin-left: -2px;
  border-radius: 2px;
  background: ${theme.color.text};
  box-shadow: 0 0 0 2px ${theme.color.surface};
`;

/** Where the middle part of the bar begins and ends, in percent. */
const SPAN = { start: 20, end: 80 } as const;

/** The place of the price on the bar in percent: inside the span in proportion, outside of it on the nearer end. */
function placeOf(tick: number, { tickLower, tickUpper }: TickRange): number {
  const width = tickUpper - tickLower;
  const share = (tick - tickLower) / width;
  const place = SPAN.start + share * (SPAN.end - SPAN.start);
  return Math.min(98, Math.max(2, place));
}

interface RangeBarProps {
  readonly position: TickRange;
  readonly tick: number;
  readonly pair: ShownPair;
  readonly label: string;
}

/** The range as a bar with the price in it, or beside it. */
export function RangeBar({ position, tick, pair, label }: RangeBarProps) {
  const place = placeOf(tick, position);
  return (
    <Track data-bar="track" role="img" aria-label={label}>
      <Span data-bar="fill" style={{ left: `${SPAN.start}%`, right: `${100 - SPAN.end}%` }} />
      <Mark data-bar="mark" style={{ left: `${isTurnedOver(pair) ? 100 - place : place}%` }} />
    </Track>
  );
}
