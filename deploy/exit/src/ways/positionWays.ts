import type { Order } from '@dex/mf-shared/orders';
import { collectFeesKind, removePositionKind } from '../../../../mf-pool/src/chain/v3/positionKinds';
import { hasUncollected, isClosed } from '../../../../mf-pool/src/domain/v3/position';
import { collectFeesOrder, removePositionOrder } from '../../../../mf-pool/src/domain/v3/positionOrders';
import { acceptedCollection, acceptedRemoval } from '../../../../mf-pool/src/domain/v3/acceptedPayouts';
import { shownCollection, shownRemoval, type ShownCollection, type ShownRemoval } from '../../../../mf-pool/src/domain/v3/shownTerms';
import type { HeldPosition, Owner } from '../holdings/holding';
import type { Terms, Way } from './way';

/** All liquidity with its fees, or the fees alone. Without a price there is no minimum, so nothing is removed. */
export function positionWays(held: HeldPosition, { chain, account }: Owner, { slippageBps, deadlineSeconds }: Terms): readonly Way[] {
  const manager = chain.v3?.nonfungiblePositionManager;
  if (!manager) return [];
  const { position, token0, token1, sqrtPriceX96, fees } = held;
  const facts = { chain, manager, position, fees, asWrapped: false, owner: account, token0, token1 };
  const owner = { chainId: chain.chainId, account };
  const currencies = [token0, token1];
  const remove: readonly Way[] =
    isClosed(position) || sqrtPriceX96 === null
      ? []
      : [removalOf(removePositionOrder(owner, shownRemoval({ ...facts, percent: 100, sqrtPriceX96, slippageBps, deadlineSeconds })))];
  const hasFees = fees === null ? hasUncollected(position) : fees.amount0 > 0n || fees.amount1 > 0n;
  const collect = hasFees ? [collectionOf(collectFeesOrder(owner, shownCollection(facts)))] : [];
  return [...remove, ...collect];

  function removalOf(order: Order<ShownRemoval>): Way {
    return { kind: 'remove', orderKind: removePositionKind, order, currencies, accepted: (limit) => acceptedRemoval(order, limit) };
  }

  function collectionOf(order: Order<ShownCollection>): Way {
    return { kind: 'collect', orderKind: collectFeesKind, order, currencies, accepted: (limit) => acceptedCollection(order, limit) };
  }
}
