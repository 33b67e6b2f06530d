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
 * A removal that takes what was measured of a side for what is expected of it. The minimums of the pool itself stay as they are: what the
 * token keeps on the way is no reason for a looser price.
 */
export function acceptedRemoval(order: Order<ShownRemoval>, limit: BrokenLimit): Order<ShownRemoval> {
  const { terms } = order;
  const { measured } = limit;
  const side = sideOf(terms, limit);
  if (side === null) return order;
  const shown = side === 0 ? shareOut(terms.freed0, terms.fees0, BigInt(measured)) : shareOut(terms.freed1, terms.fees1, BigInt(measured));
  const changes = {
    0: { expected0: measured, freed0: shown.freed, fees0: shown.fees },
    1: { expected1: measured, freed1: shown.freed, fees1: shown.fees },
  } as const;
  return removePositionOrder(order, { ...terms, ...changes[side] });
}

/** What arrives, in the shares in which liquidity and fees make it up; all of it is the liquidity's where the fees are not known. */
function shareOut(freed: string, fees: string | null, arriving: bigint): { readonly freed: string; readonly fees: string | null } {
  if (fees === null) return { freed: String(arriving), fees };
  const paid = BigInt(freed) + BigInt(fees);
  const ofFees = paid === 0n ? 0n : (arriving * BigInt(fees)) / paid;
  return { freed: String(arriving - ofFees), fees: String(ofFees) };
}

/** The side that a broken limit is about; null where it is about none, or of what leaves. */
function sideOf({ nativeSide, token0, token1 }: CollectFeesTerms, { kind, asset }: BrokenLimit): 0 | 1 | null {
  if (kind !== 'arrivesLess') return null;
  const isSide = (side: 0 | 1, token: Asset) =>
    asset === 'native' ? side === nativeSide : side !== nativeSide && sameAddress(token, asset);
  return isSide(0, token0) ? 0 : isSide(1, token1) ? 1 : null;
}
