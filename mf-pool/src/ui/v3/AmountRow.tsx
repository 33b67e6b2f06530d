import { formatExact, formatLiquidityAmount, shortenSymbol, type Currency, type RawAmount } from '@dex/mf-shared/domain';
import { CurrencyLogo, Figure, Row, Text } from '@dex/mf-shared/ui';
import type { ReactNode } from 'react';

interface AmountRowProps {
  readonly currency: Currency;
  /** Null while it is not known. */
  readonly amount: RawAmount | null;
  /** Instead of picture and symbol. */
  readonly label?: ReactNode;
  readonly digits?: 4 | 6;
  /** What is had or arrives is rounded down; what is paid, up (FIGURE-5). */
  readonly rounding?: 'up' | 'down';
  /** The exact figure matters here, and can be copied. */
  readonly copies?: boolean;
  readonly testId?: string;
}

/** An amount of a currency: 4 or 6 significant digits, the exact figure on demand, a dash while unknown. */
export function AmountRow({ currency, amount, label, digits = 4, rounding = 'down', copies = false, testId }: AmountRowProps) {
  const { decimals } = currency;
  const symbol = shortenSymbol(currency.symbol);
  return (
    <Row $justify="space-between" $gap={12}>
      {label === undefined ? (
        <Row $gap={8}>
          <CurrencyLogo currency={currency} size={20} />
          <Text>{symbol}</Text>
        </Row>
      ) : (
        <Text $size="small" $tone="textMuted">
          {label}
        </Text>
      )}
      {/* The name gives way, not the figure and its unit. */}
      <Text $strong $size={label === undefined ? 'medium' : 'small'} style={{ flex: 'none', maxWidth: '60%' }}>
        <Figure
          shown={amount === null ? null : formatLiquidityAmount(amount, decimals, digits, rounding)}
          exact={amount === null ? undefined : formatExact(amount, decimals)}
          copies={copies}
          unit={label === undefined ? undefined : symbol}
          testId={testId}
        />
      </Text>
    </Row>
  );
}
