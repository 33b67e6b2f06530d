import { shortenSymbol } from '@dex/mf-shared/domain';
import { useOrder, type OrderDraft, type OrderKind } from '@dex/mf-shared/orders';
import { Button, Notice, Row } from '@dex/mf-shared/ui';
import { FormattedMessage } from 'react-intl';
import { mayOneTokenFail } from '../../domain/v3/paidAlone';
import type { CollectFeesTerms, Side } from '../../domain/v3/positionTerms';
import type { PaidSides } from '../../domain/v3/shownTerms';
import { poolOrders } from '../../orders';
import { poolSlot } from '../orders/poolSlot';
import { orderTexts as texts } from './v3.messages';

interface TakeAloneProps<Terms> {
  readonly kind: OrderKind<Terms>;
  readonly terms: Terms;
  /** The order for one side only, and what the recent transactions keep of it. */
  readonly draftFor: (side: Side) => Pick<OrderDraft<Terms>, 'order' | 'record'>;
}

const SIDES: readonly Side[] = [0, 1];

/** Where a payout of both sides fails: each side alone, so that a token that cannot be moved does not lock the other one in (V3-31). */
export function TakeAlone<Terms extends CollectFeesTerms & PaidSides>({ kind, terms, draftFor }: TakeAloneProps<Terms>) {
  const { order, open } = useOrder(poolOrders, poolSlot(kind, terms.tokenId));
  if (order?.status.kind !== 'blocked' || terms.only !== null || !mayOneTokenFail(order.status.problem)) return null;
  const { draft } = order;
  return (
    <Notice kind="info" testId="pool-v3-alone">
      <FormattedMessage {...texts.alone} />
      <Row $gap={8} $wrap>
        {SIDES.map((side) => (
          <Button
            key={side}
            $size="small"
            $tone="secondary"
            data-testid={`pool-v3-take-alone-${side}`}
            onClick={() => open({ ...draft, ...draftFor(side) })}
          >
            <FormattedMessage {...texts.takeAlone} values={{ symbol: shortenSymbol(terms.currencies[side].symbol) }} />
          </Button>
        ))}
      </Row>
    </Notice>
  );
}
