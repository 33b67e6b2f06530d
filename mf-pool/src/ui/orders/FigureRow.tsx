import { Row, Text } from '@dex/mf-shared/ui';
import type { ReactNode } from 'react';

interface FigureRowProps {
  readonly label: ReactNode;
  readonly children: ReactNode;
  readonly testId?: string;
}

/** A line of a card: what it is, and the figure. */
export function FigureRow({ label, children, testId }: FigureRowProps) {
  return (
    <Row $justify="space-between" $gap={16} $align="start" $wrap style={{ rowGap: 0 }}>
      <Text $size="small" $tone="textMuted">
        {label}
      </Text>
      <Text $size="small" $strong $align="end" style={{ flex: '1 1 auto' }} data-figure data-testid={testId}>
        {children}
      </Text>
    </Row>
  );
}
