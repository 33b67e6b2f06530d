import { CurrencyAmount, Token as SdkToken, type TradeType } from '@uniswap/sdk-core';
import { Pair, Trade as TradeV2 } from '@uniswap/v2-sdk';
import { Pool, TickListDataProvider, Trade as TradeV3 } from '@uniswap/v3-sdk';
import type { Token } from '@dex/mf-shared/domain';
import type { Pools } from '../poolFacts';
import { quoteRoute } from '../quoteRoute';
import type { Hop } from '../route';
import type { TradeWish } from '../trade';

/** What the published libraries of the protocol's own interface choose: the best single way of each version; null where they find none. */
export interface PeerAmounts {
  readonly v2: bigint | null;
  readonly v3: bigint | null;
}

/** As many hops as both libraries look at when nobody says otherwise. */
const ONE_BEST = { maxHops: 3, maxNumResults: 1 };

const sdkToken = ({ chainId, address, decimals }: Token) => new SdkToken(chainId, address, decimals);

function sdkPair({ token0, token1, reserve0, reserve1 }: Pools['v2'][number]): Pair {
  return new Pair(
    CurrencyAmount.fromRawAmount(sdkToken(token0), String(reserve0)),
    CurrencyAmount.fromRawAmount(sdkToken(token1), String(reserve1)),
  );
}

function sdkPool({ token0, token1, fee, tickSpacing, sqrtPriceX96, tick, liquidity, ticks }: Pools['v3'][number]): Pool {
  const provider = new TickListDataProvider(
    ticks.map(({ index, liquidityNet }) => ({
      index,
      liquidityNet: String(liquidityNet),
      liquidityGross: String(liquidityNet < 0n ? -liquidityNet : liquidityNet),
    })),
    tickSpacing,
  );
  return new Pool(sdkToken(token0), sdkToken(token1), fee, String(sqrtPriceX96), String(liquidity), tick, provider);
}

/**
 * Searches pools by the libraries' own `bestTradeExactIn` and `bestTradeExactOut`: the raw amount of the other side, by version. What a way
 * cannot give is no figure: of a pool that runs out, the library for version 3 tells the input for as much as there is.
 */
export function peerSearch(pools: Pools, from: Token, to: Token): (wish: Pick<TradeWish, 'amount' | 'tradeType'>) => Promise<PeerAmounts> {
  const pairs = pools.v2.map(sdkPair);
  const known = new Map(pools.v3.map((pool) => [sdkPool(pool), pool]));
  const [tokenIn, tokenOut] = [sdkToken(from), sdkToken(to)];
  const canGive = ({ swaps }: TradeV3<SdkToken, SdkToken, TradeType>, { amount, tradeType }: Pick<TradeWish, 'amount' | 'tradeType'>) => {
    const [path, ways] = [swaps[0]?.route.tokenPath ?? [], swaps[0]?.route.pools ?? []];
    const hops = ways.flatMap((way, index): Hop[] => {
      const pool = known.get(way);
      return pool ? [{ version: 'v3', pool, zeroForOne: way.token0.address === path[index]?.address }] : [];
    });
    return quoteRoute({ version: 'v3', hops, path: [from, to] }, amount, tradeType).kind === 'amount';
  };
  return async (wish) => {
    const { amount, tradeType } = wish;
    if (tradeType === 'exactInput') {
      const given = CurrencyAmount.fromRawAmount(tokenIn, String(amount));
      const [v2] = TradeV2.bestTradeExactIn(pairs, given, tokenOut, ONE_BEST);
      const [v3] = await TradeV3.bestTradeExactIn([...known.keys()], given, tokenOut, ONE_BEST);
      return { v2: rawOf(v2?.outputAmount), v3: v3 && canGive(v3, wish) ? rawOf(v3.outputAmount) : null };
    }
    const wanted = CurrencyAmount.fromRawAmount(tokenOut, String(amount));
    const [v2] = TradeV2.bestTradeExactOut(pairs, tokenIn, wanted, ONE_BEST);
    const [v3] = await TradeV3.bestTradeExactOut([...known.keys()], tokenIn, wanted, ONE_BEST);
    return { v2: rawOf(v2?.inputAmount), v3: v3 && canGive(v3, wish) ? rawOf(v3.inputAmount) : null };
  };
}

function rawOf(amount: CurrencyAmount<SdkToken> | undefined): bigint | null {
  return amount ? BigInt(amount.quotient.toString()) : null;
}
