import type { QuoteOutcome, TradeType } from '../quoteOutcome';
import type { PairV2 } from './pairV2';

const INSUFFICIENT: QuoteOutcome = { kind: 'insufficient' };

/** The other side of a swap through one pair with its fee of 0.30 %, rounded as UniswapV2Library rounds. Amounts are raw. */
export function quotePairV2(pair: PairV2, amount: bigint, zeroForOne: boolean, tradeType: TradeType): QuoteOutcome {
  const [reserveIn, reserveOut] = zeroForOne ? [pair.reserve0, pair.reserve1] : [pair.reserve1, pair.reserve0];
  if (amount <= 0n || reserveIn <= 0n || reserveOut <= 0n) return INSUFFICIENT;
  if (tradeType === 'exactOutput') {
    if (amount >= reserveOut) return INSUFFICIENT;
    return { kind: 'amount', amount: (reserveIn * amount * 1000n) / ((reserveOut - amount) * 997n) + 1n };
  }
  const afterFee = amount * 997n;
  const output = (afterFee * reserveOut) / (reserveIn * 1000n + afterFee);
  return output > 0n ? { kind: 'amount', amount: output } : INSUFFICIENT;
}
