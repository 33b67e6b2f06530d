import { usableTickBounds } from '@dex/mf-shared/domain';
import { Column, Icon, IconButton, Row, Skeleton, Text } from '@dex/mf-shared/ui';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { brushRange, type BrushPart, type Extent } from '../../../domain/v3/brush';
import { boundedZoom, chartPrice, ZOOM_LEVELS } from '../../../domain/v3/chartData';
import type { RangeSide } from '../../../domain/v3/movedEnd';
import { tickOfSide, type AddCommands } from '../add/useAddCommands';
import type { AddScreenForm } from '../add/useAddForm';
import { stepAt } from '../../../domain/v3/depth';
import { ChartPicture } from './ChartPicture';
import { useDepthText } from './Depth';
import { chartTexts as texts } from './chart.messages';
import { useChartData, type ChartData } from './useChartData';

const messages = { uninitialised: texts.uninitialised, failed: texts.failed, empty: texts.empty } as const;

/** The chart with the line below it, in pixels: what stands there before it takes the same room. */
const HEIGHT = 286;

interface ChartProps {
  readonly form: AddScreenForm;
  readonly commands: AddCommands;
}

/** The liquidity of a pool around its price, with the range as a brush over it (V3-14). */
export function LiquidityChart({ form, commands }: ChartProps) {
  const intl = useIntl();
  const data = useChartData(form);
  if (data.kind === 'loading')
    return <Skeleton $height={`${HEIGHT}px`} role="status" aria-hidden={false} aria-label={intl.formatMessage(texts.loading)} />;
  if (data.kind !== 'known') {
    return (
      <Column $align="center" $justify="center" style={{ minHeight: HEIGHT }} data-testid={`pool-v3-chart-${data.kind}`}>
        <Text as="p" $size="small" $tone="textMuted" $align="center">
          <FormattedMessage {...messages[data.kind]} />
        </Text>
      </Column>
    );
  }
  return <Drawn form={form} commands={commands} data={data} />;
}

/** The ends of the brush: those of the typed range, or a suggestion around the price while there is none. */
function extentOf(form: AddScreenForm, price: number): { readonly extent: Extent; readonly isTyped: boolean } {
  const { pair } = form.facts;
  const levels = ZOOM_LEVELS[form.fee ?? 3000];
  const endOf = (side: RangeSide, otherwise: number) => {
    const tick = tickOfSide(form, side);
    if (tick === null || !pair || form.fee === null) return otherwise;
    const { min, max } = usableTickBounds(form.fee);
    if (tick === min || tick === max) return side === 'left' ? 0 : Number.POSITIVE_INFINITY;
    return chartPrice(tick, pair);
  };
  const isTyped = tickOfSide(form, 'left') !== null && tickOfSide(form, 'right') !== null;
  return { extent: [endOf('left', price * levels.initialMin), endOf('right', price * levels.initialMax)], isTyped };
}

function Drawn({ form, commands, data }: ChartProps & { readonly data: Extract<ChartData, { kind: 'known' }> }) {
  const intl = useIntl();
  const levels = ZOOM_LEVELS[form.fee ?? 3000];
  const [zoom, setZoom] = useState(1);
  const [looked, setLooked] = useState<number | null>(null);
  const { extent, isTyped } = extentOf(form, data.price);
  const zoomBy = (factor: number) => setZoom(boundedZoom(zoom * factor, levels));
  const { pair } = form.facts;
  const symbols = { base: form.currencyA?.symbol ?? '', quote: form.currencyB?.symbol ?? '' };
  const textOf = useDepthText(pair, form.fee, symbols);
  const at = looked === null ? null : stepAt(data.depth, looked);
  const choose = (ends: Extent, moved: BrushPart) => {
    if (!pair || form.fee === null) return;
    const range = brushRange(ends, moved, { pair, fee: form.fee, price: data.price, isTyped });
    if (range) commands.typeRange(range);
  };
  return (
    <Column $gap={4} data-testid="pool-v3-chart">
      <Row $justify="end" $gap={0}>
        <IconButton label={intl.formatMessage(texts.reset)} data-testid="pool-v3-zoom-reset" onClick={() => setZoom(1)}>
          <Icon name="refresh" size={16} />
        </IconButton>
        <IconButton label={intl.formatMessage(texts.zoomIn)} data-testid="pool-v3-zoom-in" onClick={() => zoomBy(2)}>
          <Icon name="plus" size={16} />
        </IconButton>
        <IconButton label={intl.formatMessage(texts.zoomOut)} data-testid="pool-v3-zoom-out" onClick={() => zoomBy(0.5)}>
          <Icon name="minus" size={16} />
        </IconButton>
      </Row>
      <ChartPicture
        data={data}
        levels={levels}
        zoom={zoom}
        extent={extent}
        outermost={outermostOf(form)}
        isTyped={isTyped}
        symbols={symbols}
        look={{ steps: data.depth, price: looked, onLook: setLooked }}
        textOf={textOf}
        onChoose={choose}
        onMove={isTyped ? commands.step : () => choose(extent, 'body')}
      />
      <Text as="p" $size="small" $tone="textMuted" $align="center" style={{ minHeight: '3em' }} data-testid="pool-v3-depth">
        {at === null ? <FormattedMessage {...texts.depthHint} /> : textOf(data.depth[at])}
      </Text>
    </Column>
  );
}

/** The lowest and the highest price that a range of the tier may have, as they are shown. */
function outermostOf({ facts: { pair }, fee }: AddScreenForm): Extent {
  if (!pair || fee === null) return [0, Number.POSITIVE_INFINITY];
  const { min, max } = usableTickBounds(fee);
  const [one, other] = [chartPrice(min, pair), chartPrice(max, pair)];
  return [Math.min(one, other), Math.max(one, other)];
}
