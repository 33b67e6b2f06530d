import type { OrderDraft } from '@dex/mf-shared/orders';
import type { RemovePairTerms } from '../../../domain/v2/pairOrders';
import { amountText } from '../amountText';

/** What the recent transactions keep of a withdrawal: what it shows when it is signed. */
export function removalRecord({ a, b, amountA, amountB }: RemovePairTerms): OrderDraft['record'] {
  return { summary: { kind: 'removeLiquidity', version: 'v2', a: amountText(a, amountA, 'down'), b: amountText(b, amountB, 'down') } };
}
