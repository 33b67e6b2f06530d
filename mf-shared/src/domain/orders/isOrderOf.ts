import type { Order, OrderKind } from './order';

/** True when an order is of this kind, so that its terms are that kind's: only its own drafts carry its name. */
export function isOrderOf<Terms>(kind: Pick<OrderKind<Terms>, 'kind' | 'promises'>, order: Order): order is Order<Terms> {
  return order.kind === kind.kind;
}
