import {
  maximumSent,
  minimumReceived,
  rawAmount,
  wrappedToken,
  type Address,
  type Bps,
  type Chain,
  type ChainId,
  type Currency,
  type RawAmount,
  type SignedPermit,
} from '@dex/mf-shared/domain';
import type { TradeType } from './quoteOutcome';
import type { Trade } from './trade';

/** How approvals reach the chain: on their own beforehand, inside a wallet contract's own batch, or in the wallet's atomic batch (EIP-5792). */
export type Batching = 'none' | 'multicallWallet' | 'walletBatch';

/** A swap to send, as plain data: everything that the call data is made from. */
export interface SwapOrder {
  readonly chainId: ChainId;
  readonly account: Address;
  readonly recipient: Address;
  readonly version: 'v2' | 'v3';
  readonly tradeType: TradeType;
  readonly input: Currency;
  readonly output: Currency;
  readonly path: readonly Address[];
  /** Millionths, one per hop; empty in version 2. */
  readonly fees: readonly number[];
  readonly maximumInput: RawAmount;
  readonly minimumOutput: RawAmount;
  readonly deadlineSeconds: number;
  readonly permit: SignedPermit | null;
  readonly batching: Batching;
  /** True when the allowance does not suffice, so that a batch must approve first. */
  readonly needsApproval: boolean;
}

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

export type OrderTerms = Pick<SwapOrder, 'account' | 'recipient' | 'deadlineSeconds' | 'permit' | 'batching' | 'needsApproval'>;

/** The order for a trade at a slippage tolerance. */
export function swapOrder(chain: Chain, trade: Trade, slippage: Bps, terms: OrderTerms): SwapOrder {
  const first = wrappedToken(trade.input, chain);
  return {
    ...terms,
    ...tradeLimits(trade, slippage),
    chainId: chain.chainId,
    version: trade.version,
    tradeType: trade.tradeType,
    input: trade.input,
    output: trade.output,
    path: [first.address, ...trade.route.path.slice(1).map(({ address }) => address)],
    fees: trade.route.hops.flatMap((hop) => (hop.version === 'v3' ? [hop.pool.fee] : [])),
  };
}

/** The time (seconds since the epoch) after which the chain refuses an order: the swap's own deadline, or its signature's when that is earlier. */
export function lastSecondOf({ deadlineSeconds, permit }: Pick<SwapOrder, 'deadlineSeconds' | 'permit'>): number {
  return permit === null ? deadlineSeconds : Math.min(deadlineSeconds, permit.deadline);
}

/** The contract that takes the input of a swap: the router of the version, or null where the network has none. */
export function routerOf(chain: Pick<Chain, 'v2' | 'v3'>, version: 'v2' | 'v3'): Address | null {
  return (version === 'v2' ? chain.v2?.router : chain.v3?.swapRouter) ?? null;
}
