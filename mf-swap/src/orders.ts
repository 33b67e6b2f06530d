// The orders of this section. A part that loads late: only other such parts may import it.
import { defineOrders } from '@dex/mf-shared/orders';
import { sendKind, swapKind } from './chain/swapKinds';
import { wrapKind } from './chain/wrapKind';

/** A plain transfer, by which its open order is known. */
export const sendOrder = sendKind;

export const swapOrders = defineOrders(() => [swapKind, wrapKind, sendKind]);
