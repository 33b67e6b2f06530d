import {
  maximumSent,
  minimumReceived,
  rawAmount,
  ZERO_AMOUNT,
  type Address,
  type Bps,
  type Chain,
  type PoolChoice,
  type RawAmount,
} from '@dex/mf-shared/domain';
import type { LegTerms } from './swapPromises';
import type { RouterKind, Trade } from './trade';

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

/**
 * The ways of a trade as its order names them. What an exact output may cost at most is divided over the ways in proportion to what each
 * is to pay, and adds up to the maximum of the whole.
 */
export function legTerms({ tradeType, legs, inputAmount }: Trade, maximumInput: RawAmount): readonly LegTerms[] {
  const most = legs.map((leg) => (BigInt(maximumInput) * leg.inputAmount) / inputAmount);
  const unshared = BigInt(maximumInput) - most.reduce((sum, amount) => sum + amount, 0n);
  return legs.map(({ route, ...amounts }, index) => ({
    path: route.path.map(({ address }) => address),
    pools: route.hops.map((hop) => (hop.version === 'v2' ? 'v2' : hop.pool.fee)),
    amount: rawAmount(tradeType === 'exactInput' ? amounts.inputAmount : amounts.outputAmount),
    maximumInput: tradeType === 'exactInput' ? ZERO_AMOUNT : rawAmount((most[index] ?? 0n) + (index === 0 ? unshared : 0n)),
  }));
}

/** The contract that takes the input of a swap: the router of a version or of both, or null where the network has none. */
export function routerOf(chain: Pick<Chain, 'v2' | 'v3'>, router: RouterKind): Address | null {
  switch (router) {
    case 'v2':
      return chain.v2?.router ?? null;
    case 'v3':
      return chain.v3?.swapRouter ?? null;
    case 'both':
      return chain.v3?.swapRouter02 ?? null;
  }
}

/** The router that a choice of pools leads to before there is a trade. Where no router serves both versions, it is that of the trade's version. */
export function routerKindOf(chain: Pick<Chain, 'v2' | 'v3'>, choice: PoolChoice): RouterKind {
  if (choice !== 'auto') return choice;
  return chain.v3?.swapRouter02 ? 'both' : 'v3';
}

/** The choice of pools that a network has room for: the only version that there is goes before what was asked for. */
export function choiceOn(chain: Pick<Chain, 'v2' | 'v3'>, wanted: PoolChoice): PoolChoice {
  if (!chain.v3 && chain.v2) return 'v2';
  return wanted === 'v2' && !chain.v2 && chain.v3 ? 'v3' : wanted;
}
