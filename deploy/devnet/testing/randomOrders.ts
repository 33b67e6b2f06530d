import {
  rawAmount,
  requireAddress,
  ZERO_AMOUNT,
  type Address,
  type Chain,
  type Currency,
  type RawAmount,
  type Token,
} from '@dex/mf-shared/domain';
import type { Asset, Order, OrderKind } from '@dex/mf-shared/orders';
import type { TokenFact } from '../facts/tokens';
import { FEE_POOLS, MAINNET_PAIRS, MAINNET_POOLS, TRAP_PAIRS } from '../seed/mainnetMarkets';
import type { FeeTier } from '@dex/mf-shared/domain';

import type { SeedChain } from '../node/seedChain';

/** An order with the kind that makes calls of it. */
export interface AnyOrder {
  readonly kind: OrderKind;
  readonly order: Order;
}

/** Draws from repeatable numbers, and what all draws need to know. */
export interface Draw {
  readonly random: () => number;
  readonly chain: Chain;
  readonly seed: SeedChain;
  readonly account: Address;
}

/** A source of random orders of one sort; null when the chain has nothing for one now. */
export type OrderSource = (draw: Draw) => Promise<AnyOrder | null>;

/** Later than any clock of the test. */
export const LATE = 4_000_000_000;
const WITHOUT_BOUND = rawAmount(2n ** 250n);

/** One of a list. */
export function oneOf<T>(random: () => number, list: readonly T[]): T {
  const found = list[Math.floor(random() * list.length)];
  if (found === undefined) throw new Error('Nothing to draw from');
  return found;
}

/** A share of an amount, at least one unit. */
export function shareOf(random: () => number, whole: bigint): bigint {
  const part = (whole * BigInt(1 + Math.floor(random() * 999))) / 1000n;
  return part > 0n ? part : 1n;
}

/** Limits that bound nothing: what moves is measured all the same, and no draw is lost to a token that takes a part. */
export function measuring(
  leaves: readonly Asset[],
  arrives: readonly { readonly asset: Asset; readonly recipient: Address }[],
): Order['limits'] {
  return {
    leaves: leaves.map((asset) => ({ asset, maximum: WITHOUT_BOUND })),
    arrives: arrives.map((arrival) => ({ ...arrival, minimum: ZERO_AMOUNT })),
  };
}

/** An order without needs and limits of its own, to be completed. */
export function orderOf<Terms>(
  { account }: Draw,
  kind: OrderKind<Terms>,
  terms: Terms,
  rest: Partial<Omit<Order, 'terms'>> = {},
): AnyOrder {
  const order: Order<Terms> = {
    kind: kind.kind,
    chainId: 1,
    account,
    needs: [],
    limits: measuring([], []),
    lastSecond: null,
    ...rest,
    terms,
  };
  return { order, kind };
}

/** Dollars for a whole token, as the seed sets the prices. */
const DOLLARS: Readonly<Record<string, number>> = { WETH: 2000, WBTC: 40_000, UNI: 5, WHOLE: 100 };

/** A raw amount worth so many dollars, at least one unit. */
export function worth({ symbol, decimals }: Pick<TokenFact, 'symbol' | 'decimals'>, dollars: number): bigint {
  const amount = BigInt(Math.floor((dollars / (DOLLARS[symbol] ?? 1)) * 1e6)) * 10n ** BigInt(decimals);
  return amount / 1_000_000n || 1n;
}

/** From some cents to some ten thousand dollars, each size as likely as any other. */
export function randomDollars(random: () => number): number {
  return 10 ** (-1 + 5.5 * random());
}

/** A token of the seed as the product knows it. */
export function tokenOf({ address, decimals, symbol, name }: TokenFact): Token {
  return { kind: 'token', chainId: 1, address: requireAddress(address), decimals, symbol, name };
}

/** A token, or instead of the wrapped coin now and then the coin itself. */
export function maybeNative({ random, chain }: Draw, token: TokenFact): Currency {
  return token.symbol === 'WETH' && random() < 0.5 ? chain.native : tokenOf(token);
}

export function assetOf(currency: Currency): Asset {
  return currency.kind === 'native' ? 'native' : currency.address;
}

/** What must be allowed of a currency; nothing for the coin. */
export function needsOf(currency: Currency, spender: Address, amount: RawAmount): Order['needs'] {
  return currency.kind === 'native' ? [] : [{ token: currency, spender, amount, permit: null }];
}

/** A market of the seed: a pair, or a pool with its fee in millionths. */
export interface MarketFact {
  readonly pool: 'v2' | FeeTier;
  readonly tokens: readonly [TokenFact, TokenFact];
}

export const MARKETS: readonly MarketFact[] = [
  ...[...MAINNET_PAIRS, ...TRAP_PAIRS].map(([a, b]): MarketFact => ({ pool: 'v2', tokens: [a.token, b.token] })),
  ...[...Object.values(MAINNET_POOLS), ...FEE_POOLS].map(
    ({ fee, sides: [a, b] }): MarketFact => ({ pool: fee, tokens: [a.token, b.token] }),
  ),
];
