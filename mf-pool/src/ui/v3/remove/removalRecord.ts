import { formatLiquidityAmount, rawAmount, shortenSymbol, UNKNOWN_FIGURE } from '@dex/mf-shared/domain';
import type { OrderDraft } from '@dex/mf-shared/orders';
import { takenAmounts } from '../../../domain/v3/paidAlone';
import type { Side } from '../../../domain/v3/positionTerms';
import type { ShownRemoval } from '../../../domain/v3/shownTerms';

/** An amount of one side in raw decimal text as it is shown; a dash where its token does not say what it is. */
export function amountText({ currencies, unread }: ShownRemoval, side: Side, raw: string): string {
  return unread.includes(side) ? UNKNOWN_FIGURE : formatLiquidityAmount(rawAmount(BigInt(raw)), currencies[side].decimals);
}

/** What the recent transactions keep of a removal: what it shows when it is signed. */
export function removalRecord(terms: ShownRemoval): OrderDraft['record'] {
  const { tokenId } = terms;
  const [taken0, taken1] = takenAmounts(terms);
  const amountOf = (side: Side, freed: string) => ({
    amount: amountText(terms, side, freed),
    symbol: shortenSymbol(terms.currencies[side].symbol),
  });
  return {
    summary: {
      kind: 'removeLiquidity',
      version: 'v3',
      a: amountOf(0, taken0),
      b: amountOf(1, taken1),
      collectsFrom: [tokenId],
    },
  };
}
