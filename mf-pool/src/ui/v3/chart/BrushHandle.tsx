import { formatPrice, priceInFull, parsePrice } from '@dex/mf-shared/domain';
import { theme } from '@dex/mf-shared/ui';
import { useEffect, useState, type KeyboardEvent, type PointerEventHandler } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import type { RangeMove, RangeSide } from '../../../domain/v3/movedEnd';
import { plainPrice, type Extent } from '../../../domain/v3/brush';

import { chartTexts as texts } from './chart.messages';

/** The handle's size, where its label changes sides, and how long the label stays (V3-22). */
const HANDLE = { size: 30, flipWithin: 20, labelMs: 1500 } as const;

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

export type HandleMove = RangeMove;

interface BrushHandleProps {
  readonly side: RangeSide;
  readonly x: number;
  /** The width and the height of what is drawn. */
  readonly width: number;
  readonly height: number;
  /** The shown price of the end: 0 or Infinity where it is open. */
  readonly price: number;
  /** Between which prices this end can be. */
  readonly limits: Extent;
  /** The end lies outside of what is in sight, so that an arrow stands where it would be. */
  readonly isBeyond: boolean;
  readonly current: number;
  readonly symbols: { readonly base: string; readonly quote: string };
  readonly isMoving: boolean;
  readonly handlers: Readonly<
    Record<'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel', PointerEventHandler<SVGElement>>
  >;
  readonly onMove: (move: HandleMove) => void;
}

/** Numbers in ARIA have no exponent, which the browser writes below and above these; the text beside them says the price itself. */
const withoutExponent = (value: number | undefined) => (value === undefined || value === 0 ? value : Math.min(1e20, Math.max(1e-6, value)));

/** So many tick spacings are one page. */
const PAGE = 10;
const KEYS: Readonly<Record<string, HandleMove>> = {
  ArrowRight: 1,
  ArrowUp: 1,
  ArrowLeft: -1,
  ArrowDown: -1,
  PageUp: PAGE,
  PageDown: -PAGE,
  Home: 'lowest',
  End: 'highest',
};

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

/** A price as it is read out; an open end by its sign. */
function spokenPrice(price: number): string {
  if (price === Number.POSITIVE_INFINITY) return '∞';
  const exact = parsePrice(plainPrice(price));
  return exact && price > 0 ? priceInFull(formatPrice(exact)) : '0';
}

/** One end of the range: dragged, or moved by the keyboard: a tick spacing, a page of them, to either end. */
export function BrushHandle(props: BrushHandleProps) {
  const { side, x, width, height, price, limits, isBeyond, current, symbols, isMoving, handlers, onMove } = props;
  const intl = useIntl();
  const isLabelShown = useLabel(price, isMoving);
  const percent = Math.round((price / current - 1) * 100);
  const isOpen = price === Number.POSITIVE_INFINITY;
  const text = isOpen ? '∞' : intl.formatMessage(texts.percent, { value: `${percent > 0 ? '+' : ''}${percent}` });
  const spoken = intl.formatMessage(isOpen ? texts.openEnd : texts.end, { price: spokenPrice(price), distance: text, ...symbols });
  const outward = side === 'left' ? -1 : 1;
  const hasRoom = side === 'left' ? x > HANDLE.flipWithin : x < width - HANDLE.flipWithin;
  const labelX = (hasRoom ? outward : -outward) * 26;
  const [least, most] = limits.map((limit) => Math.min(limit, Number.MAX_VALUE));
  const onKeyDown = (event: KeyboardEvent<SVGGElement>) => {
    const move = KEYS[event.key];
    if (move === undefined) return;
    event.preventDefault();
    onMove(move);
  };
  return (
    <Group
      transform={`translate(${x} 0)`}
      role="slider"
      tabIndex={0}
      aria-label={intl.formatMessage(side === 'left' ? texts.lower : texts.upper)}
      aria-valuenow={withoutExponent(price)}
      aria-valuemin={withoutExponent(least)}
      aria-valuemax={withoutExponent(most)}
      aria-valuetext={spoken}
      data-beyond={isBeyond}
      data-testid={`pool-v3-handle-${side}`}
      onKeyDown={onKeyDown}
      {...handlers}
    >
      <rect x={-HANDLE.size / 2} y={0} width={HANDLE.size} height={height} fill="transparent" />
      {isBeyond ? <Beyond outward={outward} /> : <Grip height={height} />}
      <Label $isShown={isLabelShown} aria-hidden="true">
        <rect x={labelX - 22} y={34} width={44} height={20} rx={8} fill={theme.color.surface} stroke={theme.color.hover} />
        <text x={labelX} y={48} textAnchor="middle" fontSize={11} fill={theme.color.text}>
          {text}
        </text>
      </Label>
    </Group>
  );
}

function Grip({ height }: { readonly height: number }) {
  return (
    <>
      <line y1={0} y2={height} stroke={theme.color.accent} strokeWidth={2} />
      <rect x={-6} y={0} width={12} height={HANDLE.size} rx={6} fill={theme.color.accent} />
      <line x1={-1.5} x2={-1.5} y1={10} y2={20} stroke={theme.color.onAccent} />
      <line x1={1.5} x2={1.5} y1={10} y2={20} stroke={theme.color.onAccent} />
    </>
  );
}

/** An arrow at the edge: the end lies further out. On a ground of its own, since what it stands on may have its colour. */
function Beyond({ outward }: { readonly outward: 1 | -1 }) {
  const at = (x: number) => x * outward;
  return (
    <>
      <circle cx={at(-11)} cy={15} r={10} fill={theme.color.surface} stroke={theme.color.accent} />
      <path d={`M${at(-14)} 9 L${at(-6)} 15 L${at(-14)} 21 Z`} fill={theme.color.accent} />
    </>
  );
}
