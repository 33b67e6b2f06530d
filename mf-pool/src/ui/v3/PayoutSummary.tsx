import { rawAmount, sameAddress, shortenSymbol, type Address, type RawAmount } from '@dex/mf-shared/domain';
import { WholeAddress } from '@dex/mf-shared/orders';
import { Column, Divider, Notice, Text } from '@dex/mf-shared/ui';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Side } from '../../domain/v3/positionTerms';
import type { ShownCollection, ShownRemoval } from '../../domain/v3/shownTerms';
import { AmountRow } from './AmountRow';
import { orderTexts as texts } from './v3.messages';

interface SummaryProps<Terms> {
  readonly terms: Terms;
  readonly account: Address;
}

function rawOf(text: string | null): RawAmount | null {
  return text === null ? null : rawAmount(BigInt(text));
}

/** What a collection is about: every figure is the order's own; what was not known when it was made stays a dash. */
export function CollectSummary({ terms, account }: SummaryProps<ShownCollection>) {
  const [one, other] = terms.currencies;
  const shownOf = (side: Side, raw: string | null) => (terms.unread.includes(side) ? null : rawOf(raw));
  return (
    <Column $gap={12}>
      <AmountRow currency={one} amount={shownOf(0, terms.fees0)} label={stayingLabel(terms, 0)} testId="pool-v3-order-fees0" />
      <AmountRow currency={other} amount={shownOf(1, terms.fees1)} label={stayingLabel(terms, 1)} testId="pool-v3-order-fees1" />
      <Text as="p" $size="small" $tone="textMuted">
        <FormattedMessage {...texts.claimHint} />
      </Text>
      <Receiver account={account} owner={terms.owner} />
    </Column>
  );
}

/** Of a side that is left: that it stays owed. */
function stayingLabel({ only, currencies }: ShownCollection, side: Side): ReactNode {
  if (only === null || only === side) return undefined;
  return <FormattedMessage {...texts.staysOwed} values={{ symbol: shortenSymbol(currencies[side].symbol) }} />;
}

/** What a removal is about: what it frees, the fees and the minimums are those of one moment. */
export function RemoveSummary({ terms, account }: SummaryProps<ShownRemoval>) {
  const sides = [
    { side: 0, freed: terms.freed0, owed: terms.fees0, least: leastOf(terms.amount0Min, terms.expected0) },
    { side: 1, freed: terms.freed1, owed: terms.fees1, least: leastOf(terms.amount1Min, terms.expected1) },
  ] as const;
  return (
    <Column $gap={12}>
      {sides.map(({ side, freed, owed, least }) => {
        const currency = terms.currencies[side];
        const symbol = shortenSymbol(currency.symbol);
        const shownOf = (raw: string | null) => (terms.unread.includes(side) ? null : rawOf(raw));
        return (
          <Column key={side} $gap={8}>
            <AmountRow
              currency={currency}
              amount={shownOf(freed)}
              label={<FormattedMessage {...texts.pooled} values={{ symbol }} />}
              testId={`pool-v3-order-pooled${side}`}
            />
            <AmountRow
              currency={currency}
              amount={shownOf(owed)}
              label={<FormattedMessage {...texts.feesOf} values={{ symbol }} />}
              testId={`pool-v3-order-fees${side}`}
            />
            {terms.only === null || terms.only === side ? (
              <AmountRow
                currency={currency}
                amount={shownOf(least)}
                label={<FormattedMessage {...texts.leastLabel} values={{ symbol }} />}
                testId={`pool-v3-order-least${side}`}
              />
            ) : (
              <Text as="p" $size="small" data-testid="pool-v3-order-stays">
                <FormattedMessage {...texts.staysOwed} values={{ symbol }} />
              </Text>
            )}
            {side === 0 && <Divider />}
          </Column>
        );
      })}
      <Receiver account={account} owner={terms.owner} />
    </Column>
  );
}

/** The pool's own minimum, or what was accepted to arrive where a token keeps more than that on the way. */
function leastOf(minimum: string, expected: string): string {
  return BigInt(expected) < BigInt(minimum) ? expected : minimum;
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
          <WholeAddress address={account} />
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
