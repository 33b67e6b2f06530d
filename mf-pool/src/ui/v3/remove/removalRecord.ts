import { formatLiquidityAmount, rawAmount, shortenSymbol, type Currency } from '@dex/mf-shared/domain';
import type { OrderDraft } from '@dex/mf-shared/orders';
import type { ShownRemoval } from '../../../domain/v3/shownTerms';

/** What the recent transactions keep of a removal: what it shows when it is signed. */
export function removalRecord({ tokenId, currencies: [one, other], freed0, freed1 }: ShownRemoval): OrderDraft['record'] {
  const amountOf = (currency: Currency, freed: string) => ({
    amount: formatLiquidityAmount(rawAmount(BigInt(freed)), currency.decimals),
    symbol: shortenSymbol(currency.symbol),
  });
  return {
    summary: {
      kind: 'removeLiquidity',
      version: 'v3',
      a: amountOf(one, freed0),
      b: amountOf(other, freed1),
      collectsFrom: [tokenId],
    },
  };
}
