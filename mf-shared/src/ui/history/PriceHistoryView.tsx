import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { HistoryFacts, PriceLine } from '../../domain/history/priceHistory';
import { PRICE_SPANS, type PriceSpan } from '../../domain/history/priceSpan';
import { Button } from '../primitives/Button';
import { Column } from '../primitives/layout';
import { Notice } from '../primitives/Notice';
import { SegmentedControl } from '../primitives/SegmentedControl';
import { Skeleton } from '../primitives/Skeleton';
import { Text } from '../primitives/Text';
import { PriceChart, type PriceChartProps } from './PriceChart';

interface PriceHistoryViewProps extends Omit<PriceChartProps, keyof PriceLine> {
  readonly span: PriceSpan;
  readonly onSpan: (span: PriceSpan) => void;
  readonly line: PriceLine;
  /** Null before the first answer. */
  readonly facts: Pick<HistoryFacts, 'kind'> | null;
  /** What reads them did not come. */
  readonly isLost?: boolean;
  readonly onAgain: () => void;
  /** Where nothing happened in this time. */
  readonly quiet: ReactNode;
  /** Beneath the chart: what it shows, and where it is from. */
  readonly source: ReactNode;
}

/** Past prices as a line, for how far back is chosen, and what there is to say of them. */
export function PriceHistoryView(props: PriceHistoryViewProps) {
  const { span, onSpan, line, facts, isLost = false, source, texts, testId } = props;
  const intl = useIntl();
  const hasPoints = line.points.length > 1;
  return (
    <Column $gap={12} data-testid={`${testId}-panel`} data-kind={isLost ? 'lost' : (facts?.kind ?? 'reading')}>
      <SegmentedControl
        label={intl.formatMessage(texts.span)}
        value={span}
        options={PRICE_SPANS.map((value) => ({ value, text: <FormattedMessage {...texts[value]} /> }))}
        onChange={onSpan}
      />
      {hasPoints && <PriceChart {...props} {...line} />}
      <Said {...props} hasPoints={hasPoints} />
      {hasPoints && (
        <Text as="p" $size="small" $tone="textMuted">
          {source}
        </Text>
      )}
    </Column>
  );
}

/** What there is to say beside the chart, or in its place. */
function Said({
  facts,
  isLost = false,
  hasPoints,
  onAgain,
  quiet,
  texts,
  testId,
}: PriceHistoryViewProps & { readonly hasPoints: boolean }) {
  const intl = useIntl();
  if (isLost || facts?.kind === 'cut')
    return (
      <Notice kind="info" testId={`${testId}-cut`}>
        <FormattedMessage {...(hasPoints ? texts.cut : texts.none)} />
        <Button $tone="secondary" $size="small" onClick={onAgain}>
          <FormattedMessage {...texts.again} />
        </Button>
      </Notice>
    );
  if (facts?.kind === 'read')
    return hasPoints ? null : (
      <Text as="p" $size="small" $tone="textMuted" data-testid={`${testId}-quiet`}>
        {quiet}
      </Text>
    );
  if (!hasPoints) return <Skeleton $height="180px" role="status" aria-hidden={false} aria-label={intl.formatMessage(texts.reading)} />;
  return (
    <Text as="p" $size="small" $tone="textMuted" role="status">
      <FormattedMessage {...texts.reading} />
    </Text>
  );
}
