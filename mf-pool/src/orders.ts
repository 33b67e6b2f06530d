// The orders of this section. Their code loads with the screens that open them, never with a list.
import { defineOrders } from '@dex/mf-shared/orders';
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

/** Each kind of order; its name is also the slot that an open one lives in. */
export const poolKinds = {
  addPosition: addPositionKind,
  createPool: createPoolKind,
  collectFees: collectFeesKind,
  collectAll: collectAllKind,
  compound: compoundKind,
  moveRange: moveRangeKind,
  removePosition: removePositionKind,
  addPair: addPairKind,
  removePair: removePairKind,
  migrate: migrateKind,
  stake: stakeKind,
  withdraw: withdrawKind,
  claimRewards: claimRewardsKind,
  revoke: revokeKind,
} as const;

/** The section's engine for the shell's services. */
export const poolOrders = defineOrders(() => Object.values(poolKinds));
