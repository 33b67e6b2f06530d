import { formatExact, rawAmount } from '@dex/mf-shared/domain';
import { Button, Row } from '@dex/mf-shared/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import type { PoolAmounts } from '../../../domain/liquidityMath';
import { csvText } from '../../../domain/v3/csv';
import type { PlacedEvent, PositionResult } from '../../../domain/v3/positionHistory';
import type { PositionView } from '../usePositionView';
import { saveTable } from '../saveTable';
import { historyCsvTexts as texts } from './result.messages';

const COLUMNS = ['position', 'what', 'block', 'transaction', 'token0', 'amount0', 'token1', 'amount1'] as const;
const RESULT = ['putIn', 'takenOut', 'fees', 'now'] as const satisfies readonly (keyof PositionResult)[];

interface SaveHistoryProps {
  readonly view: PositionView;
  readonly events: readonly PlacedEvent[];
  /** Null while something of it is not known: the events alone are saved then. */
  readonly result: PositionResult | null;
}

/** Saves what happened to a position, and what it comes to, as a table for spreadsheets. */
export function SaveHistory({ view: { position, token0, token1 }, events, result }: SaveHistoryProps) {
  const intl = useIntl();
  const row = (what: (typeof texts)[keyof typeof texts], amounts: PoolAmounts, block = '', transaction = '') => [
    position.tokenId,
    intl.formatMessage(what),
    block,
    transaction,
    token0.symbol,
    exact(amounts.amount0, token0.decimals),
    token1.symbol,
    exact(amounts.amount1, token1.decimals),
  ];
  const save = () =>
    saveTable(
      `position-${position.tokenId}.csv`,
      csvText([
        COLUMNS.map((column) => intl.formatMessage(texts[column])),
        ...events.map(({ kind, amount0, amount1, blockNumber, transaction }) =>
          row(texts[kind], { amount0: BigInt(amount0), amount1: BigInt(amount1) }, String(blockNumber), transaction),
        ),
        ...(result ? RESULT.map((name) => row(texts[name], result[name])) : []),
      ]),
    );
  return (
    <Row $gap={12}>
      <Button $tone="soft" $size="small" data-testid="pool-v3-result-export" onClick={save}>
        <FormattedMessage {...texts.save} />
      </Button>
    </Row>
  );
}

function exact(amount: bigint, decimals: number): string {
  return formatExact(rawAmount(amount), decimals);
}
