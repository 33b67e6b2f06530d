import { formatDollars } from '@dex/mf-shared/domain';
import { Button, Column, Figure, Inset, Row, Text } from '@dex/mf-shared/ui';
import { useMemo, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { totalOf, type OverviewRow, type Total } from '../../../domain/v3/overviewRows';
import { overviewListTexts as texts } from './overviewList.messages';
import { SaveTable } from './SaveTable';

interface TotalsProps {
  readonly rows: readonly OverviewRow[];
  /** Those that are added up, a moment after they are listed; null until then. */
  readonly counted: readonly OverviewRow[] | null;
  readonly onFeesAsked: (() => void) | null;
}

/** What the listed positions come to. A sum that leaves some of them out says so. */
export function Totals({ rows, counted, onFeesAsked }: TotalsProps) {
  const [value, fees] = useMemo(
    () => [counted && totalOf(counted.map((row) => row.value)), counted && totalOf(counted.map((row) => row.feesValue))],
    [counted],
  );
  return (
    <Inset>
      <Row $gap={24} $wrap $justify="space-between">
        <TotalFigure
          label={<FormattedMessage {...texts.totalValue} values={{ count: rows.length }} />}
          total={value}
          missing={texts.missing}
          testId="pool-v3-total-value"
        />
        <TotalFigure label={<FormattedMessage {...texts.totalFees} />} total={fees} missing={texts.missingFees} testId="pool-v3-total-fees">
          {onFeesAsked && (
            <Button $tone="text" $size="small" data-testid="pool-v3-show-fees" onClick={onFeesAsked}>
              <FormattedMessage {...texts.showFees} />
            </Button>
          )}
        </TotalFigure>
        <SaveTable rows={rows} />
      </Row>
    </Inset>
  );
}

interface TotalFigureProps {
  readonly label: ReactNode;
  readonly total: Total | null;
  /** What is said of the values that are not in it. */
  readonly missing: (typeof texts)['missing' | 'missingFees'];
  readonly testId: string;
  readonly children?: ReactNode;
}

function TotalFigure({ label, total, missing, testId, children }: TotalFigureProps) {
  const intl = useIntl();
  const shown = total && formatDollars(total.sum);
  return (
    <Column $gap={4}>
      <Text $size="small" $tone="textMuted">
        {label}
      </Text>
      <Text $size="large" $strong>
        <Figure shown={total && total.missing > 0 ? intl.formatMessage(texts.atLeast, { value: shown }) : shown} testId={testId} />
      </Text>
      {total && total.missing > 0 && (
        <Text $size="small" $tone="textMuted" data-testid={`${testId}-missing`}>
          <FormattedMessage {...missing} values={{ count: total.missing }} />
        </Text>
      )}
      {children}
    </Column>
  );
}
