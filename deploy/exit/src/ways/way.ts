import type { Currency } from '@dex/mf-shared/domain';
import type { Asset, BrokenLimit, Order, OrderKind } from '@dex/mf-shared/orders';

/** What can be done with a thing. */
export type WayKind = 'remove' | 'collect' | 'withdraw' | 'claimRewards' | 'claim' | 'unwrap';

/** A way out as an order of the product: encoded, read back and tried like any other. */
export interface Way {
  readonly kind: WayKind;
  readonly orderKind: OrderKind;
  readonly order: Order;
  /** The currencies by which its amounts are named. */
  readonly currencies: readonly Currency[];
  /** The two tokens of a position in the order of its pool, also one that does not say what it is: what its calls say is of the first or the second. */
  readonly sides?: readonly [Asset, Asset];
  /** The order that takes what was measured to arrive for its minimum; nothing else of it changes. */
  readonly accepted?: (limit: BrokenLimit) => Order;
  /** The same for one token alone, by its symbol: what cannot be moved does not lock in the other. */
  readonly alone?: readonly AloneWay[];
}

/** A way that pays one of two tokens, and leaves the other owed. */
export interface AloneWay {
  readonly symbol: string;
  readonly way: Way;
}

/** What every way depends on: the part of a withdrawal's worth that may be lost to the market, in basis points, and the last second (since the epoch). */
export interface Terms {
  readonly slippageBps: number;
  readonly deadlineSeconds: number;
}
