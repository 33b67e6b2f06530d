import type { QuoteOutcome, TradeType } from '../quoteOutcome';
import type { PairV2 } from './pairV2';

const INSUFFICIENT: QuoteOutcome = { kind: 'insufficient' };
/** A pair holds no more of a token than this, in raw units: a swap that would bring more reverts (UniswapV2Pair._update). */
export const MAX_RESERVE = (1n << 112n) - 1n;

/** The other side of a swap through one pair with its fee of 0.30 %, rounded as UniswapV2Library rounds. Amounts are raw. */
export function quotePairV2(pair: PairV2, amount: bigint, zeroForOne: boolean, tradeType: TradeType): QuoteOutcome {
  const [reserveIn, reserveOut] = zeroForOne ? [pair.reserve0, pair.reserve1] : [pair.reserve1, pair.reserve0];
  if (amount <= 0n || reserveIn <= 0n || reserveOut <= 0n) return INSUFFICIENT;
  if (tradeType === 'exactOutput') {
    if (amount >= reserveOut) return INSUFFICIENT;
    const input = (reserveIn * amount * 1000n) / ((reserveOut - amount) * 997n) + 1n;
    return reserveIn + input > MAX_RESERVE ? INSUFFICIENT : { kind: 'amount', amount: input };
  }
  if (reserveIn + amount > MAX_RESERVE) return INSUFFICIENT;
  const afterFee = amount * 997n;
  const output = (afterFee * reserveOut) / (reserveIn * 1000n + afterFee);
  return output > 0n ? { kind: 'amount', amount: output } : INSUFFICIENT;
}
