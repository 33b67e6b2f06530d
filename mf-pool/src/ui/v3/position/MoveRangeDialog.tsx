import { formatLiquidityAmount, rawAmount, shortenSymbol, type Token } from '@dex/mf-shared/domain';
import { useOrder } from '@dex/mf-shared/orders';
import { Column, Divider, Text } from '@dex/mf-shared/ui';
import { FormattedMessage } from 'react-intl';
import { moveRangeOrder, type MoveRangeTerms } from '../../../domain/v3/moveRange';
import { poolKinds, poolOrders } from '../../../orders';
import { PoolOrderDialog } from '../../orders/PoolOrderDialog';
import { useDeadline } from '../../orders/useDeadline';
import { useOrderClosedOnLeave } from '../../orders/useOrderClosedOnLeave';
import { AmountRow } from '../AmountRow';
import { rangeTexts } from '../priceTexts';
import type { PositionView } from '../usePositionView';
import { moveRangeTexts as texts } from './moveRange.messages';

/** Opens the order of a move; its deadline counts from then on. */
export function useMove({ chain, account, token0, token1 }: PositionView): (terms: MoveRangeTerms) => void {
  const { open } = useOrder(poolOrders, poolKinds.moveRange.kind);
  const deadline = useDeadline(chain.chainId);
  return (terms) => {
    if (!account) return;
    const dated = { ...terms, deadlineSeconds: deadline() };
    const text = (token: Token, desired: string, rest: string) => ({
      amount: formatLiquidityAmount(rawAmount(BigInt(desired) - BigInt(rest)), token.decimals),
      symbol: shortenSymbol(token.symbol),
    });
    open({
      order: moveRangeOrder({ chainId: chain.chainId, account }, dated, token0, token1),
      record: {
        summary: {
          kind: 'addLiquidity',
          version: 'v3',
          a: text(token0, terms.amount0Desired, terms.rest0),
          b: text(token1, terms.amount1Desired, terms.rest1),
          collectsFrom: [terms.tokenId],
        },
      },
    });
  };
}

interface AmountsProps {
  readonly terms: MoveRangeTerms;
  readonly view: PositionView;
  readonly testId: string;
}

/** What goes into the new range at the present price, what is left over, and what a moving price may take of the account's own. */
export function MovedAmounts({ terms, view: { token0, token1 }, testId }: AmountsProps) {
  const sides = [
    { token: token0, desired: terms.amount0Desired, rest: terms.rest0, lacking: terms.lacking0 },
    { token: token1, desired: terms.amount1Desired, rest: terms.rest1, lacking: terms.lacking1 },
  ];
  const rows = (label: 'putIn' | 'rest' | 'lacking', amountOf: (side: (typeof sides)[number]) => bigint) =>
    sides.map((side, index) => (
      <AmountRow
        key={side.token.address}
        currency={side.token}
        amount={rawAmount(amountOf(side))}
        digits={6}
        rounding={label === 'lacking' ? 'up' : 'down'}
        label={<FormattedMessage {...texts[label]} values={{ symbol: shortenSymbol(side.token.symbol) }} />}
        testId={`${testId}-${label}${index}`}
      />
    ));
  return (
    <Column $gap={12}>
      {rows('putIn', ({ desired, rest }) => BigInt(desired) - BigInt(rest))}
      {rows('rest', ({ rest }) => BigInt(rest))}
      {rows('lacking', ({ lacking }) => BigInt(lacking))}
    </Column>
  );
}

interface DialogProps {
  readonly view: PositionView;
  /** The move was sent: the form closes, so that one press does not do it again. */
  readonly onSent: () => void;
}

/** The dialog of a move: every figure is read from the order that will be sent. */
export function MoveRangeDialog({ view, onSent }: DialogProps) {
  useOrderClosedOnLeave(poolKinds.moveRange.kind);
  return (
    <PoolOrderDialog
      kind={poolKinds.moveRange}
      title={<FormattedMessage {...texts.title} />}
      confirm={<FormattedMessage {...texts.confirm} />}
      currencies={[view.token0, view.token1]}
      doing={({ terms }) => <FormattedMessage {...texts.doing} values={{ id: terms.tokenId }} />}
      summary={({ terms }) => <MoveSummary terms={terms} view={view} />}
      onClosed={(wasSent) => {
        if (wasSent) onSent();
      }}
      testId="pool-v3-move-order"
      parts="pool-v3"
    />
  );
}

function MoveSummary({ terms, view }: { readonly terms: MoveRangeTerms; readonly view: PositionView }) {
  const { min, max } = rangeTexts(terms, view.shown, view.fee);
  return (
    <Column $gap={12}>
      <Text $strong data-testid="pool-v3-order-range">
        <FormattedMessage
          {...texts.range}
          values={{ min, max, quote: shortenSymbol(view.shown.quote.symbol), base: shortenSymbol(view.shown.base.symbol) }}
        />
      </Text>
      <Divider />
      <MovedAmounts terms={terms} view={view} testId="pool-v3-order" />
      <Text as="p" $size="small" $tone="textMuted">
        <FormattedMessage {...texts.hint} />
      </Text>
    </Column>
  );
}
