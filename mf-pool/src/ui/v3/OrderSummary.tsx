import { sameAddress, shortenSymbol, type Address } from '@dex/mf-shared/domain';
import { Column, Divider, Notice, Text } from '@dex/mf-shared/ui';
import { FormattedMessage } from 'react-intl';
import { removedAmounts } from '../../domain/v3/positionOrders';
import type { Review } from '../../state/v3/poolV3Slice';
import { AmountRow } from './AmountRow';
import { rawOf, type PositionView } from './usePositionView';
import { orderTexts as texts } from './v3.messages';

/** What a collection or a removal is about, from the order that will be sent. */
export function OrderSummary({ review, view }: { readonly review: Review; readonly view: PositionView }) {
  const { subject } = review;
  if (subject.kind === 'collect') return <CollectSummary view={view} order={subject.order} />;
  return subject.kind === 'remove' ? <RemoveSummary view={view} order={subject.order} /> : null;
}

type CollectSubject = Extract<Review['subject'], { kind: 'collect' }>['order'];
type RemoveSubject = Extract<Review['subject'], { kind: 'remove' }>['order'];

function CollectSummary({ view, order }: { readonly view: PositionView; readonly order: CollectSubject }) {
  const isNative = order.nativeSide !== null;
  const [one, other] = isNative ? [view.currency0, view.currency1] : [view.token0, view.token1];
  return (
    <Column $gap={12}>
      <AmountRow currency={one} amount={rawOf(view.owed === null ? null : BigInt(order.expected0))} testId="pool-v3-order-fees0" />
      <AmountRow currency={other} amount={rawOf(view.owed === null ? null : BigInt(order.expected1))} testId="pool-v3-order-fees1" />
      <Text as="p" $size="small" $tone="textMuted">
        <FormattedMessage {...texts.claimHint} />
      </Text>
      <Receiver account={order.account} owner={view.owner} />
    </Column>
  );
}

function RemoveSummary({ view, order }: { readonly view: PositionView; readonly order: RemoveSubject }) {
  const { position, sqrtPriceX96, owed } = view;
  const isNative = order.nativeSide !== null;
  const currencies = isNative ? [view.currency0, view.currency1] : [view.token0, view.token1];
  const percent = Number(
    (BigInt(order.liquidity) * 100n + BigInt(position.liquidity) / 2n) / BigInt(position.liquidity === '0' ? '1' : position.liquidity),
  );
  const freed = sqrtPriceX96 === null ? null : removedAmounts(position, percent, sqrtPriceX96);
  const sides = [
    { freed: freed?.amount0, owed: owed?.amount0, least: order.amount0Min },
    { freed: freed?.amount1, owed: owed?.amount1, least: order.amount1Min },
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
      <Receiver account={order.account} owner={view.owner} />
    </Column>
  );
}

/** Whom the order pays: always the account that sends it, also where it acts for the owner. */
function Receiver({ account, owner }: { readonly account: Address; readonly owner: Address }) {
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
