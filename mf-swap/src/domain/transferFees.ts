import type { ChainId, Currency, Token } from '@dex/mf-shared/domain';
import { legOf, tradeOf, type FoundTrades } from './findTrades';
import { quoteRoute } from './quoteRoute';
import type { Route } from './route';
import { bestTrade, type TradeWish } from './trade';

/** What a token was measured to keep of a purchase and of a sale, in hundredths of a percent. */
export interface TransferFee {
  readonly bought: number;
  readonly sold: number;
  /** The chain's time when it was measured, in seconds; 0 while the chain had none. */
  readonly measuredAt: number;
}

/**
 * The fees that were measured, by `feeKey`. A token that is not there was not measured, which says nothing of it; null where a fee could not
 * be measured again.
 */
export type TransferFees = Readonly<Record<string, TransferFee | null>>;

/** For so long, in seconds of the chain, a measured fee may lower what an order asks for: a token may change it with any block. */
const HOLDS_SECONDS = 30;

export function feeKey(chainId: ChainId, address: string): string {
  return `${chainId}-${address.toLowerCase()}`;
}

/** The fee of a currency; null where none is known. The native coin has none. */
export function feeOf(fees: TransferFees, currency: Currency | Token): TransferFee | null {
  const fee = currency.kind === 'token' ? fees[feeKey(currency.chainId, currency.address)] : undefined;
  return fee && (fee.bought > 0 || fee.sold > 0) ? fee : null;
}

/** True when a trade is lowered by a fee that was measured too long before its terms were agreed to. The time is the chain's, in seconds. */
export function restsOnOldFee(
  fees: TransferFees,
  { input, output, tradeType }: Pick<TradeWish, 'input' | 'output' | 'tradeType'>,
  blockTimestamp: number | null,
): boolean {
  if (tradeType === 'exactOutput') return false;
  return [input, output].some((currency) => {
    const fee = feeOf(fees, currency);
    return fee !== null && (blockTimestamp ?? 0) - fee.measuredAt > HOLDS_SECONDS;
  });
}

/** True when a token between the two ends keeps a part of what is sent: every hop after it would get less than it counts on. */
export function keepsBetween({ path }: Route, fees: TransferFees): boolean {
  return path.slice(1, -1).some((token) => feeOf(fees, token) !== null);
}

const WHOLE = 10_000n;
const lessFee = (amount: bigint, bps: number) => amount - (amount * BigInt(bps)) / WHOLE;

/**
 * The best of version 2 for an exact input whose tokens keep a part of each transfer, all figures net of it. Its router alone measures
 * what arrived (SWAP-23), so no other way is looked at.
 */
export function netTrades(routes: readonly Route[], wish: TradeWish, sold: number, bought: number): FoundTrades {
  const trades = routes.flatMap((route) => {
    const outcome = quoteRoute(route, lessFee(wish.amount, sold), 'exactInput');
    const received = outcome.kind === 'amount' ? lessFee(outcome.amount, bought) : 0n;
    if (received <= 0n) return [];
    const gross = quoteRoute(route, wish.amount, 'exactInput');
    const keptByToken = gross.kind === 'amount' ? gross.amount - received : 0n;
    return [{ ...tradeOf([legOf(route, wish.amount, received, wish)], wish, {}, 'v2'), keptByToken }];
  });
  return { trades, best: bestTrade(trades, true), unknownRoutes: [] };
}
