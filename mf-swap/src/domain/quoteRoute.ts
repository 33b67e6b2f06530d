import type { QuoteOutcome, TradeType } from './quoteOutcome';
import type { Route } from './route';
import { quotePairV2 } from './v2/quoteV2';
import { quotePoolV3 } from './v3/quoteV3';

/** The other side of a route for a raw amount on the given side, hop by hop. */
export function quoteRoute(route: Route, amount: bigint, tradeType: TradeType): QuoteOutcome {
  const ordered = tradeType === 'exactInput' ? route.hops : [...route.hops].reverse();
  let outcome: QuoteOutcome = { kind: 'amount', amount };
  for (const hop of ordered) {
    outcome =
      hop.version === 'v2'
        ? quotePairV2(hop.pool, outcome.amount, hop.zeroForOne, tradeType)
        : quotePoolV3(hop.pool, outcome.amount, hop.zeroForOne, tradeType);
    if (outcome.kind !== 'amount') return outcome;
  }
  return outcome;
}
