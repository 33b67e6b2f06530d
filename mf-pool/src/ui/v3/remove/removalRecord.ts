import { formatLiquidityAmount, rawAmount, shortenSymbol, type Currency } from '@dex/mf-shared/domain';
import type { OrderDraft } from '@dex/mf-shared/orders';
import { takenAmounts } from '../../../domain/v3/paidAlone';
import type { ShownRemoval } from '../../../domain/v3/shownTerms';

/** What the recent transactions keep of a removal: what it shows when it is signed. */
export function removalRecord(terms: ShownRemoval): OrderDraft['record'] {
  const {
    tokenId,
    currencies: [one, other],
  } = terms;
  const [taken0, taken1] = takenAmounts(terms);
  const amountOf = (currency: Currency, freed: string) => ({
    amount: formatLiquidityAmount(rawAmount(BigInt(freed)), currency.decimals),
    symbol: shortenSymbol(currency.symbol),
  });
  return {
    summary: {
      kind: 'removeLiquidity',
      version: 'v3',
      a: amountOf(one, taken0),
      b: amountOf(other, taken1),
      collectsFrom: [tokenId],
    },
  };
}
