import { formatExact, rawAmount, type Token } from '@dex/mf-shared/domain';
import { Button, Row } from '@dex/mf-shared/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import type { PoolAmounts } from '../../../domain/liquidityMath';
import { csvText } from '../../../domain/v3/csv';
import type { PositionResult } from '../../../domain/v3/positionHistory';
import { saveTable } from '../saveTable';
import { historyCsvTexts as texts } from './result.messages';

/** An event as a line of the table: what happened, how many shares it moved where there are shares, and both amounts where they are known. */
export interface SavedEvent {
  readonly what: 'added' | 'removed' | 'collected' | 'staked' | 'unstaked' | 'movedIn' | 'movedOut';
  readonly shares?: string;
  readonly amounts: PoolAmounts | null;
  readonly blockNumber: number;
  readonly transaction: string;
}

interface SaveHistoryProps {
  /** What the first column names, and the file is called after. */
  readonly subject: { readonly kind: 'position' | 'pool'; readonly name: string };
  readonly tokens: readonly [Token, Token];
  readonly events: readonly SavedEvent[];
  /** Null while something of it is not known: the events alone are saved then. */
  readonly result: PositionResult | null;
  readonly parts: readonly (keyof PositionResult)[];
  readonly testId: string;
}

/** Saves what happened to a position or to shares, and what it comes to, as a table for spreadsheets. */
export function SaveHistory({ subject: { kind, name }, tokens: [token0, token1], events, result, parts, testId }: SaveHistoryProps) {
  const intl = useIntl();
  const hasShares = kind === 'pool';
  const columns = [
    kind,
    'what',
    'block',
    'transaction',
    ...(hasShares ? (['shares'] as const) : []),
    'token0',
    'amount0',
    'token1',
    'amount1',
  ] as const;
  const row = (
    what: SavedEvent['what'] | keyof PositionResult,
    amounts: PoolAmounts | null,
    { block = '', transaction = '', shares = '' } = {},
  ) => [
    name,
    intl.formatMessage(texts[what]),
    block,
    transaction,
    ...(hasShares ? [shares] : []),
    token0.symbol,
    exact(amounts?.amount0, token0.decimals),
    token1.symbol,
    exact(amounts?.amount1, token1.decimals),
  ];
  const save = () =>
    saveTable(
      `${kind}-${name}.csv`,
      csvText([
        columns.map((column) => intl.formatMessage(texts[column])),
        ...events.map(({ what, shares, amounts, blockNumber, transaction }) =>
          row(what, amounts, { block: String(blockNumber), transaction, shares }),
        ),
        ...(result ? parts.map((part) => row(part, result[part])) : []),
      ]),
    );
  return (
    <Row $gap={12}>
      <Button $tone="soft" $size="small" data-testid={testId} onClick={save}>
        <FormattedMessage {...texts.save} />
      </Button>
    </Row>
  );
}

/** An amount in whole tokens; an empty cell where it is not known. */
function exact(amount: bigint | undefined, decimals: number): string {
  return amount === undefined ? '' : formatExact(rawAmount(amount), decimals);
}
