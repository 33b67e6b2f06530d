import { formatLiquidityAmount, rawAmount, shortenSymbol, type Token } from '@dex/mf-shared/domain';
import { useOrder, type OrderKind } from '@dex/mf-shared/orders';
import { Column, Divider, Text } from '@dex/mf-shared/ui';
import type { ReactNode } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import type { ShownPair } from '../../../domain/rangePrice';
import { coarseLoss } from '../../../domain/v3/coarseSide';
import { moveRangeOrder, type MoveRangeTerms } from '../../../domain/v3/moveRange';
import type { PaidSides, ShownMove } from '../../../domain/v3/shownTerms';
import { poolKinds, poolOrders } from '../../../orders';
import { PoolOrderDialog } from '../../orders/PoolOrderDialog';
import { poolSlot } from '../../orders/poolSlot';
import { useDeadline } from '../../orders/useDeadline';
import { AmountRow } from '../AmountRow';
import { CoarseNotice } from '../CoarseNotice';
import { ReviewedGap } from '../market/ReviewedGap';
import { OrderRange } from '../OrderRange';
import type { PositionView } from '../usePositionView';
import { moveRangeTexts as texts } from './moveRange.messages';

/** Opens the order of a move; its deadline counts from then on. */
export function useMove({ chain, account, token0, token1, position, shown, sqrtPriceX96 }: PositionView): (terms: MoveRangeTerms) => void {
  const { open } = useOrder(poolOrders, poolSlot(poolKinds.moveRange, position.tokenId));
  const deadline = useDeadline(chain.chainId);
  return (terms) => {
    if (!account) return;
    const amounts = { amount0: BigInt(terms.amount0Desired), amount1: BigInt(terms.amount1Desired) };
    const coarse = sqrtPriceX96 === null ? null : coarseLoss(sqrtPriceX96, terms, amounts);
    const dated: ShownMove = { ...terms, deadlineSeconds: deadline(), currencies: [token0, token1], pair: shown, coarse };
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
  readonly terms: MoveRangeTerms & PaidSides;
  readonly testId: string;
}

/** What goes into the new range at the present price, what is left over, and what a moving price may take of the account's own. */
export function MovedAmounts({ terms, testId }: AmountsProps) {
  const [one, other] = terms.currencies;
  const sides = [
    { token: one, desired: terms.amount0Desired, rest: terms.rest0, lacking: terms.lacking0 },
    { token: other, desired: terms.amount1Desired, rest: terms.rest1, lacking: terms.lacking1 },
  ];
  const rows = (label: 'putIn' | 'rest' | 'lacking', amountOf: (side: (typeof sides)[number]) => bigint) =>
    sides.map((side, index) => (
      <AmountRow
        key={index}
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

export interface DialogProps {
  readonly tokenId: string;
  /** The move was sent: the form closes, so that one press does not do it again. */
  readonly onSent: () => void;
}

interface MoveDialogProps<Terms> extends DialogProps {
  readonly kind: OrderKind<Terms>;
  /** What goes where: every figure is read from the order that will be sent. */
  readonly amounts: (terms: Terms) => ReactNode;
  readonly hint: MessageDescriptor;
  readonly testId: string;
}

/** The dialog of a move of either kind. */
export function MoveDialog<Terms extends MoveRangeTerms & PaidSides & { readonly pair: ShownPair }>({
  kind,
  tokenId,
  onSent,
  amounts,
  hint,
  testId,
}: MoveDialogProps<Terms>) {
  return (
    <PoolOrderDialog
      kind={kind}
      subject={tokenId}
      tell={({ terms, chainId }) => ({
        title: <FormattedMessage {...texts.title} />,
        confirm: <FormattedMessage {...texts.confirm} />,
        currencies: terms.currencies,
        doing: <FormattedMessage {...texts.doing} values={{ id: terms.tokenId }} />,
        summary: (
          <Column $gap={12}>
            <OrderRange terms={terms} />
            <ReviewedGap chainId={chainId} terms={terms} range={terms} />
            {amounts(terms)}
            <Text as="p" $size="small" $tone="textMuted">
              <FormattedMessage {...hint} />
            </Text>
          </Column>
        ),
      })}
      onClosed={(wasSent) => {
        if (wasSent) onSent();
      }}
      testId={testId}
      parts="pool-v3"
    />
  );
}

/** The dialog of a move without a purchase. */
export function MoveRangeDialog(props: DialogProps) {
  return (
    <MoveDialog
      {...props}
      kind={poolKinds.moveRange}
      amounts={(terms) => (
        <>
          <CoarseNotice terms={terms} />
          <Divider />
          <MovedAmounts terms={terms} testId="pool-v3-order" />
        </>
      )}
      hint={texts.hint}
      testId="pool-v3-move-order"
    />
  );
}
