// The orders of this section. Their code loads with the screens that open them, never with a list.
import { defineOrders, type OrderKind } from '@dex/mf-shared/orders';
import { revokeKind } from './chain/allowances/revokeKind';
import { migrateKind } from './chain/migrate/migrateKind';
import { claimRewardsKind, stakeKind, withdrawKind } from './chain/mining/stakingKinds';
import { addPairKind, removePairKind } from './chain/v2/pairKinds';
import {
  addPositionKind,
  compoundKind,
  collectAllKind,
  collectFeesKind,
  createPoolKind,
  moveRangeKind,
  removePositionKind,
} from './chain/v3/positionKinds';
import { addWithOneKind, buySideKind, moveWithSwapKind } from './chain/v3/purchaseKinds';
import type { ShownMigration } from './domain/migrate/migrateOrder';
import type { ShownStake, ShownTake } from './domain/mining/stakingOrders';
import type { ShownPairAddition, ShownPairRemoval } from './domain/v2/pairOrders';
import type { ShownCollectAll } from './domain/v3/collectAll';
import type {
  ShownAddition,
  ShownAddWithOne,
  ShownCollection,
  ShownCompound,
  ShownCreation,
  ShownMove,
  ShownMoveWithSwap,
  ShownPurchase,
  ShownRemoval,
} from './domain/v3/shownTerms';

/** A kind with the terms that this section's screens open it with: those of its calls, and what its review shows beside them. */
function shown<Terms>(kind: OrderKind<Terms>): OrderKind<Terms> {
  return kind;
}

/** Each kind of order; where an open one lives is said by `poolSlot`. */
export const poolKinds = {
  addPosition: shown<ShownAddition>(addPositionKind),
  createPool: shown<ShownCreation>(createPoolKind),
  collectFees: shown<ShownCollection>(collectFeesKind),
  collectAll: shown<ShownCollectAll>(collectAllKind),
  compound: shown<ShownCompound>(compoundKind),
  moveRange: shown<ShownMove>(moveRangeKind),
  moveWithSwap: shown<ShownMoveWithSwap>(moveWithSwapKind),
  addWithOne: shown<ShownAddWithOne>(addWithOneKind),
  buySide: shown<ShownPurchase>(buySideKind),
  removePosition: shown<ShownRemoval>(removePositionKind),
  addPair: shown<ShownPairAddition>(addPairKind),
  removePair: shown<ShownPairRemoval>(removePairKind),
  migrate: shown<ShownMigration>(migrateKind),
  stake: shown<ShownStake>(stakeKind),
  withdraw: shown<ShownTake>(withdrawKind),
  claimRewards: shown<ShownTake>(claimRewardsKind),
  revoke: revokeKind,
} as const;

/** The section's engine for the shell's services. */
export const poolOrders = defineOrders(() => Object.values(poolKinds));
