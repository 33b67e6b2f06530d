import { theme } from '@dex/mf-shared/ui';
import { useEffect, useState, type KeyboardEvent, type PointerEventHandler } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import type { RangeSide } from '../add/useAddCommands';
import { chartTexts as texts } from './chart.messages';

/** The handle's size, where its label changes sides, and how long the label stays (V3-22). */
const HANDLE = { size: 30, flipWithin: 20, labelMs: 1500 } as const;
const WIDTH = 400;

const Group = styled.g`
  cursor: ew-resize;
  &:focus-visible {
    outline: 2px solid ${theme.color.accent};
    outline-offset: 2px;
  }
`;

const Label = styled.g<{ readonly $isShown: boolean }>`
  opacity: ${({ $isShown }) => ($isShown ? 1 : 0)};
  transition: opacity ${theme.motion.calm};
  pointer-events: none;
`;

interface BrushHandleProps {
  readonly side: RangeSide;
  readonly x: number;
  readonly height: number;
  readonly price: number;
  readonly current: number;
  readonly isMoving: boolean;
  readonly handlers: Readonly<
    Record<'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel', PointerEventHandler<SVGElement>>
  >;
  readonly onStep: (direction: 1 | -1) => void;
}

const KEYS: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 };

/** True while the handle moves, and 1.5 s after it last did. */
function useLabel(price: number, isMoving: boolean): boolean {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    setShown(true);
    const timer = setTimeout(() => setShown(false), HANDLE.labelMs);
    return () => clearTimeout(timer);
  }, [price]);
  return isShown || isMoving;
}

/** One end of the range: dragged, or moved by the arrow keys one tick spacing at a time. */
export function BrushHandle({ side, x, height, price, current, isMoving, handlers, onStep }: BrushHandleProps) {
  const intl = useIntl();
  const isLabelShown = useLabel(price, isMoving);
  const percent = Math.round((price / current - 1) * 100);
  const text = price >= Number.MAX_SAFE_INTEGER ? '∞' : intl.formatMessage(texts.percent, { value: `${percent > 0 ? '+' : ''}${percent}` });
  const outward = side === 'left' ? -1 : 1;
  const hasRoom = side === 'left' ? x > HANDLE.flipWithin : x < WIDTH - HANDLE.flipWithin;
  const labelX = (hasRoom ? outward : -outward) * 26;
  const onKeyDown = (event: KeyboardEvent<SVGGElement>) => {
    const direction = KEYS[event.key];
    if (direction === undefined) return;
    event.preventDefault();
    onStep(direction);
  };
  return (
    <Group
      transform={`translate(${x} 0)`}
      role="slider"
      tabIndex={0}
      aria-label={intl.formatMessage(side === 'left' ? texts.lower : texts.upper)}
      aria-valuenow={price}
      aria-valuetext={text}
      data-testid={`pool-v3-handle-${side}`}
      onKeyDown={onKeyDown}
      {...handlers}
    >
      <rect x={-HANDLE.size / 2} y={0} width={HANDLE.size} height={height} fill="transparent" />
      <line y1={0} y2={height} stroke={theme.color.accent} strokeWidth={2} />
      <rect x={-6} y={0} width={12} height={HANDLE.size} rx={6} fill={theme.color.accent} />
      <line x1={-1.5} x2={-1.5} y1={10} y2={20} stroke={theme.color.onAccent} />
      <line x1={1.5} x2={1.5} y1={10} y2={20} stroke={theme.color.onAccent} />
      <Label $isShown={isLabelShown} aria-hidden="true">
        <rect x={labelX - 22} y={34} width={44} height={20} rx={8} fill={theme.color.surface} stroke={theme.color.hover} />
        <text x={labelX} y={48} textAnchor="middle" fontSize={11} fill={theme.color.text}>
          {text}
        </text>
      </Label>
    </Group>
  );
}
