import { defineOrders } from '@dex/mf-shared/orders';
import { wrapKind } from './chain/wrapKind';

/** The engine of this section's one kind of order. */
export const sampleOrders = defineOrders(() => [wrapKind]);
