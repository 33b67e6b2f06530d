import {
  EMPTY_CONFIG,
  parseHex,
  rawAmount,
  requireAddress,
  resolveChains,
  ZERO_AMOUNT,
  type SignedPermit,
  type Token,
  v2PairAddress,
  v3PoolAddress,
} from '@dex/mf-shared/domain';
import { poolsOf, type PoolsFacts } from '../domain/poolFacts';
import { findRoutes, hopsOf } from '../domain/findRoutes';
import type { Trade } from '../domain/trade';

export const chains = resolveChains(EMPTY_CONFIG);
export const mainnet = chains[1];
export const ACCOUNT = requireAddress('0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266');
export const FRIEND = requireAddress('0x70997970c51812dc3a010c7d01b50e0d17dc79c8');
export const WETH = mainnet.wrappedNative;

function known(symbol: string): Token {
  const token = mainnet.tokens.find((candidate) => candidate.symbol === symbol);
  if (!token) throw new Error(`The chain table lacks ${symbol}`);
  return token;
}

export const USDC = known('USDC');
export const DAI = known('DAI');

const PRICE_2000 = '1771845812700903892492222464000000';

/** A deep pair and pool of USDC and WETH at 2000 dollars, the pair a little worse. */
export function ethPools(blockNumber = 100): PoolsFacts {
  const { v2, v3 } = mainnet;
  if (!v2 || !v3) throw new Error('The chain table lacks its contracts');
  return {
    blockNumber,
    syncing: false,
    isComplete: true,
    failed: false,
    pairs: [
      {
        address: v2PairAddress(v2, USDC.address, WETH.address),
        token0: USDC,
        token1: WETH,
        reserve0: String(2_000_000n * 10n ** 6n),
        reserve1: String(1000n * 10n ** 18n),
      },
    ],
    pools: [
      {
        address: v3PoolAddress(v3, USDC.address, WETH.address, 3000),
        token0: USDC,
        token1: WETH,
        fee: 3000,
        tickSpacing: 60,
        sqrtPriceX96: PRICE_2000,
        tick: 200311,
        liquidity: String(10n ** 22n),
        ticks: [],
        words: { first: 12, last: 14 },
      },
    ],
  };
}

/** 1 ETH for 2000 USDC through the deep pool of version 3. */
export function ethTrade(): Trade {
  const [route] = findRoutes(hopsOf({ v3: poolsOf(ethPools()).v3 }), WETH, USDC, 2);
  if (!route) throw new Error('No route');
  const amounts = { inputAmount: 10n ** 18n, outputAmount: 2_000_000_000n };
  return {
    version: 'v3',
    router: 'v3',
    tradeType: 'exactInput',
    input: mainnet.native,
    output: USDC,
    ...amounts,
    legs: [{ route, ...amounts }],
    confirmed: true,
  };
}

/** A signed permit of one dollar, good until a time in seconds. */
export function usdcPermit(deadline: number): SignedPermit {
  const data = parseHex('0x');
  if (!data) throw new Error('Not bytes');
  return {
    permitType: 'amount',
    amount: rawAmount(10n ** 6n),
    v: 27,
    r: data,
    s: data,
    deadline,
    nonce: ZERO_AMOUNT,
    chainId: 1,
    owner: ACCOUNT,
    spender: FRIEND,
    tokenAddress: USDC.address,
  };
}
