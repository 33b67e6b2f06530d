import type { SummaryAmount } from '@dex/mf-shared/contract';
import { shortenSymbol, UNKNOWN_FIGURE, type Currency, type RawAmount } from '@dex/mf-shared/domain';
import type { OrderDraft } from '@dex/mf-shared/orders';
import type { PairSide, ShownPairRemoval } from '../../../domain/v2/pairOrders';
import { amountText } from '../amountText';

/** What the recent transactions keep of a withdrawal: what it shows when it is signed. */
export function removalRecord({ pair, a, b, amountA, amountB, unread }: ShownPairRemoval): OrderDraft['record'] {
  const textOf = (side: PairSide, currency: Currency, amount: RawAmount): SummaryAmount =>
    unread.includes(side) ? { amount: UNKNOWN_FIGURE, symbol: shortenSymbol(currency.symbol) } : amountText(currency, amount, 'down');
  return { summary: { kind: 'removeLiquidity', version: 'v2', a: textOf('a', a, amountA), b: textOf('b', b, amountB), sharesOf: pair } };
}
