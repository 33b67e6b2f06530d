// The orders of this section. A part that loads late: only other such parts may import it.
import { defineOrders } from '@dex/mf-shared/orders';
import { sendKind, swapKind, wrapKind } from './chain/swapKinds';

export const swapOrders = defineOrders(() => [swapKind, wrapKind, sendKind]);
