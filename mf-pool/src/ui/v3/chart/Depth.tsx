import { formatLiquidityAmount, rawAmount, type FeeTier } from '@dex/mf-shared/domain';
import { theme } from '@dex/mf-shared/ui';
import type { KeyboardEvent } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import type { ShownPair } from '../../../domain/rangePrice';
import { stepAt, type DepthStep } from '../../../domain/v3/depth';
import { rangeTexts } from '../priceTexts';
import { chartTexts as texts } from './chart.messages';

const Cursor = styled.g`
  &:focus-visible {
    outline: 2px solid ${theme.color.accent};
    outline-offset: 2px;
  }
`;

/** What is looked at in the chart. */
export interface Look {
  readonly steps: readonly DepthStep[];
  /** The price that is pointed at; null while nothing is. */
  readonly price: number | null;
  readonly onLook: (price: number) => void;
}

/** The words for what lies in a stretch of prices. */
export function useDepthText(pair: ShownPair | null, fee: FeeTier | null, symbols: { readonly base: string; readonly quote: string }) {
  const intl = useIntl();
  return (step: DepthStep | undefined): string => {
    if (!step || !pair) return '';
    const { min, max } = rangeTexts(step, pair, fee);
    return intl.formatMessage(texts.depth, {
      min,
      max,
      ...symbols,
      baseAmount: formatLiquidityAmount(rawAmount(step.base), pair.base.decimals),
      quoteAmount: formatLiquidityAmount(rawAmount(step.quote), pair.quote.decimals),
    });
  };
}

interface DepthCursorProps extends Look {
  readonly current: number;
  readonly height: number;
  readonly scale: (price: number) => number;
  /** The prices in sight. */
  readonly seen: readonly [number, number];
  readonly textOf: (step: DepthStep | undefined) => string;
}

const KEYS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1, PageUp: 10, PageDown: -10 };

/** The stretch that is pointed at; with the keyboard the arrow keys go from one to the next. */
export function DepthCursor({ steps, price, onLook, current, height, scale, seen: [from, to], textOf }: DepthCursorProps) {
  const intl = useIntl();
  const index = stepAt(steps, price ?? current);
  const step = index === null ? undefined : steps[index];
  if (index === null || !step) return null;
  const look = (other: number) => {
    const next = steps[Math.min(steps.length - 1, Math.max(0, other))];
    if (next) onLook((next.from + next.to) / 2);
  };
  const onKeyDown = (event: KeyboardEvent<SVGGElement>) => {
    const move = event.key === 'Home' ? -steps.length : event.key === 'End' ? steps.length : KEYS[event.key];
    if (move === undefined) return;
    event.preventDefault();
    look(index + move);
  };
  const [left, right] = [step.from, step.to].map((end) => scale(Math.min(to, Math.max(from, end))));
  return (
    <Cursor
      role="slider"
      tabIndex={0}
      aria-label={intl.formatMessage(texts.depthAt)}
      aria-valuemin={0}
      aria-valuemax={steps.length - 1}
      aria-valuenow={index}
      aria-valuetext={textOf(step)}
      data-testid="pool-v3-depth-cursor"
      onKeyDown={onKeyDown}
      onFocus={() => look(index)}
    >
      <rect
        x={left}
        y={0}
        width={Math.max(1, (right ?? 0) - (left ?? 0))}
        height={height}
        fill={theme.color.text}
        fillOpacity={price === null ? 0 : 0.08}
      />
    </Cursor>
  );
}
