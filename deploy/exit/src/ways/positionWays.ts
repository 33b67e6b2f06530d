import type { Order } from '@dex/mf-shared/orders';
import { collectFeesKind, removePositionKind } from '../../../../mf-pool/src/chain/v3/positionKinds';
import { hasUncollected, isClosed } from '../../../../mf-pool/src/domain/v3/position';
import { collectFeesOrder, removePositionOrder } from '../../../../mf-pool/src/domain/v3/positionOrders';
import { acceptedCollection, acceptedRemoval } from '../../../../mf-pool/src/domain/v3/acceptedPayouts';
import { paidAlone } from '../../../../mf-pool/src/domain/v3/paidAlone';
import type { CollectFeesTerms, Side } from '../../../../mf-pool/src/domain/v3/positionTerms';
import {
  shownCollection,
  shownRemoval,
  type PaidSides,
  type ShownCollection,
  type ShownRemoval,
} from '../../../../mf-pool/src/domain/v3/shownTerms';
import type { HeldPosition, Owner } from '../holdings/holding';
import type { AloneWay, Terms, Way } from './way';

const SIDES: readonly Side[] = [0, 1];

/** All liquidity with its fees, or the fees alone. Without a price there is no minimum, so nothing is removed. */
export function positionWays(held: HeldPosition, { chain, account }: Owner, { slippageBps, deadlineSeconds }: Terms): readonly Way[] {
  const manager = chain.v3?.nonfungiblePositionManager;
  if (!manager) return [];
  const { position, token0, token1, unread, sqrtPriceX96, fees } = held;
  const facts = { chain, manager, position, fees, asWrapped: false, owner: account, token0, token1, unread };
  const owner = { chainId: chain.chainId, account };
  const currencies = [token0, token1].filter((_, index) => !unread.some((side) => side === index));
  const sides = [token0.address, token1.address] as const;
  const terms = { percent: 100, slippageBps, deadlineSeconds };
  const remove: readonly Way[] =
    isClosed(position) || sqrtPriceX96 === null
      ? []
      : [removalOf(removePositionOrder(owner, shownRemoval({ ...facts, ...terms, sqrtPriceX96 })))];
  const hasFees = fees === null ? hasUncollected(position) : fees.amount0 > 0n || fees.amount1 > 0n;
  const collect = hasFees ? [collectionOf(collectFeesOrder(owner, shownCollection(facts)))] : [];
  return [...remove, ...collect];

  function removalOf(order: Order<ShownRemoval>): Way {
    return {
      kind: 'remove',
      orderKind: removePositionKind,
      order,
      currencies,
      sides,
      accepted: (limit) => acceptedRemoval(order, limit),
      alone: eachAlone(order, (alone) => removalOf(removePositionOrder(owner, alone))),
    };
  }

  function collectionOf(order: Order<ShownCollection>): Way {
    return {
      kind: 'collect',
      orderKind: collectFeesKind,
      order,
      currencies,
      sides,
      accepted: (limit) => acceptedCollection(order, limit),
      alone: eachAlone(order, (alone) => collectionOf(collectFeesOrder(owner, alone))),
    };
  }
}

/** What pays both sides, for each of them alone; nothing where it is one alone already. */
function eachAlone<T extends CollectFeesTerms & PaidSides>({ terms }: Order<T>, wayOf: (alone: T) => Way): readonly AloneWay[] {
  if (terms.only !== null) return [];
  return SIDES.map((side) => ({ symbol: terms.currencies[side].symbol, way: wayOf(paidAlone(terms, side)) }));
}
