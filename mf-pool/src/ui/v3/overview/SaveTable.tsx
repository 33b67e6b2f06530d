import { formatExact, formatFee, rawAmount, type Ratio, type Token } from '@dex/mf-shared/domain';
import { Button } from '@dex/mf-shared/ui';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import { csvText } from '../../../domain/v3/csv';
import type { OverviewRow } from '../../../domain/v3/overviewRows';
import { saveTable } from '../saveTable';
import { positionTexts } from '../v3.messages';
import { csvTexts, overviewListTexts as texts } from './overviewList.messages';

const COLUMNS = [
  'id',
  'token0',
  'token1',
  'address0',
  'address1',
  'fee',
  'state',
  'tickLower',
  'tickUpper',
  'amount0',
  'amount1',
  'value',
  'fees0',
  'fees1',
  'feesValue',
] as const satisfies readonly (keyof typeof csvTexts)[];

/** Saves the listed positions as a table for spreadsheets; what is not known is an empty cell. */
export function SaveTable({ rows }: { readonly rows: readonly OverviewRow[] }) {
  const intl = useIntl();
  const save = () => saveTable('positions.csv', tableOf(rows, intl));
  return (
    <Button $tone="soft" $size="small" disabled={rows.length === 0} data-testid="pool-v3-export" onClick={save}>
      <FormattedMessage {...texts.export} />
    </Button>
  );
}

function tableOf(rows: readonly OverviewRow[], intl: IntlShape): string {
  return csvText([COLUMNS.map((column) => intl.formatMessage(csvTexts[column])), ...rows.map((row) => cellsOf(row, intl))]);
}

function cellsOf({ position, token0, token1, state, amounts, value, fees, feesValue }: OverviewRow, intl: IntlShape): string[] {
  const amount = (token: Token | null, raw: bigint | undefined) =>
    token && raw !== undefined ? formatExact(rawAmount(raw), token.decimals) : '';
  return [
    position.tokenId,
    token0?.symbol ?? '',
    token1?.symbol ?? '',
    position.token0,
    position.token1,
    formatFee(position.fee),
    state ? intl.formatMessage(positionTexts[state]) : '',
    String(position.tickLower),
    String(position.tickUpper),
    amount(token0, amounts?.amount0),
    amount(token1, amounts?.amount1),
    cents(value),
    amount(token0, fees?.amount0),
    amount(token1, fees?.amount1),
    cents(feesValue),
  ];
}

/** Dollars with two decimals, as every spreadsheet reads them, rounded down. */
function cents(value: Ratio | null): string {
  if (!value) return '';
  const digits = String((value.numerator * 100n) / value.denominator).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
