import { formatAmount, formatExact, rawAmount, shortenSymbol, type Currency, type RawAmount } from '@dex/mf-shared/domain';
import { Column, CurrencyLogo, Figure, Inset, Row, Text } from '@dex/mf-shared/ui';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Trade } from '../../domain/trade';
import { reviewTexts } from './review.messages';

/** Both amounts of the reviewed trade; the side that may turn out otherwise says that it is an estimate, and its limit stands apart (SWAP-10). */
export function ReviewAmounts({ trade }: { readonly trade: Trade }) {
  const isExactInput = trade.tradeType === 'exactInput';
  return (
    <Column $gap={4}>
      <Side
        name={<FormattedMessage {...(isExactInput ? reviewTexts.youPay : reviewTexts.youPayEstimate)} />}
        currency={trade.input}
        amount={rawAmount(trade.inputAmount)}
        rounding="up"
        testId="swap-review-input"
      />
      <Side
        name={<FormattedMessage {...(isExactInput ? reviewTexts.youReceiveEstimate : reviewTexts.youReceive)} />}
        currency={trade.output}
        amount={rawAmount(trade.outputAmount)}
        rounding="down"
        testId="swap-review-output"
      />
    </Column>
  );
}

interface SideProps {
  readonly name: ReactNode;
  readonly currency: Currency;
  readonly amount: RawAmount;
  /** What is paid is rounded up, what arrives down (FIGURE-5). */
  readonly rounding: 'up' | 'down';
  readonly testId: string;
}

function Side({ name, currency, amount, rounding, testId }: SideProps) {
  return (
    <Inset $padding={12}>
      <Text $size="small" $tone="textMuted">
        {name}
      </Text>
      <Row $justify="space-between">
        <Text $size="large" $strong>
          <Figure
            shown={formatAmount(amount, currency.decimals, 6, rounding)}
            exact={formatExact(amount, currency.decimals)}
            copies
            testId={testId}
          />
        </Text>
        <Row>
          <CurrencyLogo currency={currency} />
          <Text $strong>{shortenSymbol(currency.symbol)}</Text>
        </Row>
      </Row>
    </Inset>
  );
}
