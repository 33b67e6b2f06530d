import { defineOrders } from '@dex/mf-shared/orders';
import { claimKind } from './chain/claimKind';

/** The engine of this section's one kind of order. */
export const claimOrders = defineOrders(() => [claimKind]);
