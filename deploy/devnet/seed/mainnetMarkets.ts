import { MAINNET_TOKENS as T, type TokenFact } from '../facts/tokens';
import { units } from './amounts';
import type { FeeTier } from '@dex/mf-shared/domain';
import type { PoolFact } from './pools';
import type { Side } from './v2';

const side = (token: TokenFact, whole: bigint | number): Side => ({ token, amount: units(token, whole) });
const pool = (fee: FeeTier, a: Side, b: Side): PoolFact => ({ fee, sides: [a, b] });

/** Pairs of the second version; ETH 2000, BTC 40,000, UNI 5 dollars. The four staking pairs come first. */
export const MAINNET_PAIRS: readonly (readonly [Side, Side])[] = [
  [side(T.WETH, 25_000), side(T.USDT, 50_000_000)],
  [side(T.WETH, 25_000), side(T.USDC, 50_000_000)],
  [side(T.WETH, 25_000), side(T.DAI, 50_000_000)],
  [side(T.WETH, 20_000), side(T.WBTC, 1000)],
  [side(T.WETH, 4000), side(T.UNI, 1_600_000)],
  [side(T.USDC, 20_000_000), side(T.USDT, 20_000_000)],
  [side(T.DAI, 20_000_000), side(T.USDT, 20_000_000)],
  [side(T.CDAI, 50_000_000), side(T.CUSDC, 50_000_000)],
  [side(T.WETH, 1000), side(T.BURN, 2_000_000)],
  [side(T.WETH, 1000), side(T.WHOLE, 20_000)],
  [side(T.WETH, 1000), side(T.FINE, 2_000_000)],
  [side(T.WETH, 1000), side(T.OLD, 2_000_000)],
  [side(T.WETH, 1000), side(T.NAMELESS, 2_000_000)],
  [side(T.WETH, 1000), side(T.MISLED, 2_000_000)],
  [side(T.FEI, 1_000_000), side(T.TRIBE, 1_000_000)],
  [side(T.WETH, 500), side(T.FEI, 1_000_000)],
];

/** Pairs of the tokens that take more than they say; 2000 each for one ETH, as if nothing were taken. */
export const TRAP_PAIRS: readonly (readonly [Side, Side])[] = [
  [side(T.WETH, 1000), side(T.HALF, 2_000_000)],
  [side(T.WETH, 1000), side(T.TAXED, 2_000_000)],
  [side(T.WETH, 1000), side(T.STUCK, 2_000_000)],
  [side(T.WETH, 1000), side(T.LIAR, 2_000_000)],
];

/** Pools of the third version for the tokens with a fee; made after the accounts' positions, whose ids are known. */
export const FEE_POOLS: readonly PoolFact[] = [
  pool(3000, side(T.WETH, 500), side(T.BURN, 1_000_000)),
  pool(3000, side(T.WETH, 500), side(T.HALF, 1_000_000)),
];

/** Pools of the third version, at all four tiers. Their deep positions have the ids 1 to 10 in this order. */
export const MAINNET_POOLS = {
  usdcWeth500: pool(500, side(T.USDC, 20_000_000), side(T.WETH, 10_000)),
  usdcWeth3000: pool(3000, side(T.USDC, 40_000_000), side(T.WETH, 20_000)),
  usdcWeth10000: pool(10000, side(T.USDC, 2_000_000), side(T.WETH, 1000)),
  daiWeth3000: pool(3000, side(T.DAI, 20_000_000), side(T.WETH, 10_000)),
  daiUsdc100: pool(100, side(T.DAI, 10_000_000), side(T.USDC, 10_000_000)),
  usdcUsdt100: pool(100, side(T.USDC, 10_000_000), side(T.USDT, 10_000_000)),
  wethUsdt3000: pool(3000, side(T.WETH, 10_000), side(T.USDT, 20_000_000)),
  wbtcWeth3000: pool(3000, side(T.WBTC, 500), side(T.WETH, 10_000)),
  uniWeth3000: pool(3000, side(T.UNI, 2_000_000), side(T.WETH, 5000)),
  wethUsdt500: pool(500, side(T.WETH, 1000), side(T.USDT, 2_000_000)),
} as const satisfies Record<string, PoolFact>;

/** The pair of the second v2-style exchange. */
export const SUSHI_SIDES: readonly [Side, Side] = [side(T.USDC, 400_000), side(T.WETH, 200)];
