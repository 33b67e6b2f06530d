import { maximumSent, minimumReceived, rawAmount, type Address, type Bps, type Chain, type RawAmount } from '@dex/mf-shared/domain';
import type { Trade } from './trade';

/** What the transaction itself enforces, in raw units: at most this input, at least this output; never looser than the tolerance. */
export interface TradeLimits {
  readonly maximumInput: RawAmount;
  readonly minimumOutput: RawAmount;
}

/** The limits of a trade at a slippage tolerance; the typed side is itself. */
export function tradeLimits(trade: Pick<Trade, 'tradeType' | 'inputAmount' | 'outputAmount'>, slippage: Bps): TradeLimits {
  const [input, output] = [rawAmount(trade.inputAmount), rawAmount(trade.outputAmount)];
  return trade.tradeType === 'exactInput'
    ? { maximumInput: input, minimumOutput: minimumReceived(output, slippage) }
    : { maximumInput: maximumSent(input, slippage), minimumOutput: output };
}

/** The contract that takes the input of a swap: the router of the version, or null where the network has none. */
export function routerOf(chain: Pick<Chain, 'v2' | 'v3'>, version: 'v2' | 'v3'): Address | null {
  return (version === 'v2' ? chain.v2?.router : chain.v3?.swapRouter) ?? null;
}
