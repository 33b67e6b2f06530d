import type { OrderDraft } from '../../contract/orders';
import { deadlineToSend } from '../../domain/deadline';
import { selectDeadlineSeconds } from '../settings/settingsSelectors';
import { isOnReview } from './orderAnswers';
import type { OpenOrder } from './orderState';
import type { WithOrders } from './ordersSelectors';

/**
 * The draft with which an open order begins anew when it is checked again: the same after its end, and on review one with a deadline of now
 * where its own has passed, for no check could go well with that (ORDER-9). Null where what is open is checked as it is.
 */
export function anewDraft(state: WithOrders, { draft, status }: OpenOrder, nowSeconds: number): OrderDraft | null {
  const { chainId, lastSecond } = draft.order;
  const blockTimestamp = state.application.blocks[chainId]?.timestamp ?? null;
  const hasEnded = status.kind === 'failed' || status.kind === 'unknown';
  if (!hasEnded && !isOnReview(status)) return null;
  if (lastSecond === null || (blockTimestamp ?? nowSeconds) < lastSecond) return hasEnded ? draft : null;
  const userDeadlineSeconds = selectDeadlineSeconds(state);
  return validUntil(draft, deadlineToSend({ chainId, userDeadlineSeconds, blockTimestamp, clockSeconds: nowSeconds }));
}

/** A section's terms name the second under `deadlineSeconds`, which its calls are made with; an order without it has no other deadline. */
function validUntil(draft: OrderDraft, lastSecond: number): OrderDraft {
  const { terms } = draft.order;
  const renewed = typeof terms === 'object' && terms !== null ? { ...terms, deadlineSeconds: lastSecond } : terms;
  return { ...draft, order: { ...draft.order, lastSecond, terms: renewed } };
}
