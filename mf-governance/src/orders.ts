import { defineOrders } from '@dex/mf-shared/orders';
import { delegateKind, proposeKind, voteKind } from './chain/governanceKinds';

/** The engine of this section's orders: delegating, voting, proposing. */
export const governanceOrders = defineOrders(() => [delegateKind, voteKind, proposeKind]);
