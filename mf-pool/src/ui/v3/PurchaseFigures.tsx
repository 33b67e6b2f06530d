import { rawAmount, shortenSymbol, type Currency } from '@dex/mf-shared/domain';
import { Button, Column, Notice, Skeleton, Text } from '@dex/mf-shared/ui';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { MOST_LOST_BPS, type PurchaseAnswer, type PurchaseQuote } from '../../domain/v3/purchase';
import type { Side } from '../../domain/v3/positionTerms';
import { AmountRow } from './AmountRow';
import { PurchaseWay } from './PurchaseWay';
import { purchaseTexts as texts } from './purchase.messages';

/** What a purchase and the deposit after it come to, raw amounts in decimal text. */
interface Figures {
  readonly currencies: readonly [Currency, Currency];
  readonly paidSide: Side;
  /** At the price of the moment, and at most. */
  readonly paid: string;
  readonly purchase: Pick<PurchaseQuote, 'bought' | 'maximumPaid' | 'path' | 'fees'>;
  readonly amount0Desired: string;
  readonly amount1Desired: string;
  readonly rest0: string;
  readonly rest1: string;
}

/** What is swapped, what goes into the range, and what is left over. */
export function PurchaseFigures({ of, testId }: { readonly of: Figures; readonly testId: string }) {
  const { currencies, paidSide, paid, purchase } = of;
  const [paidCurrency, boughtCurrency] = paidSide === 0 ? currencies : [currencies[1], currencies[0]];
  const unspent = BigInt(purchase.maximumPaid) - BigInt(paid);
  const sides = [
    { currency: currencies[0], desired: of.amount0Desired, rest: of.rest0 },
    { currency: currencies[1], desired: of.amount1Desired, rest: of.rest1 },
  ];
  // What of the maximum is not taken is left over beside what does not fit.
  const usedOf = (desired: string, rest: string, side: number) => BigInt(desired) + (side === paidSide ? unspent : 0n) - BigInt(rest);
  return (
    <Column $gap={12}>
      <AmountRow
        currency={paidCurrency}
        amount={rawAmount(BigInt(purchase.maximumPaid))}
        digits={6}
        rounding="up"
        label={<FormattedMessage {...texts.paid} values={{ symbol: shortenSymbol(paidCurrency.symbol) }} />}
        testId={`${testId}-swapped`}
      />
      <AmountRow
        currency={boughtCurrency}
        amount={rawAmount(BigInt(purchase.bought))}
        digits={6}
        label={<FormattedMessage {...texts.bought} values={{ symbol: shortenSymbol(boughtCurrency.symbol) }} />}
        testId={`${testId}-bought`}
      />
      <PurchaseWay of={purchase} tokens={currencies} testId={testId} />
      {sides.map(({ currency, desired, rest }, side) => (
        <AmountRow
          key={side}
          currency={currency}
          amount={rawAmount(usedOf(desired, rest, side))}
          digits={6}
          label={<FormattedMessage {...texts.putIn} values={{ symbol: shortenSymbol(currency.symbol) }} />}
          testId={`${testId}-putIn${side}`}
        />
      ))}
      {sides.map(({ currency, rest }, side) => (
        <AmountRow
          key={side}
          currency={currency}
          amount={rawAmount(BigInt(rest))}
          digits={6}
          label={<FormattedMessage {...texts.rest} values={{ symbol: shortenSymbol(currency.symbol) }} />}
          testId={`${testId}-rest${side}`}
        />
      ))}
    </Column>
  );
}

interface StandingProps {
  readonly answer: PurchaseAnswer;
  readonly again: () => void;
  /** What the quoted way loses, in hundredths of a percent; null without one. */
  readonly lossBps: number | null;
  readonly testId: string;
}

const BPS_PER_PERCENT = 100;
/** The room of the figures to come: with every new price they are asked for anew, and nothing below moves. */
const FIGURES_HEIGHT = '211px';

/** Where the looking for a way stands: what it costs, or why there is none. */
export function PurchaseStanding({ answer, again, lossBps, testId }: StandingProps) {
  const intl = useIntl();
  if (answer.kind === 'loading')
    return (
      <>
        <Skeleton $height="20px" $width="60%" role="status" aria-hidden={false} aria-label={intl.formatMessage(texts.loading)} />
        <Skeleton $height={FIGURES_HEIGHT} />
      </>
    );
  if (answer.kind === 'failed') {
    return (
      <Notice kind="warning" testId={`${testId}-failed`}>
        <span>
          <FormattedMessage {...texts.failed} />
        </span>
        <Button $tone="secondary" $size="small" data-testid={`${testId}-again`} onClick={again}>
          <FormattedMessage {...texts.again} />
        </Button>
      </Notice>
    );
  }
  if (lossBps === null) {
    return (
      <Notice kind="warning" testId={`${testId}-noWay`}>
        <FormattedMessage {...texts.noWay} />
      </Notice>
    );
  }
  const values = { percent: <FormattedNumber value={lossBps / BPS_PER_PERCENT} maximumFractionDigits={2} /> };
  if (lossBps > MOST_LOST_BPS) {
    return (
      <Notice kind="warning" testId={`${testId}-tooDear`}>
        <span>
          <FormattedMessage {...texts.tooDear} values={values} />
        </span>
      </Notice>
    );
  }
  return (
    <Text as="p" $size="small" $tone="textMuted" data-testid={`${testId}-loss`}>
      <FormattedMessage {...texts.loss} values={values} />
    </Text>
  );
}
