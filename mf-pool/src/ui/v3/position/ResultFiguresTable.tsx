import { formatDollars, shortenSymbol, significantDigits, type Chain, type Currency, type Ratio, type Token } from '@dex/mf-shared/domain';
import { SegmentedControl } from '@dex/mf-shared/ui/controls';
import { Column, Divider, Figure, Row, Text } from '@dex/mf-shared/ui';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { resultFigures, valuedBy, type PositionResult, type ResultFigures, type Valuation } from '../../../domain/v3/positionHistory';
import { usePrices } from '../usePrices';
import type { ShownPair } from '../../../domain/rangePrice';
import { resultTexts as texts } from './result.messages';

type Unit = 'dollars' | 'quote' | 'base';
type Line = keyof ResultFigures;
const ALL_ROWS = ['putIn', 'takenOut', 'now', 'fees', 'divergence'] as const satisfies readonly Line[];

/** The two tokens of a result, as the chain has them and as they are shown. */
export interface ResultSides {
  readonly chain: Chain;
  readonly token0: Token;
  readonly token1: Token;
  readonly currency0: Currency;
  readonly currency1: Currency;
  readonly shown: ShownPair;
}

interface TableProps {
  readonly sides: ResultSides;
  /** Values in the shown quote and in the base; null while the price is not known. */
  readonly valuedIn: { readonly quote: Valuation | null; readonly base: Valuation | null };
  /** Null while something of it is not known: every figure is a dash then. */
  readonly result: PositionResult | null;
  /** Which figures are shown above the difference. */
  readonly rows?: readonly Line[];
  readonly testId?: string;
}

/** A result in dollars or in either token, with what holding would have brought beside it. */
export function ResultFiguresTable({ sides, valuedIn, result, rows = ALL_ROWS, testId = 'pool-v3-result' }: TableProps) {
  const intl = useIntl();
  const [unit, setUnit] = useState<Unit>('dollars');
  const { shown, token0, token1, currency0, currency1, chain } = sides;
  const priceOf = usePrices(chain, [token0.address, token1.address]);
  const [price0, price1] = [priceOf(token0.address), priceOf(token1.address)];
  const isStraight = shown.base.address === token0.address;
  const [base, quote] = (isStraight ? [currency0, currency1] : [currency1, currency0]).map(({ symbol }) => shortenSymbol(symbol));
  const valuations: Readonly<Record<Unit, Valuation | null>> = {
    dollars: price0 && price1 ? valuedBy(token0, token1, price0, price1) : null,
    ...valuedIn,
  };
  const valueOf = valuations[unit];
  const figures = result && valueOf ? resultFigures(result, valueOf) : null;
  const symbol = unit === 'dollars' ? undefined : unit === 'quote' ? quote : base;
  const line = (name: Line) => (
    <Row key={name} $justify="space-between" $gap={12}>
      <Text $size="small" $tone={name === 'difference' ? 'text' : 'textMuted'} $strong={name === 'difference'}>
        <FormattedMessage {...texts[name]} />
      </Text>
      <Text $strong={name === 'difference'}>
        <Figure shown={figures && signedText(figures[name], unit)} unit={symbol} testId={`${testId}-${name}`} />
      </Text>
    </Row>
  );
  return (
    <Column $gap={8}>
      <div style={{ overflowX: 'auto' }}>
        <SegmentedControl
          label={intl.formatMessage(texts.unit)}
          value={unit}
          options={[
            { value: 'dollars', text: <FormattedMessage {...texts.dollars} /> },
            { value: 'quote', text: quote },
            { value: 'base', text: base },
          ]}
          onChange={setUnit}
        />
      </div>
      {rows.map(line)}
      <Divider />
      {line('difference')}
      <Text as="p" $size="small" $tone="textMuted">
        <FormattedMessage {...texts.prices} />
      </Text>
    </Column>
  );
}

const SMALLEST: Readonly<Record<'dollars' | 'token', { readonly least: Ratio; readonly text: string }>> = {
  dollars: { least: { numerator: 1n, denominator: 100n }, text: '<$0.01' },
  token: { least: { numerator: 1n, denominator: 1_000_000n }, text: '<0.000001' },
};

/** A figure with its sign; what is too small to be written is said to be small, and nothing is 0. */
function signedText({ numerator, denominator }: Ratio, unit: Unit): string {
  const size = { numerator: numerator < 0n ? -numerator : numerator, denominator };
  const { least, text } = SMALLEST[unit === 'dollars' ? 'dollars' : 'token'];
  if (numerator === 0n) return '0';
  const isSmall = size.numerator * least.denominator < least.numerator * size.denominator;
  const written = isSmall ? text : unit === 'dollars' ? formatDollars(size) : significantDigits(size, 6);
  return numerator < 0n ? `−${written}` : written;
}
