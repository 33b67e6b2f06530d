import { sameAddress, shortenSymbol, type Address, type Currency } from '@dex/mf-shared/domain';
import { Column, Divider, Notice, Text } from '@dex/mf-shared/ui';
import { FormattedMessage } from 'react-intl';
import type { PoolAmounts } from '../../domain/liquidityMath';
import { removedAmounts } from '../../domain/v3/payouts';
import type { CollectFeesTerms, RemovePositionTerms } from '../../domain/v3/positionTerms';
import { AmountRow } from './AmountRow';
import { rawOf, type PositionView } from './usePositionView';
import { orderTexts as texts } from './v3.messages';

interface SummaryProps<Terms> {
  readonly terms: Terms;
  readonly account: Address;
  readonly view: PositionView;
  /** The two sides as they are paid. */
  readonly currencies: readonly [Currency, Currency];
}

/** What a collection is about, from the order that will be sent. */
export function CollectSummary({ terms, account, view, currencies: [one, other] }: SummaryProps<CollectFeesTerms>) {
  return (
    <Column $gap={12}>
      <AmountRow currency={one} amount={rawOf(view.owed === null ? null : BigInt(terms.expected0))} testId="pool-v3-order-fees0" />
      <AmountRow currency={other} amount={rawOf(view.owed === null ? null : BigInt(terms.expected1))} testId="pool-v3-order-fees1" />
      <Text as="p" $size="small" $tone="textMuted">
        <FormattedMessage {...texts.claimHint} />
      </Text>
      <Receiver account={account} owner={view.owner} />
    </Column>
  );
}

/** What a removal frees at the present price, without fees; null while the price is not known. */
export function freedBy({ position, sqrtPriceX96 }: PositionView, { liquidity }: RemovePositionTerms): PoolAmounts | null {
  const whole = BigInt(position.liquidity);
  if (sqrtPriceX96 === null || whole === 0n) return null;
  const percent = Number((BigInt(liquidity) * 100n + whole / 2n) / whole);
  return removedAmounts(position, percent, sqrtPriceX96);
}

/** What a removal is about, from the order that will be sent. */
export function RemoveSummary({ terms, account, view, currencies }: SummaryProps<RemovePositionTerms>) {
  const { owed } = view;
  const freed = freedBy(view, terms);
  const sides = [
    { freed: freed?.amount0, owed: owed?.amount0, least: terms.amount0Min },
    { freed: freed?.amount1, owed: owed?.amount1, least: terms.amount1Min },
  ];
  return (
    <Column $gap={12}>
      {sides.map((side, index) => {
        const currency = currencies[index];
        if (!currency) return null;
        const symbol = shortenSymbol(currency.symbol);
        return (
          <Column key={symbol} $gap={8}>
            <AmountRow
              currency={currency}
              amount={rawOf(side.freed)}
              label={<FormattedMessage {...texts.pooled} values={{ symbol }} />}
              testId={`pool-v3-order-pooled${index}`}
            />
            <AmountRow
              currency={currency}
              amount={rawOf(side.owed)}
              label={<FormattedMessage {...texts.feesOf} values={{ symbol }} />}
              testId={`pool-v3-order-fees${index}`}
            />
            <AmountRow
              currency={currency}
              amount={rawOf(BigInt(side.least))}
              label={<FormattedMessage {...texts.leastLabel} values={{ symbol }} />}
              testId={`pool-v3-order-least${index}`}
            />
            {index === 0 && <Divider />}
          </Column>
        );
      })}
      <Receiver account={account} owner={view.owner} />
    </Column>
  );
}

/** Whom the order pays: always the account that sends it, also where it acts for the owner. */
export function Receiver({ account, owner }: { readonly account: Address; readonly owner: Address }) {
  return (
    <Column $gap={8}>
      <Column $gap={4}>
        <Text $size="small" $tone="textMuted">
          <FormattedMessage {...texts.paidTo} />
        </Text>
        <Text $size="tiny" data-testid="pool-v3-order-receiver">
          {account}
        </Text>
      </Column>
      {!sameAddress(account, owner) && (
        <Notice kind="warning" testId="pool-v3-order-operator">
          <FormattedMessage {...texts.operatorPaid} values={{ owner }} />
        </Notice>
      )}
    </Column>
  );
}
