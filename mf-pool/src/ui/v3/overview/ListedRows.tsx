import type { Address, Chain } from '@dex/mf-shared/domain';
import { SegmentedControl, TextField } from '@dex/mf-shared/ui/controls';
import { Column, Row, Text } from '@dex/mf-shared/ui';
import { useDeferredValue, useMemo, useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { isRowMatched, ROW_ORDERS, sortRows, type OverviewRow, type RowOrder } from '../../../domain/v3/overviewRows';
import type { PositionFacts } from '../../../domain/v3/position';
import { overviewListTexts as texts } from './overviewList.messages';
import { LoadingRows } from './LoadingRows';
import { PositionList } from './PositionList';
import { Totals } from './Totals';
import { useHeldOrder } from './useHeldOrder';
import { useOverviewRows } from './useOverviewRows';

interface ListedRowsProps {
  readonly owner: Address;
  readonly positions: readonly PositionFacts[];
  /** Has the fees calculated, where that waits to be asked for; null where it does not. */
  readonly onFeesAsked: (() => void) | null;
}

/** The listed positions with what they come to, as soon as something is known of their tokens. */
export function ListedRows({ owner, positions, onFeesAsked }: ListedRowsProps) {
  const { chain, isElsewhere, rows } = useOverviewRows(owner, positions);
  return rows ? <SortedRows {...{ chain, isElsewhere, rows, onFeesAsked }} /> : <LoadingRows />;
}

interface SortedRowsProps {
  readonly chain: Chain;
  readonly isElsewhere: boolean;
  readonly rows: readonly OverviewRow[];
  readonly onFeesAsked: (() => void) | null;
}

const orderTexts: Readonly<Record<RowOrder, ReactNode>> = {
  value: <FormattedMessage {...texts.byValue} />,
  fees: <FormattedMessage {...texts.byFees} />,
  inRange: <FormattedMessage {...texts.inRange} />,
  newest: <FormattedMessage {...texts.newest} />,
};

/** Rows in the chosen order, as far as they match what is looked for (V3-27). */
function SortedRows({ chain, isElsewhere, rows, onFeesAsked }: SortedRowsProps) {
  const intl = useIntl();
  const [order, setOrder] = useState<RowOrder>('value');
  const [text, setText] = useState('');
  const [isOver, setOver] = useState(false);
  const sorted = useMemo(
    () =>
      sortRows(
        rows.filter((row) => isRowMatched(row, text)),
        order,
      ),
    [rows, order, text],
  );
  const shown = useHeldOrder(sorted, `${order} ${text}`, isOver);
  // What all come to is added up when the rows that can be seen are drawn.
  const counted = useDeferredValue(shown, null);
  const choose = (chosen: RowOrder) => {
    setOrder(chosen);
    if (chosen === 'fees') onFeesAsked?.();
  };
  return (
    <Column $gap={12}>
      <Totals rows={shown} counted={counted} onFeesAsked={onFeesAsked} />
      {rows.length > 1 && (
        <Row $gap={12} $wrap $justify="space-between">
          <div style={{ flex: '1 1 220px' }}>
            <TextField
              label={intl.formatMessage(texts.filter)}
              placeholder={intl.formatMessage(texts.filter)}
              hideLabel
              value={text}
              onChange={setText}
              data-testid="pool-v3-filter"
            />
          </div>
          <div style={{ flex: '1 1 280px', minWidth: 0, overflowX: 'auto' }} data-testid="pool-v3-order-by">
            <SegmentedControl
              label={intl.formatMessage(texts.order)}
              value={order}
              options={ROW_ORDERS.map((value) => ({ value, text: orderTexts[value] }))}
              onChange={choose}
            />
          </div>
        </Row>
      )}
      {shown.length === 0 ? (
        <Text as="p" $tone="textMuted" role="status" data-testid="pool-v3-no-match">
          <FormattedMessage {...texts.noMatch} values={{ text }} />
        </Text>
      ) : (
        <PositionList rows={shown} chain={chain} isLink={!isElsewhere} onOver={setOver} />
      )}
    </Column>
  );
}
