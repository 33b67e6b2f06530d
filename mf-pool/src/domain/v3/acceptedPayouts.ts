// Payouts of positions that go on with what was measured to arrive: a token may deliver less than the pool pays (ORDER-3).
import { sameAddress } from '@dex/mf-shared/domain';
import type { Asset, BrokenLimit, Order } from '@dex/mf-shared/orders';
import { collectFeesOrder, removePositionOrder } from './positionOrders';
import type { CollectFeesTerms } from './positionTerms';
import type { ShownCollection, ShownRemoval } from './shownTerms';

/** A collection that takes what was measured of a side for what is expected of it, and for what is shown. */
export function acceptedCollection(order: Order<ShownCollection>, limit: BrokenLimit): Order<ShownCollection> {
  const { measured } = limit;
  const changes = { 0: { expected0: measured, fees0: measured }, 1: { expected1: measured, fees1: measured } } as const;
  const side = sideOf(order.terms, limit);
  return side === null ? order : collectFeesOrder(order, { ...order.terms, ...changes[side] });
}

/**
 * A removal that shows what was measured of a side, and expects of it what it expected before, less the part that the token keeps: the room
 * for a price that moves stays as it was chosen. What was measured is the figure of one block, and held to it the next one would undo the
 * removal. The minimums of the pool itself stay as they are: what the token keeps on the way is no reason for a looser price.
 */
export function acceptedRemoval(order: Order<ShownRemoval>, limit: BrokenLimit): Order<ShownRemoval> {
  const { terms } = order;
  const side = sideOf(terms, limit);
  if (side === null) return order;
  const arriving = BigInt(limit.measured);
  const shown = side === 0 ? shareOut(terms.freed0, terms.fees0, arriving) : shareOut(terms.freed1, terms.fees1, arriving);
  const changes = {
    0: { expected0: expectedOf(terms.expected0, shown, arriving), freed0: shown.freed, fees0: shown.fees },
    1: { expected1: expectedOf(terms.expected1, shown, arriving), freed1: shown.freed, fees1: shown.fees },
  } as const;
  return removePositionOrder(order, { ...terms, ...changes[side] });
}

/** What was expected, in the proportion in which what arrives stands to what the pool pays; never more than arrives. */
function expectedOf(expected: string, { paid }: Shares, arriving: bigint): string {
  const scaled = paid === 0n ? arriving : (BigInt(expected) * arriving) / paid;
  return String(scaled < arriving ? scaled : arriving);
}

interface Shares {
  readonly freed: string;
  readonly fees: string | null;
  /** What the pool was thought to pay of both. */
  readonly paid: bigint;
}

/** What arrives, in the shares in which liquidity and fees make it up; all of it is the liquidity's where the fees are not known. */
function shareOut(freed: string, fees: string | null, arriving: bigint): Shares {
  const paid = BigInt(freed) + BigInt(fees ?? 0);
  if (fees === null) return { freed: String(arriving), fees, paid };
  const ofFees = paid === 0n ? 0n : (arriving * BigInt(fees)) / paid;
  return { freed: String(arriving - ofFees), fees: String(ofFees), paid };
}

/** The side that a broken limit is about; null where it is about none, or of what leaves. */
function sideOf({ nativeSide, token0, token1 }: CollectFeesTerms, { kind, asset }: BrokenLimit): 0 | 1 | null {
  if (kind !== 'arrivesLess') return null;
  const isSide = (side: 0 | 1, token: Asset) =>
    asset === 'native' ? side === nativeSide : side !== nativeSide && sameAddress(token, asset);
  return isSide(0, token0) ? 0 : isSide(1, token1) ? 1 : null;
}
