import { formatLiquidityAmount, rawAmount, shortenSymbol } from '@dex/mf-shared/domain';
import { useOrder } from '@dex/mf-shared/orders';
import { Button, Column, Divider, Row, Text, useDispatch } from '@dex/mf-shared/ui';
import { FormattedMessage } from 'react-intl';
import { poolKinds, poolOrders } from '../../../orders';
import { nextAdditionEnded, type NextAddition } from '../../../state/v3/poolV3Slice';
import { poolSlot } from '../../orders/poolSlot';
import { useDeadline } from '../../orders/useDeadline';
import { purchaseTexts as texts } from '../purchase.messages';
import { additionDraft } from './oneTokenDrafts';

/** The swap was sent, or may have been, and the addition was not: what stands, and the way on (V3-34). */
export function NextStep({ next }: { readonly next: NextAddition }) {
  const { subject, chainId, isSent, terms } = next;
  const dispatch = useDispatch();
  const deadline = useDeadline(chainId);
  const { open } = useOrder(poolOrders, poolSlot(poolKinds.addPosition, subject));
  const [amountA, amountB] = [terms.amount0Desired, terms.amount1Desired].map((raw, side) => {
    const { decimals = 0, symbol = '' } = terms.currencies[side] ?? {};
    return { amount: formatLiquidityAmount(rawAmount(BigInt(raw)), decimals), symbol: shortenSymbol(symbol) };
  });
  return (
    <Column $gap={16} data-testid="pool-v3-one-next">
      <Divider />
      <Text as="h2" $strong>
        <FormattedMessage {...texts.nextTitle} />
      </Text>
      <Text as="p">
        <FormattedMessage
          {...(isSent ? texts.next : texts.nextUnsure)}
          values={{ amountA: amountA?.amount, symbolA: amountA?.symbol, amountB: amountB?.amount, symbolB: amountB?.symbol }}
        />
      </Text>
      <Text as="p" $size="small" $tone="textMuted">
        <FormattedMessage {...texts.nextElse} />
      </Text>
      <Row $gap={8} $wrap>
        <Button data-testid="pool-v3-one-next-review" onClick={() => open(additionDraft(next, { ...terms, deadlineSeconds: deadline() }))}>
          <FormattedMessage {...texts.nextReview} />
        </Button>
        <Button $tone="text" data-testid="pool-v3-one-next-leave" onClick={() => dispatch(nextAdditionEnded(subject))}>
          <FormattedMessage {...texts.nextLeave} />
        </Button>
      </Row>
    </Column>
  );
}
